/** What a view of Koinobori holds, as the protocol declares it. */
import type { KoinoboriTableView, View } from "../../lib/protocol";

export function koinobori(view: View): KoinoboriTableView {
  return view.table as KoinoboriTableView;
}

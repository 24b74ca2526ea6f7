/** What a view of Gorinto holds, as the protocol declares it. */
import type { GorintoTableView, View } from "../../lib/protocol";

export function gorinto(view: View): GorintoTableView {
  return view.table as GorintoTableView;
}

/** What a view of Goryō holds, as the protocol declares it, and which seat plays whom. */
import type { GoryoTableView, View } from "../../lib/protocol";

export const GORYO = 0;
export const SAMURAI = 1;

export function goryo(view: View): GoryoTableView {
  return view.table as GoryoTableView;
}

/** Where and in which order the things of Gorinto are drawn. */
import { everyKey } from "../../lib/every";
import type { GorintoTiles } from "../../lib/protocol";

/** From the top of a pagoda. */
export const ELEMENTS = everyKey<GorintoTiles>()("void", "wind", "fire", "water", "earth");
export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e"];
export const ROWS: readonly string[] = ["1", "2", "3", "4", "5"];

/** How high the ground of each landscape is drawn, row by row; a picture only, the stacks themselves come from the server. */
const GROUND: Record<string, string> = {
  peak: "00000 01110 01210 01110 00000",
  waves: "01010 01010 01010 01010 01010",
  mesa: "01010 12221 02220 12221 01010",
  lake: "22222 21112 21012 21112 22222",
  hill: "01210 01210 01210 01210 01210",
};

/** The ground under a space: 0, 1 or 2. */
export function groundOf(landscape: string, column: number, row: number): number {
  return Number(GROUND[landscape]?.split(" ")[row]?.[column] ?? 0);
}

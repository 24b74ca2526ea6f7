/** Where the things of Goryō are drawn: rooms of three by three cells with a garden between them. */
export const CELL = 92;
export const GARDEN = 76;
export const MARGIN = 23;

export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e", "f"];
export const ROWS: readonly string[] = ["1", "2", "3", "4", "5", "6"];

function along(at: number): number {
  return MARGIN + at * CELL + (at > 2 ? GARDEN : 0);
}

/** The corner of a space. */
export function cornerOf(space: string): { x: number; y: number } {
  return { x: along(COLUMNS.indexOf(space[0]!)), y: along(ROWS.indexOf(space[1]!)) };
}

/** The middle of a space. */
export function middleOf(space: string): { x: number; y: number } {
  const { x, y } = cornerOf(space);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Where the cube of a space lies: in its corner, so that a trail from cube to cube crosses no object. */
export function cubeOf(space: string): { x: number; y: number } {
  const { x, y } = cornerOf(space);
  return { x: x + 17, y: y + 17 };
}

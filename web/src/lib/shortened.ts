/** Names of seasons and rounds where there is little room: whole, shortened, or left out, but never cut. */

/** Shorter forms of a name, the longest first: of a numbered one its number, else three letters and a full stop, then one letter. */
function formsOf(name: string): string[] {
  const number = /\d+$/.exec(name);
  if (number) return [name, number[0]];
  const letters = [...name];
  return letters.length > 4 ? [name, `${letters.slice(0, 3).join("")}.`, letters[0]!] : [name, letters[0]!];
}

/** The longest form of a name that fits; null where none does. */
export function shortened(name: string, room: number, width: (text: string) => number): string | null {
  return formsOf(name).find((form) => width(form) <= room) ?? null;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in a font, as far as can be told before it is drawn. */
export function widthIn(font: string): (text: string) => number {
  pen ??= document.createElement("canvas").getContext("2d");
  return (text) => {
    if (!pen) return text.length * 7;
    pen.font = font;
    return pen.measureText(text).width;
  };
}

/** Where a thing of the board is seen, to draw around it: its ring, where it has one; what one may touch can be larger. */
export function outlineOf(thing: Element): DOMRect {
  const ring = thing.querySelector(".ring")?.getBoundingClientRect();
  return ring && ring.width > 0 ? ring : thing.getBoundingClientRect();
}

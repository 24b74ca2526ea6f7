/**
 * Pieces that fly. A flight goes from one thing on the table to another, both named by their ids. The piece that flies is
 * a copy of what is drawn as `.newest` in the thing it leaves; where it arrives, `.newest` is hidden until it lands.
 */

export interface Flight {
  from: string | null;
  to: string | null;
}

export interface Lifted {
  flight: Flight;
  copy: HTMLElement | null;
  from: DOMRect | null;
}

/** The thing with an id, wherever it is drawn. */
export function thing(id: string): Element | null {
  return document.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

function newest(id: string | null): Element | null {
  return id === null ? null : (thing(id)?.querySelector(".newest") ?? null);
}

/** Copy the pieces that are about to leave, before the table changes. */
export function lift(flights: readonly Flight[]): Lifted[] {
  return flights.map((flight) => {
    const piece = newest(flight.from);
    const from = piece?.getBoundingClientRect() ?? (flight.from ? (thing(flight.from)?.getBoundingClientRect() ?? null) : null);
    return { flight, from, copy: piece && from ? copyOf(piece, from) : null };
  });
}

/** A copy of a drawn piece, floating where the piece is. */
export function copyOf(piece: Element, at: DOMRect): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  const copy = piece.cloneNode(true) as Element;
  copy.classList.remove("newest");
  copy.removeAttribute("data-id");
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const box = piece.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    copy.removeAttribute("transform");
    frame.append(copy);
    holder.append(frame);
  } else holder.append(copy);
  return holder;
}

/** Let the copies fly to where their pieces are now; resolves when the last has landed. */
export async function land(lifted: readonly Lifted[], duration: number, step: number): Promise<void> {
  if (duration === 0) return;
  await Promise.all(lifted.map((each, index) => fly(each, duration, index * step)));
}

const LIFT = 6;

async function fly({ flight, copy, from }: Lifted, duration: number, delay: number): Promise<void> {
  const target = newest(flight.to) ?? (flight.to ? thing(flight.to) : null);
  const to = target?.getBoundingClientRect();
  const holder = copy ?? (target && to && newest(flight.to) ? copyOf(target, to) : null);
  if (!holder) return;
  const arrival = flight.to ? thing(flight.to) : null;
  arrival?.setAttribute("data-arriving", "");
  document.body.append(holder);
  try {
    await holder.animate(frames(from, to ?? null, copy !== null), { duration, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" }).finished;
  } catch {
    // A cancelled flight lands at once.
  } finally {
    holder.remove();
    arrival?.removeAttribute("data-arriving");
  }
}

function frames(from: DOMRect | null, to: DOMRect | null, left: boolean): Keyframe[] {
  if (!from || !to) return [{ opacity: from ? 1 : 0 }, { opacity: to ? 1 : 0 }];
  const [x, y] = left ? [to.left - from.left, to.top - from.top] : [from.left - to.left, from.top - to.top];
  const scale = left ? to.width / from.width : 1;
  const there = `translate(${x}px, ${y}px) scale(${scale})`;
  const ends = left ? ["none", there] : [there, "none"];
  const up = left ? `translate(0, ${-LIFT}px)` : `translate(${x}px, ${y - LIFT}px)`;
  return [{ transform: ends[0]! }, { transform: up, offset: 0.2 }, { transform: ends[1]! }];
}

/** Land everything that flies now. */
export function landAll(): void {
  for (const holder of document.querySelectorAll(".flying")) for (const animation of holder.getAnimations()) animation.finish();
}

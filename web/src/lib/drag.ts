/** Dragging is touching twice: the thing one lifts, and the thing one lets it fall on. */
import { copyOf } from "./motion";
import type { Table } from "./table.svelte";

const FAR = 8;

/** Follow a pointer that went down on a thing; once it has moved a little, it drags. */
export function begin(table: Table, id: string, element: Element, down: PointerEvent): void {
  if (down.button !== 0 || !table.composition.lit.has(id)) return;
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) {
      ghost = raise(element);
      void table.touch(id);
    }
    if (ghost) ghost.style.transform = `translate(${event.clientX - down.clientX}px, ${event.clientY - down.clientY}px)`;
  };
  const up = (event: PointerEvent) => {
    stop();
    if (!ghost) return;
    ghost.remove();
    document.documentElement.removeAttribute("data-dragging");
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-id]");
    drop(table, id, below?.dataset["id"] ?? null);
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
    ghost?.remove();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
}

function drop(table: Table, id: string, target: string | null): void {
  if (target === id) return;
  if (target !== null) void table.touch(target);
  else void table.back();
}

function raise(element: Element): HTMLElement {
  const piece = element.querySelector(".newest") ?? element;
  const ghost = copyOf(piece, piece.getBoundingClientRect());
  document.body.append(ghost);
  document.documentElement.setAttribute("data-dragging", "");
  return ghost;
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * A panel that opens beside its button: it takes the focus, closes by Escape and by a click outside, and gives the focus back.
 *
 *     <button onclick={toggle}>…</button>
 *     {#if open}<div {@attach dismissible(close)}>…</div>{/if}
 *
 * The panel directly follows the button that opens it. Neither key nor click reaches the game behind it.
 */
import type { Attachment } from "svelte/attachments";

const FIRST = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

export function dismissible(close: () => void): Attachment<HTMLElement> {
  return (panel) => {
    const opener = panel.previousElementSibling as HTMLElement | null;
    panel.querySelector<HTMLElement>(FIRST)?.focus();

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      stop(event);
      close();
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (panel.contains(target) || opener?.contains(target)) return;
      // Another tool of the bar works at once; a click anywhere else only closes.
      if (!target.closest(".bar")) stop(event);
      close();
    };
    addEventListener("keydown", onKey, { capture: true });
    addEventListener("click", onClick, { capture: true });
    return () => {
      removeEventListener("keydown", onKey, { capture: true });
      removeEventListener("click", onClick, { capture: true });
      if (hasLostFocus(panel)) opener?.focus();
    };
  };
}

/** Whether closing the panel would leave the focus nowhere. */
function hasLostFocus(panel: Element): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || panel.contains(focused);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

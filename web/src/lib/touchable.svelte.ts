/**
 * Makes any element, of SVG or HTML, a thing on the table: a button with a spoken name that shows whether it may be
 * chosen, and that answers to clicks, to dragging, to the arrow keys, Enter and Escape alike.
 *
 *     <g {@attach touchable(table, `space:${name}`, () => spokenName)}> … </g>
 *
 * Boards write no handler of their own. `walkable` goes on the element around all things that the arrow keys walk.
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { m } from "../paraglide/messages.js";
import { begin } from "./drag";
import type { Table } from "./table.svelte";

export function touchable(table: Table, id: string, name: () => string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset["id"] = id;
    element.setAttribute("role", "button");
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    $effect(() => {
      const states = statesOf(table, id);
      element.dataset["state"] = states.join(" ");
      // A thing whose code is fetched when it is first needed comes later than `enterAt`, and is open to Tab all the same.
      if (states.includes("lit")) element.setAttribute("tabindex", "0");
      element.setAttribute("aria-pressed", String(states.includes("chosen")));
      call(element, states.includes("lit") ? m.may_be_chosen({ thing: name() }) : name());
    });
    // What is told of the thing pointed at follows what becomes of it, as when a tile of a stack is gathered.
    $effect(() => {
      const told = name();
      const at = untrack(() => table.at);
      if (at?.id === id && at.name && at.name !== told) table.at = { id, name: told };
    });
    const point = () => {
      table.pointed = id;
      table.at = { id, name: name() };
    };
    const leave = () => table.leave(id);
    const held = longTouch(point);
    return listen(element, {
      click: () => (held.was ? (held.was = false) : void table.touch(id)),
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") point();
      },
      pointerleave: leave,
      focus: point,
      blur: leave,
      pointerdown: (event) => {
        held.begin(event as PointerEvent);
        begin(table, id, element, event as PointerEvent);
      },
      pointerup: () => held.end(),
      pointercancel: () => held.end(),
      contextmenu: (event) => held.was && event.preventDefault(),
    });
  };
}

const LONG = 450;

/** A finger that stays on a thing asks what it is and does not choose it. */
function longTouch(ask: () => void): { was: boolean; begin: (event: PointerEvent) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = {
    was: false,
    begin(event: PointerEvent) {
      held.was = false;
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        held.was = true;
        ask();
      }, LONG);
    },
    end: () => clearTimeout(timer),
  };
  return held;
}

/**
 * Give a thing its spoken name. It says it all, so what is drawn inside is not read out a second time. An element of HTML
 * carries its name as text that is not seen: a label that differs from the text one sees would confuse who speaks it.
 */
function call(element: HTMLElement | SVGElement, name: string): void {
  if (element instanceof SVGElement) element.setAttribute("aria-label", name);
  else spokenIn(element).textContent = name;
  for (const child of element.children) if (!child.classList.contains("spoken")) child.setAttribute("aria-hidden", "true");
}

function spokenIn(element: HTMLElement): Element {
  const known = element.querySelector(":scope > .spoken");
  if (known) return known;
  const span = document.createElement("span");
  span.className = "spoken unseen";
  element.append(span);
  return span;
}

function statesOf(table: Table, id: string): string[] {
  const states: string[] = [];
  if (table.composition.lit.has(id)) states.push("lit");
  if (table.touches.includes(id)) states.push("chosen");
  if (table.pending?.touch.includes(id)) states.push("pending");
  if (table.told.has(id)) states.push("told");
  else if (table.display.just.has(id) && table.touches.length === 0) states.push("just");
  return states;
}

type Handlers = Record<string, (event: Event) => void>;

function listen(element: Element, handlers: Handlers): () => void {
  for (const [kind, handler] of Object.entries(handlers)) element.addEventListener(kind, handler);
  return () => {
    for (const [kind, handler] of Object.entries(handlers)) element.removeEventListener(kind, handler);
  };
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Around the things of a table: arrow keys walk from one to the next as the eye would, Tab through those that are open. */
export function walkable(table: Table): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let walking = false;
    $effect(() => {
      void table.composition;
      void table.display.shown;
      void tick().then(() => enterAt(element, walking));
    });
    return listen(element, {
      keydown: (event) => onKey(table, element, event as KeyboardEvent),
      focusin: (event) => (walking = (event.target as Element).matches(`${THING}, .actions .btn`)),
    });
  };
}

const THING = '[data-id][role="button"]';

function things(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(THING)];
}

/**
 * Tab goes from one thing that may be chosen to the next, or enters at the first thing where there is nothing to choose.
 * Who was walking when the thing in focus went away, such as a tile that was gathered or the button that confirmed a move,
 * goes on from there.
 */
function enterAt(root: Element, walking: boolean): void {
  const all = things(root);
  const open = all.filter((each) => each === document.activeElement || each.dataset["state"]?.includes("lit"));
  const stops = new Set(open.length > 0 ? open : all.slice(0, 1));
  for (const each of all) each.setAttribute("tabindex", stops.has(each) ? "0" : "-1");
  const next = open[0] ?? root.querySelector<HTMLElement>(".actions .confirm");
  if (walking && document.activeElement === document.body) next?.focus();
}

function onKey(table: Table, root: Element, event: KeyboardEvent): void {
  const here = (event.target as Element).closest<HTMLElement | SVGElement>("[data-id]");
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = ARROWS[event.key];
  if (way) {
    const next = nearest(here, things(root), way);
    next?.focus();
  } else if (event.key === "Enter" || event.key === " ") void table.touch(here.dataset["id"]!);
  else return;
  event.preventDefault();
}

/** The thing one would call next in a direction: near, and not far off to the side. */
export function nearest<T extends { getBoundingClientRect(): DOMRect }>(from: T, all: readonly T[], [x, y]: [number, number]): T | null {
  const here = middle(from.getBoundingClientRect());
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const there = middle(each.getBoundingClientRect());
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

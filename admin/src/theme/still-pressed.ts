import type { MouseEvent } from 'react';

interface Place {
  x: number;
  y: number;
}

/** In pixels: a hand that shakes has not moved to another choice. */
const UNMOVED = 6;

/** Where the mouse was last pressed, and on what; of a double press the first. */
let press: (Place & { on: Node }) | undefined;
globalThis.document?.addEventListener(
  'mousedown',
  ({ clientX: x, clientY: y, target, detail }) => {
    if (detail < 2) press = { x, y, on: target as Node };
  },
  true,
);

/**
 * The second of a double press does nothing in what the first has opened: it would close that, choose its words or press its button
 * before anybody has seen it.
 */
export function unlessOfDoublePress(event: MouseEvent): void {
  const { currentTarget: opened, target, detail } = event;
  if (detail < 2 || opened.contains(press?.on ?? null) || !opened.contains(target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * MUI's select opens when the mouse goes down, and chooses what lies under it when the mouse goes up after half a second: a list
 * that opens over its field, and a hand that is not quick, had chosen something that nobody read. Whoever has not moved since
 * has only opened it; whoever draws the mouse to a choice still chooses by letting go.
 */
export function opensOnly(event: MouseEvent): void {
  if (!press || event.currentTarget.contains(press.on)) return;
  if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < UNMOVED) event.stopPropagation();
}

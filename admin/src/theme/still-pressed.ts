import type { MouseEvent } from 'react';

interface Place {
  x: number;
  y: number;
}

/** In pixels: a hand that shakes has not moved to another choice. */
const UNMOVED = 6;

/** Where the mouse was last pressed, and on what. */
let press: (Place & { on: EventTarget | null }) | undefined;
globalThis.document?.addEventListener(
  'mousedown',
  ({ clientX: x, clientY: y, target: on }) => (press = { x, y, on }),
  true,
);

/**
 * MUI's select opens when the mouse goes down, and chooses what lies under it when the mouse goes up after half a second: a list
 * that opens over its field, and a hand that is not quick, had chosen something that nobody read. Whoever has not moved since
 * has only opened it; whoever draws the mouse to a choice still chooses by letting go.
 */
export function opensOnly(event: MouseEvent): void {
  if (!press || event.currentTarget.contains(press.on as Node | null)) return;
  if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < UNMOVED) event.stopPropagation();
}

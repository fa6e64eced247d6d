import type { KeyboardEvent } from 'react';

const FORWARD: Record<'ltr' | 'rtl', readonly string[]> = {
  ltr: ['ArrowRight', 'ArrowDown'],
  rtl: ['ArrowLeft', 'ArrowDown'],
};
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Arrows move among the buttons of a group that is one stop for the keyboard. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!KEYS.includes(key)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf((target as HTMLElement).closest('button') as HTMLElement);
  if (at < 0) return;
  const step = FORWARD[getComputedStyle(currentTarget).direction as 'ltr' | 'rtl'].includes(key) ? 1 : -1;
  const next = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : (at + step + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}

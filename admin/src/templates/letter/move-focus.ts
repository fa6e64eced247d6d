import type { KeyboardEvent } from 'react';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Arrows move among the buttons of a group that is one stop for the keyboard. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (!KEYS.includes(key)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.contains(document.activeElement));
  if (at < 0) return;
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = key === 'ArrowDown' || key === ahead ? 1 : -1;
  const next = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : (at + step + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}

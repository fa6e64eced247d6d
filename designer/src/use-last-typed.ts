import type { IPage } from 'easy-email-core';
import { getIn } from 'final-form';
import { useEffect, useRef } from 'react';
import { withoutChips } from './chips';
import { FIELD } from './use-canvas-caret';

/**
 * Remembers what was typed last in the canvas, since the designer takes it up later, on a slow machine much later. The
 * answer is whether a design has it; a design in which nobody has typed has everything.
 */
export function useLastTyped(): (design: IPage) => boolean {
  const last = useRef<{ field: string; html: string } | null>(null);
  useEffect(() => {
    const hear = (event: Event) => {
      const [target] = event.composedPath();
      const field = target instanceof HTMLElement && target.getAttribute(FIELD);
      if (field) last.current = { field, html: withoutChips(target.innerHTML) };
    };
    window.addEventListener('input', hear);
    return () => window.removeEventListener('input', hear);
  }, []);
  return useRef((design: IPage): boolean => {
    if (last.current && getIn({ content: design }, last.current.field) !== last.current.html) return false;
    last.current = null;
    return true;
  }).current;
}

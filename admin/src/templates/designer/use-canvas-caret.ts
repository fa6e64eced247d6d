import { getShadowRoot } from 'easy-email-editor';
import { useCallback, useEffect, useRef } from 'react';

/** A place in the canvas that outlives the designer's redrawing: the edited field, and how many characters precede. */
interface CaretPosition {
  field: string;
  at: number;
}

/** By which the designer names what can be typed into: the path of its text in the form. */
export const FIELD = 'data-content_editable-idx';
/** How long the designer needs to take up a field that was clicked, in milliseconds. */
const TAKING_UP = 80;
/** So long nothing is drawn anew once the designer is done, and so long it is waited for at most, in milliseconds. */
const QUIET = 150;
const LONGEST_DRAWING = 3_000;

/** Chromium alone lets a shadow root be asked for its selection. */
type CanvasRoot = ShadowRoot & { getSelection?: () => Selection | null };
const canvas = (): CanvasRoot | undefined => getShadowRoot();

/**
 * Remembers where the caret stood in the canvas and puts HTML there later, whether a button was clicked or reached with the
 * keyboard. `onCaret` is told whenever the caret comes into the canvas, `hasLastTyped` says whether the designer has taken up
 * what was typed. The answer is false when the caret never stood there.
 */
export function useCanvasCaret(onCaret: () => void, hasLastTyped: () => boolean): (html: string) => Promise<boolean> {
  const last = useRef<CaretPosition | null>(null);
  const told = useRef(onCaret);
  told.current = onCaret;
  useEffect(() => {
    const remember = () => {
      const place = caretOf(canvas());
      if (!place) return;
      last.current = place;
      told.current();
    };
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, []);

  return useCallback(
    async (html) => {
      const root = canvas();
      // Where it stands now, if it still does: what was typed last may not have been told yet.
      const place = caretOf(root) ?? last.current;
      if (!root || !place) return false;
      const find = () => root.querySelector<HTMLElement>(`[${FIELD}="${place.field}"]`);
      // Whoever leaves the canvas makes the designer draw it anew: what was put into the old drawing would be gone.
      if (root.activeElement !== find()) await drawn(root, hasLastTyped);
      const field = find();
      if (!field) return false;
      if (root.activeElement !== field) {
        field.focus();
        field.click();
        await new Promise((resolve) => setTimeout(resolve, TAKING_UP));
      }
      select(root, rangeAt(field, place.at));
      // Deprecated and without a successor: it types as a person does, so the designer hears of it and Undo works.
      return document.execCommand('insertHTML', false, html);
    },
    [hasLastTyped],
  );
}

/** Waits until the designer has taken up what was typed, and draws nothing any more. */
async function drawn(root: CanvasRoot, hasLastTyped: () => boolean): Promise<void> {
  let isDrawing: boolean;
  const observer = new MutationObserver(() => (isDrawing = true));
  observer.observe(root, { subtree: true, childList: true });
  const latest = Date.now() + LONGEST_DRAWING;
  do {
    isDrawing = !hasLastTyped();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  } while (isDrawing && Date.now() < latest);
  observer.disconnect();
}

function caretOf(root: CanvasRoot | undefined): CaretPosition | null {
  const selection = root?.getSelection?.();
  if (!selection?.rangeCount) return null;
  const range = selection.getRangeAt(0);
  const field = fieldAround(range.endContainer);
  const name = field?.getAttribute(FIELD);
  if (!field || !name) return null;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(range.endContainer, range.endOffset);
  return { field: name, at: before.toString().length };
}

function fieldAround(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[contenteditable="true"]') ?? null;
}

function rangeAt(field: HTMLElement, at: number): Range {
  const range = document.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (left <= text.length) {
      range.setStart(text, left);
      range.collapse(true);
      return range;
    }
    left -= text.length;
  }
  return range;
}

function select(root: CanvasRoot, range: Range): void {
  const selection = root.getSelection?.();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

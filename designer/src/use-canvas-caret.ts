import { getShadowRoot } from 'easy-email-editor';
import { useCallback, useEffect, useRef } from 'react';
import { chipAround, withChips, withoutChips } from './chips';

/** A place in the canvas that outlives the designer's redrawing: the edited field, and how many characters precede. */
interface CaretPosition {
  field: string;
  at: number;
}

/** By which the designer names what can be typed into: the path of its text in the form. */
export const FIELD = 'data-content_editable-idx';
/** So long it is waited at most until the designer has taken up what was typed, and until it has drawn a change, in milliseconds. */
const LONGEST_WAIT = 3_000;

/** The letter in the designer, by the paths of its texts. */
export interface DesignedTexts {
  read(field: string): string;
  change(field: string, html: string): void;
  /** Whether the designer has taken up what was typed. */
  hasLastTyped(): boolean;
}

/** Chromium alone lets a shadow root be asked for its selection. */
type CanvasRoot = ShadowRoot & { getSelection?: () => Selection | null };
const canvas = (): CanvasRoot | undefined => getShadowRoot();

/**
 * Remembers where the caret stood in the canvas and puts HTML there later, whether a button was clicked or reached with the
 * keyboard. `onCaret` is told whenever the caret comes into the canvas. The answer is false when the caret never stood there.
 */
export function useCanvasCaret(onCaret: () => void, texts: DesignedTexts): (html: string) => Promise<boolean> {
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
      const field = fieldIn(root, place);
      if (field && root.activeElement === field) return typeInto(root, field, place.at, html);
      await putInto(root, place, html, texts);
      return true;
    },
    [texts],
  );
}

const fieldIn = (root: CanvasRoot, { field }: CaretPosition): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${FIELD}="${field}"]`);

function typeInto(root: CanvasRoot, field: HTMLElement, at: number, html: string): boolean {
  const before = field.textContent.length;
  select(root, rangeAt(field, at));
  // Deprecated and without a successor: it types as a person does, so the designer hears of it and Undo works.
  const done = document.execCommand('insertHTML', false, withChips(html));
  // Browsers leave the caret on either side of what cannot be written into.
  if (done) select(root, rangeAt(field, at + field.textContent.length - before));
  return done;
}

/**
 * Whoever has left the canvas makes the designer draw it anew from the letter, at a moment of its own; what is put into the old
 * drawing would be gone. So the letter is changed, and once it is drawn the caret goes behind what came in.
 */
async function putInto(root: CanvasRoot, place: CaretPosition, html: string, texts: DesignedTexts): Promise<void> {
  const latest = Date.now() + LONGEST_WAIT;
  while (!texts.hasLastTyped() && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, 20));
  const { body } = new DOMParser().parseFromString(withChips(texts.read(place.field)), 'text/html');
  const before = body.textContent.length;
  const range = rangeAt(body, place.at);
  range.insertNode(range.createContextualFragment(withChips(html)));
  texts.change(place.field, withoutChips(body.innerHTML));
  await untilDrawn(root, () => fieldIn(root, place)?.textContent === body.textContent);
  const field = fieldIn(root, place);
  field?.focus();
  field?.click();
  if (field) select(root, rangeAt(field, place.at + body.textContent.length - before));
}

/** At once when it is drawn: whoever sees it may type on. */
function untilDrawn(root: CanvasRoot, isDrawn: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(patience);
      resolve();
    };
    const observer = new MutationObserver(() => isDrawn() && done());
    const patience = setTimeout(done, LONGEST_WAIT);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    if (isDrawn()) done();
  });
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
  const range = field.ownerDocument.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  const texts = field.ownerDocument.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (left <= text.length) {
      const chip = chipAround(text);
      if (chip && left > 0) range.setStartAfter(chip);
      else if (chip) range.setStartBefore(chip);
      else range.setStart(text, left);
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

import { MergeTagBadge } from 'easy-email-editor';

/** What a letter's fields and conditions are called, in the language of whoever writes it. */
export interface FieldWords {
  /** By the field's path, such as `yahrzeit.name`. */
  names: Record<string, string>;
  /** By the part of the path before the dot. */
  categories: Record<string, string>;
  /** `%{name}` stands for the field. */
  onlyWhen: string;
  onlyWhenNot: string;
  otherwise: string;
  each: string;
  end: string;
}

const CHIP = 'data-written';
const WRITTEN = /\{\{[^{}]*\}\}/;
const LOOK =
  'display:inline-block;padding:0 8px;border-radius:10px;background:#f1e7d0;color:#5b4312;font-size:0.88em;line-height:1.5;font-weight:normal;white-space:nowrap;cursor:default';

let words: FieldWords = { names: {}, categories: {}, onlyWhen: '', onlyWhenNot: '', otherwise: '', each: '', end: '' };

/**
 * Shows fields and conditions in the canvas as chips with their names. easy-email can show its own, with what stands between
 * braces; it asks these two for them, each time it draws a text and each time somebody has typed.
 */
export function showChips(inWords: FieldWords): void {
  words = inWords;
  Object.assign(MergeTagBadge, { transform: withChips, revert: withoutChips });
}

/** A text of the letter as the canvas shows it. What stands in attributes, such as the address of a link, stays. */
export function withChips(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const text of textsIn(body)) putChips(text);
  return body.innerHTML;
}

/** A text of the canvas as the letter holds it. */
export function withoutChips(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const chip of body.querySelectorAll(`[${CHIP}]`)) chip.replaceWith(chip.getAttribute(CHIP) ?? '');
  return body.innerHTML;
}

/** The chip that a node is part of. */
export const chipAround = (node: Node): Element | null => node.parentElement?.closest(`[${CHIP}]`) ?? null;

function textsIn(body: HTMLElement): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
    if (!chipAround(text)) texts.push(text);
  return texts;
}

function putChips(text: Text): void {
  const parts = text.data.split(new RegExp(`(${WRITTEN.source})`));
  if (parts.length > 1) text.replaceWith(...parts.map((part) => (WRITTEN.test(part) ? chip(part) : part)));
}

function chip(written: string): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute(CHIP, written);
  element.setAttribute('contenteditable', 'false');
  element.setAttribute('dir', 'auto');
  element.setAttribute('style', LOOK);
  element.textContent = nameOf(written.slice(2, -2).trim());
  return element;
}

/** In words; a condition that asks for more than one field stays as it is written, without its braces. */
function nameOf(inside: string): string {
  if (inside === 'else') return words.otherwise;
  if (inside.startsWith('/')) return words.end;
  const [, word = '', asked = ''] = /^#(\w+) +(.*)$/.exec(inside) ?? [];
  const field = words.names[asked];
  if (word === 'each') return words.each;
  if (field && word === 'if') return words.onlyWhen.replace('%{name}', field);
  if (field && word === 'unless') return words.onlyWhenNot.replace('%{name}', field);
  return words.names[inside.split(/\s+/).find((part) => part in words.names) ?? ''] ?? inside;
}

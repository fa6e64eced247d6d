import type { Detail } from '../refusals/index.js';
import { DEEPEST } from './measured-json.js';

const NUL = '\u0000';
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * What no database, letter or file could keep of this value, by its field: the character NUL, halves of characters (lone
 * surrogates), and what is nested over 100 deep. Null when all can be kept. Walks without calling itself.
 */
export function unreadable(value: unknown): Detail | null {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: found, path, depth } = next;
    const message = typeof found === 'string' ? wrongIn(found) : null;
    if (message) return { path, message };
    if (!isNested(found)) continue;
    if (depth === DEEPEST) return { path: path.slice(0, 200), message: `This is nested more than ${DEEPEST} deep.` };
    for (const [key, part] of Object.entries(found)) {
      const wrong = wrongIn(key);
      if (wrong) return { path, message: wrong };
      waiting.push({ value: part, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return null;
}

/** Bytes are nobody's words: they are read by those who know what they hold. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Date);

function wrongIn(text: string): string | null {
  if (text.includes(NUL)) return 'The character NUL cannot be kept. Take it out and try again.';
  if (HALF_CHARACTER.test(text)) return 'Half a character stands here (a lone surrogate). Type the text again.';
  return null;
}

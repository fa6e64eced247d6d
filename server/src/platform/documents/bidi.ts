import bidiFactory from 'bidi-js';

// Its types speak of a module with a default; what CommonJS hands out is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Which way a line runs; `auto` by its first letter that has a direction. */
export type Direction = 'ltr' | 'rtl' | 'auto';

/** Part of a line that runs one way, as it was typed: whoever draws a Hebrew run draws it from right to left. */
export interface Run {
  readonly text: string;
  readonly rightToLeft: boolean;
}

/** Marks that steer the direction and are not drawn. */
const STEERING = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** How a line stands in a text: what holds a Hebrew letter runs as Hebrew does in a Hebrew text; all else as it begins. */
export const directionIn = (text: 'ltr' | 'rtl', line: string): Direction =>
  text === 'rtl' && HEBREW.test(line) ? 'rtl' : 'auto';

/** The lines of a text that was broken, each ordered by itself: what is closed in over two lines is so in both (FSI, PDI). */
export function closedInEach(lines: readonly string[]): string[] {
  let open = 0;
  return lines.map((line) => {
    const before = '\u2068'.repeat(open);
    for (const mark of line.match(/[\u2068\u2069]/g) ?? []) open = Math.max(0, open + (mark === '\u2068' ? 1 : -1));
    return before + line + '\u2069'.repeat(open);
  });
}

/** Whether a line has Hebrew letters. */
export const isHebrew = (line: string): boolean => HEBREW.test(line);

const HEBREW = /\p{Script=Hebrew}/u;

/**
 * The runs of one line from left to right as they stand on paper (Unicode Standard Annex 9): digits and Latin words keep
 * their own order within Hebrew, and brackets of a Hebrew run are turned round.
 */
export function visualRuns(line: string, direction: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: Run[] = [];
  for (let at = 0; at < order.length;) {
    const level = embedding.levels[order[at] ?? 0] ?? 0;
    let end = at + 1;
    while (end < order.length && embedding.levels[order[end] ?? 0] === level) end++;
    const logical = order.slice(at, end).sort((one, other) => one - other);
    const text = logical
      .map((index) => mirrored.get(index) ?? line[index] ?? '')
      .join('')
      .replace(STEERING, '');
    if (text) runs.push({ text, rightToLeft: level % 2 === 1 });
    at = end;
  }
  return runs;
}

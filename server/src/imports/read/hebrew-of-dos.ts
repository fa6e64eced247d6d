import bidiFactory from 'bidi-js';

// Its types speak of a module with a default; what CommonJS hands out is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const TELLING_BYTES = 200_000;

/**
 * In code page 862, that of DOS in Hebrew, alef to tav are 0x80 to 0x9A and stand in words. In Western texts such bytes are
 * quotation marks and dashes, or letters of a Mac, and stand alone.
 */
export function looksOfDos(file: Buffer): boolean {
  const runs = file.toString('latin1', 0, TELLING_BYTES).match(/[\x80-\x9a]+/g) ?? [];
  const inWords = runs.filter(({ length }) => length > 2).reduce((sum, { length }) => sum + length, 0);
  return inWords > runs.filter(({ length }) => length === 1).length;
}

/** Letters that end a word stand at the beginning of words where lines were written as they look, from left to right. */
export function isAsItLooks(text: string): boolean {
  const times = (what: RegExp) => text.match(what)?.length ?? 0;
  return times(/(?<![א-ת])[ךםןףץ](?=[א-ת])/g) > times(/(?<=[א-ת])[ךםןףץ](?![א-ת])/g);
}

/** Between the signs that part cells, or columns of a report; quotes of a cell keep what is between them together. */
const CELLS = /"(?:[^"]|"")*"(?=[\t\n\r,;|]|$)|(?:(?! {2})[^\t\n\r,;|])+/g;

/** A text that was written as it looks, cell by cell as it is read; figures and Latin words stand in their own order. */
export const asItIsRead = (text: string): string =>
  text.replace(CELLS, (cell) =>
    /[א-ת]/.test(cell) ? bidi.getReorderedString(cell, bidi.getEmbeddingLevels(cell, 'rtl')) : cell,
  );

import sharp from 'sharp';
import { engineOf, type Box, type Word } from './engine.js';
import { evenlyLit, inverted, isDarkOnLight, type Grey } from './grey.js';
import type { Language } from './packages.js';

/** A piece of a line in one language, as it was read; how sure it is as a whole, and its least sure word, from 0 to 100. */
export interface PlateLine {
  readonly text: string;
  readonly language: Language;
  readonly confidence: number;
  readonly weakest: number;
}

type Piece = Box & PlateLine;

/** Letters of some 40 pixels: four lines stand on a plate, and Tesseract reads smaller ones badly and larger ones slowly. */
const HEIGHT = 420;
const MOST_WIDTH = 1400;
/** What a word of the right language is read with, whatever the other words are. */
const SURE = 80;

/**
 * Reads one plate: in each language, dark on light or light on dark, whichever is surer. Answers its lines from above, the
 * left one first where two stand side by side.
 */
export async function readPlate(plate: Buffer): Promise<PlateLine[]> {
  const grey = await greyOf(plate);
  const first = isDarkOnLight(grey);
  const pieces = await readLit(evenlyLit(first ? grey : inverted(grey)));
  if (isSure(pieces)) return inOrder(pieces);
  const other = await readLit(evenlyLit(first ? inverted(grey) : grey));
  return inOrder(total(other) > total(pieces) ? other : pieces);
}

const isSure = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ confidence }) => confidence >= SURE).length * 2 > pieces.length;

const total = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { confidence }) => sum + Math.max(0, confidence - SURE / 2), 0);

async function greyOf(plate: Buffer): Promise<Grey> {
  const { width, height } = await sharp(plate).metadata();
  const scale = Math.min(HEIGHT / height, MOST_WIDTH / width, 4);
  const { data, info } = await sharp(plate)
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'cubic' })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

async function readLit({ width, height, pixels }: Grey): Promise<Piece[]> {
  const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const english = piecesOf((await engineOf('eng'))(picture), 'eng');
  if (english.length > 0 && english.every(({ confidence }) => confidence >= SURE)) return english;
  return surer(english, piecesOf((await engineOf('heb'))(picture), 'heb'));
}

/** Of each place on the plate the language in which it was read more surely. */
function surer(english: readonly Piece[], hebrew: readonly Piece[]): Piece[] {
  const isBeaten = (piece: Piece, others: readonly Piece[]) =>
    others.some((other) => overlaps(piece, other) && other.confidence > piece.confidence);
  return [
    ...english.filter((piece) => !isBeaten(piece, hebrew)),
    ...hebrew.filter(
      (piece) => !english.some((other) => overlaps(piece, other) && other.confidence >= piece.confidence),
    ),
  ];
}

function overlaps(one: Box, other: Box): boolean {
  const over = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);
  const across = over(one.left, one.left + one.width, other.left, other.left + other.width);
  const down = over(one.top, one.top + one.height, other.top, other.top + other.height);
  return across > 0.3 * Math.min(one.width, other.width) && down > 0.5 * Math.min(one.height, other.height);
}

/** Words that stand far apart on one line are two things, such as an English and a Hebrew name. */
function piecesOf(lines: readonly (readonly Word[])[], language: Language): Piece[] {
  return lines.flatMap((words) => {
    const pieces: Word[][] = [];
    for (const word of words) {
      const last = pieces.at(-1)?.at(-1);
      if (last && gap(last, word) < 2 * Math.max(last.height, word.height)) pieces.at(-1)?.push(word);
      else pieces.push([word]);
    }
    return pieces.map((piece) => joined(piece, language)).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  });
}

const gap = (one: Box, other: Box): number =>
  Math.max(other.left - one.left - one.width, one.left - other.left - other.width);

/** What looks like a word of the language; Hebrew read as English is "nwn na Sr". */
const LIKE: Record<Language, RegExp> = {
  eng: /^[^\p{L}\p{N}]?((Mc)?\p{Lu}?\p{Ll}*[aeiouyAEIOUY][\p{Ll}\p{Lu}'’.-]+|[\p{Lu}'’.-]{2,}|\p{Lu}\.|\d{1,4}(st|nd|rd|th)?|\d+([./-]\d+){2})[.,)]?$/u,
  heb: /\p{Script=Hebrew}{2}/u,
};
/** Letters that count as numbers are read unsurely in any picture, and say nothing of the line. */
const NUMERAL = /^[א-ת]{0,5}[^\p{L}\p{N}\s]+[א-ת]?[א-ת]$|^[א-ת]$/u;

/** Between its surest word and the mean of all. */
function sureness(words: readonly Word[], language: Language): number {
  const counted = words.filter(({ text }) => !NUMERAL.test(text));
  const values = counted.map(({ text, confidence }) => (LIKE[language].test(text) ? confidence : 0));
  if (values.length === 0) return 0;
  return (Math.max(...values) + values.reduce((sum, value) => sum + value, 0) / values.length) / 2;
}

function joined(words: readonly Word[], language: Language): Piece {
  const left = Math.min(...words.map((word) => word.left));
  const top = Math.min(...words.map((word) => word.top));
  const right = Math.max(...words.map((word) => word.left + word.width));
  const bottom = Math.max(...words.map((word) => word.top + word.height));
  const confidence = sureness(words, language);
  const text = words.map((word) => word.text).join(' ');
  const weakest = Math.min(...words.map((word) => word.confidence));
  return { left, top, width: right - left, height: bottom - top, text, language, confidence, weakest };
}

const inOrder = (pieces: readonly Piece[]): PlateLine[] =>
  [...pieces]
    .sort((one, other) => (overlapsDown(one, other) ? one.left - other.left : one.top - other.top))
    .map(({ text, language, confidence, weakest }) => ({
      ...{ text, language },
      ...{ confidence: Math.round(confidence), weakest: Math.round(weakest) },
    }));

const overlapsDown = (one: Box, other: Box): boolean =>
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) >
  0.5 * Math.min(one.height, other.height);

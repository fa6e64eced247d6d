import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { fontFiles, fontOf, type Weight } from './fonts.js';
import { plainFont } from './plain-font.js';
import { closedInEach, visualRuns, type Direction, type Run } from './bidi.js';

/** Lengths are in points, 72 to the inch; (0, 0) is the upper left corner. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Where a line stands: `x` is the left edge of its place, `y` its top. */
interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly direction: Direction;
  readonly align: 'left' | 'right';
}

export const PAGES = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
} as const;
export type PageSize = keyof typeof PAGES;

/** A document being written, in English and Hebrew; the fonts go along in it. */
export class PdfPages {
  /** How wide a word is in a font of one point: a letter is laid out in several sizes, and letters say the same. */
  private readonly words = new Map<string, number>();

  constructor(
    private readonly document: PDFKit.PDFDocument,
    readonly size: PageSize,
  ) {
    for (const { name, file } of fontFiles()) document.registerFont(name, plainFont(file));
  }

  /** A new page; between two pages others get their turn. */
  async next(): Promise<void> {
    await setImmediate();
    this.document.addPage();
  }

  /** One line, in the order in which it is read. */
  line(text: string, style: TextStyle, place: LinePlace): void {
    const parts = partsOf(text, place.direction, style.weight ?? 'regular');
    const spare = place.width - this.widthOf(parts, style.size);
    let x = place.align === 'right' ? place.x + spare : place.x;
    this.document.fontSize(style.size).fillColor(style.color ?? '#000000');
    for (const part of parts) {
      this.document.font(part.font).text(part.text, x, place.y, { lineBreak: false });
      x += this.widthOf([part], style.size);
    }
  }

  /** A fine line across. */
  rule({ x, y, width, color }: { x: number; y: number; width: number; color: string }): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  }

  /** The text broken into lines of at most this width; its own line breaks stay, and a word too long is cut. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    return text
      .normalize('NFC')
      .split(/\r?\n/)
      .flatMap((paragraph) => closedInEach(this.wrapParagraph(paragraph, style, width)));
  }

  /** The width of a text on one line. */
  width(text: string, { size, weight }: TextStyle): number {
    return this.widthOf(partsOf(text, 'auto', weight ?? 'regular'), size);
  }

  private wrapParagraph(paragraph: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    const blank = this.width(' ', style);
    let [line, used] = ['', 0];
    for (const word of paragraph.split(/[ \t]+/)) {
      const wide = this.widthOfWord(word, style);
      if (line && used + blank + wide <= width) {
        line += ` ${word}`;
        used += blank + wide;
        continue;
      }
      if (line) lines.push(line);
      [line, used] = [word, wide];
      while (used > width && line.length > 1) {
        const fits = this.longestFit(line, style, width);
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
        used = this.width(line, style);
      }
    }
    return [...lines, line];
  }

  /** How many characters of a word fit, at least one: no more than twice as many are measured. */
  private longestFit(word: string, style: TextStyle, width: number): number {
    const fitting = (length: number) => this.width(word.slice(0, length), style) <= width;
    let [fits, exceeds] = [1, 2];
    while (exceeds < word.length && fitting(exceeds)) [fits, exceeds] = [exceeds, 2 * exceeds];
    exceeds = Math.min(exceeds, word.length);
    while (exceeds - fits > 1) {
      const middle = Math.floor((fits + exceeds) / 2);
      if (fitting(middle)) fits = middle;
      else exceeds = middle;
    }
    return fits;
  }

  private widthOfWord(word: string, { size, weight = 'regular' }: TextStyle): number {
    const key = `${weight} ${word}`;
    const known = this.words.get(key) ?? this.width(word, { size: 1, weight });
    this.words.set(key, known);
    return known * size;
  }

  private widthOf(parts: readonly Part[], size: number): number {
    const { document } = this;
    return parts.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0);
  }
}

interface Part {
  readonly font: string;
  /** Hebrew as it was typed, since the font's shaping turns it round; all else as it stands on paper. */
  readonly text: string;
}

const partsOf = (text: string, direction: Direction, weight: Weight): Part[] =>
  visualRuns(text.normalize('NFC'), direction).flatMap((run) => partsOfRun(run, weight));

function partsOfRun({ text, rightToLeft }: Run, weight: Weight): Part[] {
  const parts: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = fontOf(character, weight);
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({ font, text: character });
  }
  if (!rightToLeft) return parts;
  return parts
    .reverse()
    .map(({ font, text }) => ({ font, text: font.startsWith('hebrew') ? text : [...text].reverse().join('') }));
}

/**
 * A PDF that is written while it is read; a failure of the writing is a failure of the file. What draws it is loaded with the
 * first one: most processes never write any.
 */
export async function pdf(
  about: { title: string; size: PageSize; at: Date },
  write: (pages: PdfPages) => Promise<void>,
): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const { width, height } = PAGES[about.size];
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    info: { Title: about.title, Producer: 'Zikaron', Creator: 'Zikaron', CreationDate: about.at },
  });
  write(new PdfPages(document, about.size)).then(
    () => document.end(),
    (failure: Error) => (document as unknown as Readable).destroy(failure),
  );
  return document;
}

import type { DateOrder } from '@zikaron/contract';
import { formatDate, type LetterLanguage } from '../../merge-fields/index.js';
import { directionIn, PAGES, type PdfPages, type TextStyle } from '../../platform/documents/index.js';
import { postalLines } from './postal-lines.js';
import { slipLines } from './reply-slip.js';

/** A letter as it was printed. */
export interface PrintedLetter {
  readonly language: LetterLanguage;
  readonly recipient: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** The person remembered, in both scripts: the heart of the page. Null when the record is gone. */
  readonly deceased: string | null;
  readonly deceasedHebrew: string | null;
  /** When the candle is lit, as the text says it in a line of its own: beneath that of the evening, if it names one. */
  readonly lighting: string;
  /** The civil date that the letter bears. */
  readonly date: string;
}

/** Whose letter it is. */
export interface Letterhead {
  readonly name: string;
  readonly address: string | null;
  readonly dateOrder: DateOrder;
  /** Whether each letter has a slip at its foot that the family sends back. */
  readonly slip: boolean;
}

const MARGIN = 72;
/** Where the windows of #10 (US) and DL (A4) envelopes show the address, when the sheet is folded in three. */
const WINDOW = { top: 150, height: 98, width: 260 };
/** Beneath the window, and the date beside it. */
const BODY_TOP = 268;
const GREY = '#555555';
const HEAD: TextStyle = { size: 17, weight: 'bold' };
const SMALL: TextStyle = { size: 10, color: GREY };
const ADDRESS: TextStyle = { size: 11.5 };
/** No address is written smaller than this. */
const SMALLEST_ADDRESS = 7.5;
const SUBJECT: TextStyle = { size: 14, weight: 'bold' };
const BODY: TextStyle = { size: 12 };
const HEART: TextStyle = { size: 18, weight: 'bold' };
/** The largest thing on the sheet. */
const LIGHTING: TextStyle = { size: 19, weight: 'bold' };
/** A letter that is a little too long for one sheet is written smaller, down to this; a longer one goes on to the next. */
const SMALLEST = 0.76;
const LEADING = { usual: 1.42, smallest: 1.25 };
const SIGNATURE = { above: 30, line: '____________________________' };
const SLIP = { height: 127, margin: 36, line: 23, text: { size: 11 }, smallest: 8, leading: 1.2 };
const heightOf = ({ size }: TextStyle, leading = LEADING.usual): number => size * leading;

/** Writes one letter on one sheet, or on more where it is long. Each begins on a sheet of its own, its address in the window. */
export async function writeLetter(pages: PdfPages, letter: PrintedLetter, head: Letterhead): Promise<void> {
  await pages.next();
  const sheet = new Sheet(pages, letter.language === 'he' ? 'rtl' : 'ltr');
  sheet.line(head.name, HEAD, 48);
  sheet.line(postalLines(head.address ?? '').join(' · '), SMALL, 72);
  const { lines, style } = addressIn(pages, letter);
  lines.forEach((line, at) => sheet.line(line, style, WINDOW.top + at * heightOf(style)));
  sheet.line(formatDate(letter.date, letter.language, 'long', head.dateOrder), BODY, WINDOW.top, 'end');
  await writeBody(pages, sheet, letter, head);
}

/** Where the lines of a letter stand: at the side at which its language begins. */
class Sheet {
  readonly width: number;

  constructor(
    private readonly pages: PdfPages,
    private readonly direction: 'ltr' | 'rtl',
  ) {
    this.width = PAGES[pages.size].width - 2 * MARGIN;
  }

  middle(text: string, style: TextStyle, y: number): void {
    const x = (PAGES[this.pages.size].width - this.pages.width(text, style)) / 2;
    const direction = directionIn(this.direction, text);
    this.pages.line(text, style, { x, y, width: this.width, direction, align: 'left' });
  }

  line(text: string, style: TextStyle, y: number, at: 'start' | 'end' = 'start'): void {
    const align = (at === 'start') === (this.direction === 'ltr') ? 'left' : 'right';
    const direction = directionIn(this.direction, text);
    this.pages.line(text, style, { x: MARGIN, y, width: this.width, direction, align });
  }
}

/**
 * The name and the address, a line each, as large as the window allows; a long line is broken. Where no size shows all, the
 * address goes on in one piece.
 */
function addressIn(pages: PdfPages, { recipient, address }: PrintedLetter): { lines: string[]; style: TextStyle } {
  const said = [recipient, ...postalLines(address)];
  const wrapped = (parts: readonly string[], style: TextStyle) =>
    parts.flatMap((line) => pages.wrap(line, style, WINDOW.width));
  for (let { size } = ADDRESS; size >= SMALLEST_ADDRESS; size -= 0.5) {
    const lines = wrapped(said, { size });
    if (lines.length * heightOf({ size }) <= WINDOW.height) return { lines, style: { size } };
  }
  const style = { size: SMALLEST_ADDRESS };
  return { lines: wrapped([recipient, said.slice(1).join(', ')], style), style };
}

interface BodyLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly inMiddle: boolean;
  readonly height: number;
}

async function writeBody(pages: PdfPages, sheet: Sheet, letter: PrintedLetter, head: Letterhead): Promise<void> {
  const bottom = PAGES[pages.size].height - (head.slip ? SLIP.height + SLIP.margin : MARGIN);
  const { lines, scale } = fitted(pages, sheet.width, letter, head, bottom - BODY_TOP - SIGNATURE.above);
  let y = BODY_TOP;
  for (const { text, style, inMiddle, height } of lines) {
    if (y + height > bottom) {
      await pages.next();
      y = MARGIN;
    }
    if (text && inMiddle) sheet.middle(text, style, y);
    else if (text) sheet.line(text, style, y);
    y += height;
  }
  if (y + SIGNATURE.above <= bottom)
    sheet.line(SIGNATURE.line, { ...SMALL, size: SMALL.size * scale }, y + SIGNATURE.above - heightOf(SMALL), 'end');
  if (head.slip) writeSlip(pages, sheet, letter, head);
}

/** At the foot of the last sheet, beneath the line at which it is cut. */
function writeSlip(
  pages: PdfPages,
  sheet: Sheet,
  { language, recipient, deceased }: PrintedLetter,
  head: Letterhead,
): void {
  const top = PAGES[pages.size].height - SLIP.height - SLIP.margin + SMALL.size;
  pages.rule({ x: MARGIN, y: top, width: sheet.width, color: GREY });
  const [cut = '', ...lines] = slipLines(language, { recipient, deceased, congregation: head.name });
  sheet.middle(cut, SMALL, top + 4);
  lines.forEach((line, at) => writeSlipLine(pages, sheet, line, top + 24 + at * SLIP.line));
}

/** In one line; smaller where it is long, and in two where it is very long. */
function writeSlipLine(pages: PdfPages, sheet: Sheet, line: string, y: number): void {
  const asLarge = (SLIP.text.size * sheet.width) / pages.width(line, SLIP.text);
  const style = { size: Math.max(SLIP.smallest, Math.min(SLIP.text.size, asLarge)) };
  const parts = asLarge < SLIP.smallest ? pages.wrap(line, style, sheet.width) : [line];
  parts.forEach((part, at) => sheet.line(part, style, y + at * heightOf(style, SLIP.leading)));
}

/** The lines as large and as far apart as one sheet allows; in full size where even the smallest do not fit. */
function fitted(pages: PdfPages, width: number, letter: PrintedLetter, head: Letterhead, room: number) {
  for (let scale = 1; scale >= SMALLEST; scale -= 0.04) {
    const lines = bodyLines(pages, width, letter, head, scale);
    if (lines.reduce((sum, { height }) => sum + height, 0) <= room) return { lines, scale };
  }
  return { lines: bodyLines(pages, width, letter, head, 1), scale: 1 };
}

function bodyLines(pages: PdfPages, width: number, letter: PrintedLetter, head: Letterhead, scale: number): BodyLine[] {
  const sized = (style: TextStyle): TextStyle => ({ ...style, size: style.size * scale });
  const leading = LEADING.usual - ((1 - scale) / (1 - SMALLEST)) * (LEADING.usual - LEADING.smallest);
  const tall = (text: string, style: TextStyle) => heightOf(sized(style), leading) * (text ? 1 : 0.6);
  const lines = (text: string, style: TextStyle, inMiddle = false): BodyLine[] =>
    pages
      .wrap(text, sized(style), width)
      .map((line) => ({ text: line, style: sized(style), inMiddle, height: tall(line, style) }));
  const heart = [letter.deceased, letter.deceasedHebrew].map((name) => name?.trim()).filter(Boolean);
  const written = bodyOf(letter.text, head).split('\n');
  const lit = written.indexOf(letter.lighting);
  const evening = written[lit - 1]?.endsWith(',') ? lit - 1 : lit;
  const whose = alone(written, written.findLastIndex((line) => heart.includes(line.trim())) + 1, evening - 1);
  const body = written.flatMap((line, at) => {
    if (heart.includes(line.trim())) return lines(line.trim(), HEART, true);
    return at >= evening && at <= lit
      ? lines(line, LIGHTING, true)
      : lines(line, BODY, at === evening - 1 || at === whose);
  });
  return [...lines(letter.subject, SUBJECT), ...lines('', BODY), ...body];
}

/** The place of the one line with words from here to there: who was whose, between the name and the lighting. */
function alone(lines: readonly string[], from: number, to: number): number {
  const [first = -1, ...more] = lines.flatMap((line, at) =>
    from > 0 && at >= from && at < to && line.trim() ? [at] : [],
  );
  return more.length === 0 ? first : -1;
}

/**
 * The text without what the sheet bears already: the name at its head, and the name and address in the footer of emails. One
 * empty line between paragraphs, none at the ends.
 */
function bodyOf(text: string, { name, address }: Letterhead): string {
  const body = text.trim();
  const rest = body.startsWith(`${name}\n`) ? body.slice(name.length) : body;
  const paragraphs = rest
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim()
    .split(/\n{2,}/);
  const ours = new Set([name, ...(address ?? '').split('\n')].map((line) => line.trim()));
  const isOurs = (paragraph: string | undefined): boolean =>
    paragraph !== undefined && paragraph.split('\n').every((line) => ours.has(line.trim()));
  while (paragraphs.length > 1 && isOurs(paragraphs.at(-1))) paragraphs.pop();
  return paragraphs.join('\n\n');
}

import { formatDate, type LetterLanguage } from '../../merge-fields/index.js';
import { directionIn, PAGES, type PdfPages, type TextStyle } from '../../platform/documents/index.js';

/** A letter as it was printed. */
export interface PrintedLetter {
  readonly language: LetterLanguage;
  readonly recipient: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** The civil date that the letter bears. */
  readonly date: string;
}

/** Whose letter it is. */
export interface Letterhead {
  readonly name: string;
  readonly address: string | null;
}

const MARGIN = 72;
/** Where the windows of #10 (US) and DL (A4) envelopes show the address, when the sheet is folded in three. */
const WINDOW = { top: 150, lines: 6, width: 260 };
const DATE_TOP = 252;
const GREY = '#555555';
const HEAD: TextStyle = { size: 17, weight: 'bold' };
const SMALL: TextStyle = { size: 10, color: GREY };
const ADDRESS: TextStyle = { size: 11.5 };
const SUBJECT: TextStyle = { size: 14, weight: 'bold' };
const BODY: TextStyle = { size: 12 };
const heightOf = ({ size }: TextStyle): number => size * 1.42;

/** Writes one letter on as many sheets as it needs. Each begins on a sheet of its own, its address in the window. */
export async function writeLetter(pages: PdfPages, letter: PrintedLetter, head: Letterhead): Promise<void> {
  await pages.next();
  const sheet = new Sheet(pages, letter.language === 'he' ? 'rtl' : 'ltr');
  sheet.line(head.name, HEAD, 48);
  sheet.line(linesOf(head.address ?? '').join(' · '), SMALL, 72);
  addressLines(pages, letter).forEach((line, at) => sheet.line(line, ADDRESS, WINDOW.top + at * heightOf(ADDRESS)));
  sheet.line(formatDate(letter.date, letter.language, 'long'), BODY, DATE_TOP, 'end');
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

  line(text: string, style: TextStyle, y: number, at: 'start' | 'end' = 'start'): void {
    const align = (at === 'start') === (this.direction === 'ltr') ? 'left' : 'right';
    const direction = directionIn(this.direction, text);
    this.pages.line(text, style, { x: MARGIN, y, width: this.width, direction, align });
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The name and the address, a line each; a long one is broken, and what the window cannot show is put on its last line. */
function addressLines(pages: PdfPages, { recipient, address }: PrintedLetter): string[] {
  const lines = [recipient, ...linesOf(address)].flatMap((line) => pages.wrap(line, ADDRESS, WINDOW.width));
  return lines.length <= WINDOW.lines
    ? lines
    : [...lines.slice(0, WINDOW.lines - 1), lines.slice(WINDOW.lines - 1).join(', ')];
}

async function writeBody(pages: PdfPages, sheet: Sheet, letter: PrintedLetter, head: Letterhead): Promise<void> {
  const bottom = PAGES[pages.size].height - MARGIN;
  let y = DATE_TOP + 2 * heightOf(BODY);
  const write = async (line: string, style: TextStyle) => {
    if (y + heightOf(style) > bottom) {
      await pages.next();
      y = MARGIN;
    }
    if (line) sheet.line(line, style, y);
    y += heightOf(style) * (line ? 1 : 0.6);
  };
  for (const line of pages.wrap(letter.subject, SUBJECT, sheet.width)) await write(line, SUBJECT);
  await write('', BODY);
  for (const line of pages.wrap(bodyOf(letter.text, head.name), BODY, sheet.width)) await write(line, BODY);
}

/** The text without the name that the letterhead bears already; one empty line between paragraphs, none at the ends. */
function bodyOf(text: string, name: string): string {
  const body = text.trim();
  const rest = body.startsWith(`${name}\n`) ? body.slice(name.length) : body;
  return rest
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

import type { InParts } from './batches.js';

/** A row with the number of its line. */
interface Numbered {
  readonly row: number;
  readonly cells: string[];
}

/** Lines by which it is told where columns begin, and how many of them there must be. */
const SAMPLED = 400;
const FEWEST = 3;
/** A title, or a name that is too long, may run over the space between two columns. */
const NEARLY_ALL = 0.95;
/** In few lines words stand below one another by chance: between two columns there are two spaces, or many lines. */
const WIDE = 2;
const MANY_LINES = 20;
/** What a report draws below its headings. */
const DRAWN = /^[-=_*+|\s]*$/;
const SEPARATORS = [',', '\t', ';', '|'];

/** Where the columns of a report begin that sets them apart by spaces alone. */
type Widths = readonly number[];

/** Finds the columns of a printed report; null for a text whose cells are parted by signs, or are not parted. */
export function widthsOf(text: string, mostColumns: number): Widths | null {
  const lines = linesOf(text).filter((line) => !DRAWN.test(line));
  const several = lines.slice(0, SAMPLED).filter((line) => / {2,}\S/.test(line.trimEnd().trimStart()));
  if (several.length < FEWEST || several.length < lines.slice(0, SAMPLED).length / 2) return null;
  const starts = startsIn(several);
  const isParted = SEPARATORS.some((mark) => median(several.map((line) => line.split(mark).length)) >= starts.length);
  return starts.length < 2 || starts.length > mostColumns || isParted ? null : starts;
}

/** The lines of such a report as rows; a line that runs over the space between columns is one cell, as a title is. */
export function rowsByWidth(text: string, widths: Widths, mostRows: number): InParts<Numbered> {
  const rows: Numbered[] = [];
  for (const [at, line] of linesOf(text).entries()) {
    if (rows.length >= mostRows) break;
    if (!DRAWN.test(line)) rows.push({ row: at + 1, cells: cellsOf(line, widths) });
  }
  return [rows];
}

const linesOf = (text: string): string[] => text.replace(/^\uFEFF|\f/g, '').split(/\r\n|\n|\r/);

/** A column begins behind places that are blank in nearly all lines. */
function startsIn(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const blank = (at: number) => lines.filter((line) => (line[at] ?? ' ') === ' ').length >= lines.length * NEARLY_ALL;
  const least = lines.length >= MANY_LINES ? 1 : WIDE;
  const starts: number[] = [];
  for (let at = 0, spaces = WIDE; at < Math.min(width, LONGEST_LINE); at++) {
    if (blank(at)) spaces++;
    else {
      if (spaces >= least) starts.push(at);
      spaces = 0;
    }
  }
  return starts;
}

const LONGEST_LINE = 2_000;

function cellsOf(line: string, widths: Widths): string[] {
  const breaks = widths.slice(1).some((start) => isLetter(line[start - 1]) && isLetter(line[start]));
  if (breaks) return [line.trim()];
  return widths.map((start, at) => line.slice(at === 0 ? 0 : start, widths[at + 1]).trim());
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign !== ' ';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [...Buffer.from('"\n\r')];
/** A row of a list is shorter; so far it is looked for a quote that closes a cell of one line. */
const LONGEST_LINE = 4_000;
/** No workbook has a longer cell; so far it is looked for a quote that closes one of several lines. */
const LONGEST_CELL = 70_000;
/** Of so much of a text it is counted how many cells its rows have. */
const HEAD = 20_000;

/** Stands for a quote that opens nothing while the text is taken apart; no office writes it. */
const MARK = '\u001e';
const MARKED = Buffer.from(MARK);
const QUOTED_QUOTE = Buffer.from('""""');

/**
 * The same text with quotes that quote nothing made harmless: a cell that is a single quote ("as above", as people write it
 * in lists) is quoted as it should be, and a quote that opens and that nothing closes, or only one in another row, becomes a
 * mark: its row ends with its line. Answers the buffer that it was given where there is none.
 */
export function withoutStrayQuotes(text: Buffer, delimiter: string): Buffer {
  const whole: Buffer[] = [];
  let parts: Buffer[] = [];
  let from = 0;
  for (const { at, becomes } of slips(text, delimiter.charCodeAt(0))) {
    if (parts.push(text.subarray(from, at), becomes) >= MOST_PARTS) {
      whole.push(Buffer.concat(parts));
      parts = [];
    }
    from = at + 1;
  }
  return from === 0 ? text : Buffer.concat([...whole, ...parts, text.subarray(from)]);
}

/** Pieces that are held at once: a file may have a stray quote in every row, and each piece takes more room than its bytes. */
const MOST_PARTS = 1_000;

/** A row as it stands in the file, with its quotes in place of the marks. */
export const withQuotes = (cells: string[]): string[] =>
  cells.some((cell) => cell.includes(MARK)) ? cells.map((cell) => cell.replaceAll(MARK, '"')) : cells;

/** Where the cell ends that a quote at its beginning opens, behind the quote that closes it; null where none does. */
export function endOfQuoted(text: Buffer, at: number, separator: number): number | null {
  const within = text.subarray(at, at + LONGEST_CELL);
  for (let close = within.indexOf(QUOTE as number, 1); close >= 0; close = within.indexOf(QUOTE as number, close + 1)) {
    if (within[close + 1] === QUOTE) close++;
    else if (endsCell(text[at + close + 1], separator) || !hasLineEnd(within.subarray(0, close))) return at + close + 1;
    else return null;
  }
  return null;
}

export const beginsCell = (text: Buffer, at: number, separator: number): boolean =>
  at === 0 || endsCell(text[at - 1], separator) || (at === 3 && text[0] === 0xef && text[1] === 0xbb);

const endsCell = (mark: number | undefined, separator: number): boolean =>
  mark === undefined || mark === separator || mark === LINE_FEED || mark === CARRIAGE_RETURN;

const hasLineEnd = (text: Buffer): boolean =>
  text.includes(LINE_FEED as number) || text.includes(CARRIAGE_RETURN as number);

/** The quotes at the beginning of cells that are to be read otherwise. */
function* slips(text: Buffer, separator: number): Generator<{ at: number; becomes: Buffer }> {
  const usual = usualWidth(text.subarray(0, HEAD), separator);
  let [rowFrom, next] = [0, 0];
  for (let at = text.indexOf(QUOTE as number); at >= 0; at = text.indexOf(QUOTE as number, next)) {
    rowFrom = lastLineEnd(text, next, at) ?? rowFrom;
    next = at + 1;
    if (!beginsCell(text, at, separator)) continue;
    const end = endOfQuoted(text, at, separator);
    if (isAlone(text, at, separator)) yield { at, becomes: QUOTED_QUOTE };
    else if (end === null || holdsRows(text, { rowFrom, at, end }, { separator, usual })) yield { at, becomes: MARKED };
    else next = end;
  }
}

/** Behind the last line end between two places; null where there is none. */
function lastLineEnd(text: Buffer, from: number, to: number): number | null {
  const between = text.subarray(from, to);
  const last = Math.max(between.lastIndexOf(LINE_FEED as number), between.lastIndexOf(CARRIAGE_RETURN as number));
  return last < 0 ? null : from + last + 1;
}

/** Nothing stands in the cell beside the quote, and no later quote of the line closes it. */
function isAlone(text: Buffer, at: number, separator: number): boolean {
  if (!endsCell(text[at + 1], separator)) return false;
  const [line = ''] = text.toString('latin1', at + 1, at + LONGEST_LINE).split(/[\r\n]/, 1);
  const next = line.indexOf('"');
  if (next < 0) return true;
  return endsCell(text[at + next], separator) || !endsCell(text[at + next + 2], separator);
}

/**
 * Whether a quoted cell over several lines is other rows, which a stray quote would swallow: the first line is as wide as rows
 * are, and so are the others; or all together are no row, and no line is a single cell. Who doubles quotes within a cell has
 * quoted it, and of two columns a comma in each line is no sign.
 */
function holdsRows(
  text: Buffer,
  { rowFrom, at, end }: { rowFrom: number; at: number; end: number },
  { separator, usual }: { separator: number; usual: number },
): boolean {
  const quoted = text.subarray(at + 1, end - 1);
  if (usual < 2 || !hasLineEnd(quoted) || quoted.includes(QUOTE as number)) return false;
  const before = widthOf(text.subarray(rowFrom, at), separator) - 1;
  const behind = widthOf(lineFrom(text, end), separator) - 1;
  const widths = linesOf(quoted).map((line) => widthOf(line, separator));
  const [first = 1, ...others] = widths.map((width, n) =>
    n === 0 ? before + width : width + (n === widths.length - 1 ? behind : 0),
  );
  const isRow = before + 1 + behind === usual;
  if (first !== usual || (isRow && usual === 2)) return false;
  return others.every((width) => (isRow ? width === usual : width > 1));
}

const linesOf = (text: Buffer): Buffer[] =>
  text
    .toString('latin1')
    .split(/\r\n|\n|\r/)
    .map((line) => Buffer.from(line, 'latin1'));

function lineFrom(text: Buffer, at: number): Buffer {
  const rest = text.subarray(at, at + LONGEST_CELL);
  const ends = [LINE_FEED, CARRIAGE_RETURN].map((mark) => rest.indexOf(mark as number)).filter((end) => end >= 0);
  return rest.subarray(0, Math.min(rest.length, ...ends));
}

/** How many cells a line has; what is quoted within it counts as one. */
function widthOf(line: Buffer, separator: number): number {
  let width = 1;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === QUOTE && beginsCell(line, at, separator)) at = (endOfQuoted(line, at, separator) ?? at + 1) - 1;
    else if (line[at] === separator) width++;
  }
  return width;
}

/** How many cells most rows have. */
function usualWidth(head: Buffer, separator: number): number {
  const counts = new Map<number, number>();
  for (let at = 0, width = 1; at <= head.length; at++) {
    if (head[at] === separator) width++;
    else if (head[at] === QUOTE && beginsCell(head, at, separator))
      at = (endOfQuoted(head, at, separator) ?? at + 1) - 1;
    else if (at === head.length || head[at] === LINE_FEED || head[at] === CARRIAGE_RETURN) {
      if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
      width = 1;
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 1;
}

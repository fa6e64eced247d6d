const [QUOTE, LINE_FEED, CARRIAGE_RETURN, SPACE] = [...Buffer.from('"\n\r ')];
const MOST_REPAIRS = 100;
/** A row of a list is shorter; so far it is looked for a quote that closes. */
const LONGEST_LINE = 4_000;

/**
 * The same text with quotes that quote nothing made harmless: a cell that is a single quote ("as above", as people write it
 * in lists) is quoted as it should be, and a quote that is opened and never closed becomes a space. Answers the buffer that
 * it was given where there is none; a text with over a hundred of the latter stays as it is, and is refused where it is read.
 */
export function withoutStrayQuotes(text: Buffer, delimiter: string): Buffer {
  let straight = withDittosQuoted(text, delimiter.charCodeAt(0));
  for (let repairs = 0, from = 0; repairs < MOST_REPAIRS; repairs++) {
    const open = unclosed(straight, delimiter.charCodeAt(0), from);
    if (open === null) return straight;
    if (straight === text) straight = Buffer.from(text);
    straight[open] = SPACE as number;
    from = open;
  }
  return straight;
}

const endsCell = (mark: number | undefined, separator: number): boolean =>
  mark === undefined || mark === separator || mark === LINE_FEED || mark === CARRIAGE_RETURN;

function withDittosQuoted(text: Buffer, separator: number): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const { opens, at } of quotes(text, separator, 0)) {
    if (!opens || !isAlone(text, at, separator)) continue;
    parts.push(text.subarray(from, at), Buffer.from('"""'));
    from = at;
  }
  return parts.length === 0 ? text : Buffer.concat([...parts, text.subarray(from)]);
}

/** Nothing stands in the cell beside the quote, and no later quote of the line closes it. */
function isAlone(text: Buffer, at: number, separator: number): boolean {
  if (!endsCell(text[at + 1], separator)) return false;
  const [line = ''] = text.toString('latin1', at + 1, at + LONGEST_LINE).split(/[\r\n]/, 1);
  const next = line.indexOf('"');
  if (next < 0) return true;
  return endsCell(text[at + next], separator) || !endsCell(text[at + next + 2], separator);
}

function unclosed(text: Buffer, separator: number, from: number): number | null {
  let open: number | null = null;
  for (const { opens, at } of quotes(text, separator, from)) open = opens ? at : null;
  return open;
}

/** The quotes that open cells and those that close them. A quote alone in its cell opens none. */
function* quotes(text: Buffer, separator: number, from: number): Generator<{ opens: boolean; at: number }> {
  let quoted = false;
  for (let at = text.indexOf(QUOTE as number, from); at >= 0; at = text.indexOf(QUOTE as number, at + 1)) {
    if (!quoted) {
      if (at > 0 && !endsCell(text[at - 1], separator)) continue;
      yield { opens: true, at };
      quoted = !isAlone(text, at, separator);
    } else if (text[at + 1] === QUOTE) at++;
    else if (endsCell(text[at + 1], separator)) {
      yield { opens: false, at };
      quoted = false;
    }
  }
}

/** Rows that are read, understood and written together: a file of any length takes the memory of so many, and others are served in between. */
export const BATCH = 1_000;
/** Of long rows fewer go together: what passes at once between two processes keeps the one that answers requests busy. */
export const BATCH_CHARACTERS = 1_000_000;

/** Tells how much of the whole is done, between 0 and 1; it may end the work by throwing. */
export type Report = (done: number) => Promise<void>;

/** Rows as they come from a file or the database: many at once, since waiting for each of them costs more than reading it. */
export type InParts<Row> = Iterable<Row[]> | AsyncIterable<Row[]>;

/** The same rows, so many at a time. */
export async function* inBatches<Row extends { readonly cells: readonly string[] }>(
  parts: InParts<Row>,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for await (const part of parts)
    for (const row of part) {
      characters += charactersIn(row.cells);
      if (batch.push(row) < BATCH && characters < BATCH_CHARACTERS) continue;
      yield batch;
      [batch, characters] = [[], 0];
    }
  if (batch.length > 0) yield batch;
}

/**
 * Items as Postgres takes an array of `jsonb` in its binary form: the version of that form, then text. One item after the other,
 * and none of it on the small heap: of a thousand rows in one string, which letters in Hebrew make twice as long, each batch made
 * so much that lives on that all of the heap was searched for garbage.
 */
export function jsonbOf<Item>(items: readonly Item[], said: (item: Item, at: number) => object): Buffer {
  let bytes = Buffer.allocUnsafe(BYTES_AT_FIRST);
  let length = bytes.write('\u0001[');
  items.forEach((item, at) => {
    const json = JSON.stringify(said(item, at));
    const most = length + json.length * MOST_BYTES_OF_A_LETTER + 2;
    if (most > bytes.length) bytes = Buffer.concat([bytes.subarray(0, length)], most * 2);
    if (at > 0) length += bytes.write(',', length);
    length += bytes.write(json, length);
  });
  length += bytes.write(']', length);
  return bytes.subarray(0, length);
}

const BYTES_AT_FIRST = 65_536;
const MOST_BYTES_OF_A_LETTER = 3;

export const charactersIn = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);

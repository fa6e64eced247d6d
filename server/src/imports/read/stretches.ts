/** Rows that are read, understood and written together: a file of any length takes the memory of so many, and others are served in between. */
export const STRETCH = 1_000;

/** Tells how much of the whole is done, between 0 and 1; it may end the work by throwing. */
export type Report = (done: number) => Promise<void>;

/** Rows as they come from a file or the database: many at once, since waiting for each of them costs more than reading it. */
export type InParts<Row> = Iterable<Row[]> | AsyncIterable<Row[]>;

/** The same rows, so many at a time. */
export async function* inStretches<Row>(parts: InParts<Row>): AsyncGenerator<Row[]> {
  let stretch: Row[] = [];
  for await (const part of parts)
    for (const row of part) {
      if (stretch.push(row) < STRETCH) continue;
      yield stretch;
      stretch = [];
    }
  if (stretch.length > 0) yield stretch;
}

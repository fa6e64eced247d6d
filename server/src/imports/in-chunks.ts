const CHUNK = 2_000;

/** Tells after each chunk how much of the whole is done, between 0 and 1; it may end the work by throwing. */
export type Report = (done: number) => Promise<void>;

/** Does the same for so many at a time: one statement's parameters stay small, and progress can be told in between. */
export async function inChunks<Row>(
  rows: readonly Row[],
  each: (chunk: readonly Row[]) => Promise<void>,
  report: Report = () => Promise.resolve(),
  size = CHUNK,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) {
    await each(rows.slice(from, from + size));
    await report(Math.min(1, (from + size) / rows.length));
  }
}

/** Rows that are read at once: memory holds no more of them, and between two pages whoever else asks comes first. */
const AT_ONCE = 250;

/** The records of these ids, a page at a time, in the order of the ids; one that was removed meanwhile is left out. */
export async function* inOrder<Row extends { id: string }>(
  ids: readonly string[],
  fetch: (some: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = new Map((await fetch(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => rows.get(id) ?? []);
  }
}

/** All pages of a list whose rows neither come nor go while it is read. */
export async function* everyPage<Row>(
  page: (range: [number, number]) => Promise<{ data: readonly Row[] }>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; ; from += AT_ONCE) {
    const { data } = await page([from, from + AT_ONCE - 1]);
    yield data;
    if (data.length < AT_ONCE) return;
  }
}

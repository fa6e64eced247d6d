/** A page of a list as it was asked for last: the list is its path and query without the range. */
interface Page {
  readonly list: string;
  readonly from: number;
  readonly ids: readonly string[];
}

type Call<Options, Answer> = (path: string, options?: Options) => Promise<Answer & { json: unknown }>;

/**
 * Tells the server, when a page of a list is asked for, which row of the last page is nearest to it: the pages around it are
 * read from there, without counting all rows before. Remembers one page of each resource.
 */
export function besideLastPage<Options, Answer>(call: Call<Options, Answer>): Call<Options, Answer> {
  const lastPages = new Map<string, Page>();
  return async (path, options) => {
    const [resource = '', query] = path.split('?');
    const asked = new URLSearchParams(query);
    const range = asked.get('range');
    if (range === null) return call(path, options);

    asked.delete('range');
    const list = asked.toString();
    const [from] = JSON.parse(range) as [number, number];
    const beside = nearest(lastPages.get(resource), list, from);
    const answer = await call(beside ? `${path}&${new URLSearchParams({ beside }).toString()}` : path, options);
    if (Array.isArray(answer.json))
      lastPages.set(resource, { list, from, ids: answer.json.map(({ id }) => String(id)) });
    return answer;
  };
}

/** The last row of a page before, or the first of one behind, with its place; null for the same page or another list. */
function nearest(page: Page | undefined, list: string, from: number): string | null {
  if (!page || page.list !== list || page.ids.length === 0 || page.from === from) return null;
  const at = from > page.from ? page.ids.length - 1 : 0;
  return JSON.stringify([page.ids[at], page.from + at]);
}

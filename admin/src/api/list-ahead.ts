interface Kept {
  sort?: string;
  order?: string;
  page?: number;
  perPage?: number;
}

/** What a list asks of the API when it opens, as react-admin writes it: in its own order, or as somebody left it. */
export function listQuery(usual: Required<Kept>, kept: Kept = {}): string {
  const { sort, order, page, perPage } = { ...usual, ...kept };
  const from = (page - 1) * perPage;
  return new URLSearchParams({
    filter: '{}',
    range: JSON.stringify([from, from + perPage - 1]),
    sort: JSON.stringify([sort, order]),
  }).toString();
}

/** The first list, as it opens. */
export const FIRST_LIST = { sort: 'nextHebrewObservanceDate', order: 'ASC', page: 1, perPage: 20 };

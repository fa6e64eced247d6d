export const PER_PAGE = 50;
/** The most rows that one call answers. */
export const MOST_ROWS = 1000;
export const VIEWS = ['waiting', 'approved', 'all'] as const;
export type View = (typeof VIEWS)[number];

export interface SearchParams {
  /** `null` is the current leap year, or the next. */
  hebrewYear: string | null;
  view: View;
  q: string;
}

/** The address of one page of rows. */
export function addressOf({ hebrewYear, view, q }: SearchParams, page: number, perPage = PER_PAGE): string {
  const filter = { ...(q && { q }), ...(view !== 'all' && { approved: view === 'approved' }) };
  const query = new URLSearchParams({
    ...(hebrewYear && { hebrewYear }),
    sort: JSON.stringify(['date', 'ASC']),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(filter),
  });
  return `/leap-year?${query.toString()}`;
}

/** Seven years of nineteen have two Adars. */
const isLeap = (hebrewYear: number): boolean => (7 * hebrewYear + 1) % 19 < 7;

/** The leap years around one, in order. */
export const leapYearsFrom = (hebrewYear: number): number[] =>
  Array.from({ length: 15 }, (_, at) => hebrewYear - 3 + at).filter(isLeap);

import { COVERAGE_OUTCOMES, COVERAGE_WAYS, type CoverageOutcome, type CoverageWay } from '@zikaron/contract';
import { plusDays, type CivilDate } from '../dates/civil';

export const VIEWS = ['window', 'lost', 'printed'] as const;
export type View = (typeof VIEWS)[number];

export const PER_PAGE = 50;
const DAYS_AHEAD = 30;

/** What the page's address asks for: the days, which part of them, and which page. */
export interface SearchParams {
  readonly view: View;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly outcome: CoverageOutcome | null;
  readonly q: string;
  /** Also those who hear, who are folded away until they are asked for. */
  readonly everybody: boolean;
  readonly page: number;
}

export function askedIn(address: URLSearchParams, today: CivilDate): SearchParams {
  const from = address.get('from') ?? today;
  return {
    view: VIEWS.find((one) => one === address.get('view')) ?? 'window',
    from,
    to: address.get('to') ?? plusDays(from, DAYS_AHEAD - 1),
    outcome: COVERAGE_OUTCOMES.find((one) => one === address.get('outcome')) ?? null,
    q: address.get('q') ?? '',
    everybody: address.get('show') === 'all',
    page: Math.max(1, Math.trunc(Number(address.get('page')) || 1)),
  };
}

type Narrowed = Pick<SearchParams, 'outcome' | 'q' | 'everybody'>;

/** Whether only those who do not hear are shown: until somebody asks for others. */
export const isOnlyGaps = ({ outcome, q, everybody }: Narrowed): boolean => !outcome && !q && !everybody;

/** What narrows the lines, beside their days. */
export const filterOf = ({ outcome, q, everybody }: Narrowed) => ({
  ...(outcome && { outcome }),
  ...(q && { q }),
  ...(isOnlyGaps({ outcome, q, everybody }) && { reached: false }),
});

/** The query of the API that answers it. */
export function queryOf({ from, to, page, ...asked }: SearchParams): URLSearchParams {
  const filter = filterOf(asked);
  const range = [(page - 1) * PER_PAGE, page * PER_PAGE - 1];
  return new URLSearchParams({ from, to, filter: JSON.stringify(filter), range: JSON.stringify(range) });
}

/** The query of who was lost since last year: of these days, however the lines of the window are narrowed. */
export const lostQueryOf = (asked: SearchParams): URLSearchParams =>
  queryOf({ ...asked, outcome: null, q: '', everybody: true });

/** The query of the file: the same lines on all pages, and those who hear too. */
export function fileOf(asked: SearchParams, format: 'csv' | 'xlsx'): string {
  const query = queryOf({ ...asked, everybody: true });
  query.delete('range');
  query.set('format', format);
  return `/coverage/export?${query.toString()}`;
}

/** What is asked of the file of all lines that the page shows, or of those that are ticked. */
export const wishOfChosen = (asked: SearchParams) => ({
  ...{ from: asked.from, to: asked.to, format: 'xlsx' },
  filter: JSON.stringify(filterOf(asked)),
});

export const isWay = (outcome: string): outcome is CoverageWay => COVERAGE_WAYS.some((way) => way === outcome);

/** The first and the last day of a month; `ahead` counts months from the day's own. */
export function monthOf(day: CivilDate, ahead: number): [CivilDate, CivilDate] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = (months: number) => new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return [first(ahead), plusDays(first(ahead + 1), -1)];
}

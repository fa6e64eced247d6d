import { CoverageService } from '../src/coverage/index.js';
import { OccurrencesService } from '../src/yahrzeits/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { fill, inHouse, inWords, milliseconds } from './filled-lists.js';

const GOAL_MS = 50;
const MOST_GROWTH = 3;
/** So many pages are told before the first is measured. */
const WARM_UP = 5;
const DAYS = 30;
/** Observers of the smaller congregation, to one of the larger. */
const TENTH = 0.1;

/**
 * The first page of who is reached in the next thirty days, with the counts of all of them, in the server: of `n` observers
 * whose people died all over the year, and of a tenth of them, in turns. The ratio is of the larger to the smaller.
 */
export const coverage = ({ n = 30_000, runs = 15 }: BenchOptions = {}): Promise<BenchResult> =>
  inHouse(async (app, db) => {
    const pages = app.get(CoverageService, { strict: false });
    const occurrences = app.get(OccurrencesService, { strict: false });
    const congregation = async (code: string, observers: number) => {
      const org = await fill(db, code, { n: observers, died: '1 + i % 29, 1 + i % 12, 5700 + i % 80' });
      await occurrences.recompute(org, 'all');
      const { rows } = await db.query<{ lines: number }>(
        `SELECT count(*)::int AS lines FROM occurrence
          WHERE organization_id = $1 AND on_hebrew_calendar AND date - $2::date BETWEEN 0 AND ${DAYS - 1}`,
        [org, (await pages.window(org, {})).from],
      );
      const due = rows[0]?.lines ?? 0;
      const page = async () => mustBe('lines', (await pages.list(org, FIRST_PAGE)).lines, due);
      return { page, due, times: [] as number[] };
    };
    const large = await congregation('large', n);
    const small = await congregation('small', n * TENTH);
    await db.query('ANALYZE');
    for (let run = 0; run < WARM_UP + runs; run++)
      for (const { page, times } of [large, small]) {
        const took = await milliseconds(page);
        if (run >= WARM_UP) times.push(took);
      }
    const ratio = spread(large.times.map((ms, run) => ms / (small.times[run] ?? NaN)));
    return {
      name: 'coverage',
      goal: `≤ ${MOST_GROWTH} times a tenth of it, and ≤ ${GOAL_MS} ms`,
      ratio,
      counts: { observers: n, 'lines of thirty days': large.due, 'lines of a tenth': small.due },
      notes: [inWords(spread(large.times)), `a tenth of it ${inWords(spread(small.times))}`],
    };
  });

const FIRST_PAGE: Parameters<CoverageService['list']>[1] = { range: [0, 24] };

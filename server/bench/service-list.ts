import { ServiceListService } from '../src/service-list/index.js';
import { OccurrencesService } from '../src/yahrzeits/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { fill, fullestFriday, inHouse, inWords, milliseconds, processorMilliseconds } from './filled-lists.js';

const GOAL_MS = 150;
/** So many lists are told before the first is measured: a server that answers for the first time takes twice as long. */
const WARM_UP = 5;

/**
 * The list of one Friday in the server, from the question to its words: of a congregation whose `n` records are spread over the
 * year, and of one whose records are all of one day, so that all stand on one list. Every record has an observer. The ratio is
 * of the second to the goal.
 */
export const serviceList = ({ n = 5_000, runs = 9 }: BenchOptions = {}): Promise<BenchResult> =>
  inHouse(async (app, db) => {
    const lists = app.get(ServiceListService, { strict: false });
    const occurrences = app.get(OccurrencesService, { strict: false });
    const measure = async (code: string, died: string) => {
      const org = await fill(db, code, { n, died });
      await occurrences.recompute(org, 'all');
      await db.query('ANALYZE');
      const friday = await fullestFriday(db, org);
      const list = () => lists.list(org, { friday, language: 'en', observers: true });
      const names = (await list()).services[0]?.names.length ?? 0;
      for (let run = 0; run < WARM_UP; run++) await list();
      const times: number[] = [];
      const processor: number[] = [];
      for (let run = 0; run < runs; run++)
        times.push(await milliseconds(async () => processor.push(await processorMilliseconds(list))));
      return { names, ms: spread(times), processor: spread(processor) };
    };
    const year = await measure('year', '1 + i % 29, 1 + i % 12, 5700 + i % 80');
    const day = await measure('day', '15, 7, 5744');
    mustBe('names on the list of one day', day.names, n);
    const ofGoal = (ms: number) => ms / GOAL_MS;
    return {
      name: 'service-list',
      goal: `≤ ${GOAL_MS} ms`,
      ratio: { median: ofGoal(day.ms.median), min: ofGoal(day.ms.min), max: ofGoal(day.ms.max) },
      counts: { records: n, 'names of the fullest Friday, spread over the year': year.names },
      notes: [
        `spread over the year ${inWords(year.ms)}, ${inWords(year.processor)} of the processor`,
        `all on one list ${inWords(day.ms)}, ${inWords(day.processor)} of the processor; Postgres works besides`,
      ],
    };
  });

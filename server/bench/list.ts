import type { DataSource } from 'typeorm';
import { mustBe, pairs, spread, type BenchOptions, type BenchResult } from './bench.js';
import { bareServer, type BareServer } from './bare-server.js';
import { manyRecords, type ManyRecords } from './many-records.js';

const PER_PAGE = 25;
const REQUESTS_A_RUN = 10;

type Sort = readonly [column: string, direction: 'ASC' | 'DESC', sql: string];
const SORTS: readonly Sort[] = [
  ['name', 'ASC', 'name, id'],
  ['name', 'DESC', 'name DESC, id DESC'],
  ['nextHebrewObservanceDate', 'ASC', 'next_hebrew_observance, id'],
  ['gregorianDate', 'DESC', 'gregorian_date DESC NULLS LAST, id DESC'],
];
const FILTERS: readonly (readonly [filter: object, sql: string])[] = [
  [{}, 'true'],
  [{ afterSunset: true }, 'after_sunset'],
  [{ month: 7 }, 'hebrew_month = 7'],
];
const PLACES = ['first', 'middle', 'last'] as const;

/** A cell of the table: one sorting, one filter, one page, asked of ours and of the bare server. */
interface Cell {
  readonly name: string;
  readonly place: (typeof PLACES)[number];
  readonly path: string;
  readonly bare: readonly { sql: string; values: unknown[] }[];
}

/**
 * A page of 25 for an organization that has three tenths of a million rows, through the whole API, divided by a bare
 * node:http and pg that runs the statements one would write at once: four sortings, three filters, three pages.
 */
export async function list({ n = 1_000_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const records = await manyRecords(n);
  const bare = await bareServer(records.databaseUrl);
  try {
    const cells = await cellsOf(records);
    for (const cell of cells) await answersAgree(records, bare, cell);

    const measured: { cell: Cell; slower: number; ours: number }[] = [];
    for (const cell of cells) {
      const { slower, workMs } = await pairs(
        () => repeat(() => records.get(cell.path)),
        () => repeat(() => bare.get(cell.bare)),
        runs,
      );
      measured.push({ cell, slower: slower.median, ours: workMs.median / REQUESTS_A_RUN });
    }
    const of = (place: string) => measured.filter(({ cell }) => cell.place === place).map(({ ours }) => ours);
    const perPlace = PLACES.map((place) => `${place} ${spread(of(place)).median.toFixed(1)} ms`).join(', ');
    const slowest = measured.reduce((one, other) => (other.slower > one.slower ? other : one));
    return {
      name: 'list',
      goal: '≤ 2; ≤ 3 statements a request; last page ≤ 2× first',
      ratio: spread(measured.map(({ slower }) => slower)),
      counts: {
        rows: n,
        cells: cells.length,
        'statements a request, most': await mostStatements(records, cells),
      },
      notes: [`medians here: ${perPlace}`, `largest ratio: ${slowest.cell.name}`],
    };
  } finally {
    await bare.close();
    await records.close();
  }
}

async function cellsOf({ db, org }: ManyRecords): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [filter, condition] of FILTERS) {
    const where = `organization_id = $1 AND archived_at IS NULL AND ${condition}`;
    const count = `SELECT count(*) AS total FROM yahrzeit WHERE ${where}`;
    const [{ total }]: [{ total: number }] = await db.query(count, [org]);
    const offsets = { first: 0, middle: Math.floor(total / 2), last: total - PER_PAGE };
    for (const [column, direction, order] of SORTS)
      for (const place of PLACES) {
        const offset = offsets[place];
        const query = new URLSearchParams({
          sort: JSON.stringify([column, direction]),
          range: JSON.stringify([offset, offset + PER_PAGE - 1]),
          filter: JSON.stringify(filter),
        });
        const page = `SELECT * FROM yahrzeit WHERE ${where} ORDER BY ${order} LIMIT ${PER_PAGE} OFFSET ${offset}`;
        cells.push({
          name: `${column} ${direction}, ${JSON.stringify(filter)}, ${place} page`,
          place,
          path: `/yahrzeits?${query.toString()}`,
          bare: [
            { sql: count, values: [org] },
            { sql: page, values: [org] },
          ],
        });
      }
  }
  return cells;
}

async function answersAgree(records: ManyRecords, bare: BareServer, cell: Cell): Promise<void> {
  const [ours, theirs] = [await records.get(cell.path), await bare.get(cell.bare)];
  const ids = (rows: unknown[]) => (rows as { id: string }[]).map(({ id }) => id).join();
  mustBe(`the rows of ${cell.name}`, ids(ours.data), ids(theirs.data));
  mustBe(`the total of ${cell.name}`, ours.total, theirs.total);
}

async function repeat(request: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < REQUESTS_A_RUN; n++) await request();
}

/** The most statements that one request runs, the guard's included. */
async function mostStatements({ db, get }: ManyRecords, cells: readonly Cell[]): Promise<number> {
  let statements = 0;
  const own = db.logger;
  const counting: DataSource['logger'] = {
    logQuery: () => void statements++,
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  db.setOptions({ logger: counting });
  const each: number[] = [];
  for (const { path } of cells) {
    statements = 0;
    await get(path);
    each.push(statements);
  }
  db.setOptions({ logger: own });
  return Math.max(...each);
}

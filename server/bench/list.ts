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
/** `turned` is the page after the middle one, with the row that is seen at the end of that. */
const PLACES = ['first', 'middle', 'turned', 'last'] as const;

/** A cell of the table: one sorting, one filter, one page, asked of ours and of the bare server. */
interface Cell {
  readonly name: string;
  readonly place: (typeof PLACES)[number];
  readonly isFiltered: boolean;
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
      goal: '≤ 2; ≤ 3 statements a request; rows read per page ≤ 100; last page ≤ 2× first',
      ratio: spread(measured.map(({ slower }) => slower)),
      counts: { rows: n, cells: cells.length, ...(await costsOf(records, cells)) },
      notes: [`medians here: ${perPlace}`, `largest ratio: ${slowest.cell.name}`],
    };
  } finally {
    await bare.close();
    await records.close();
  }
}

async function cellsOf({ db, org, get }: ManyRecords): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [filter, condition] of FILTERS) {
    const where = `organization_id = $1 AND archived_at IS NULL AND ${condition}`;
    const count = `SELECT count(*) AS total FROM yahrzeit WHERE ${where}`;
    const [{ total }]: [{ total: number }] = await db.query(count, [org]);
    const middle = Math.floor(total / 2);
    const offsets = { first: 0, middle, turned: middle + PER_PAGE, last: total - PER_PAGE };
    for (const [column, direction, order] of SORTS)
      for (const place of PLACES) {
        const offset = offsets[place];
        const path = (from: number) => {
          const range = [from, from + PER_PAGE - 1];
          const asked = { sort: [column, direction], range, filter };
          const query = Object.entries(asked).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
          return `/yahrzeits?${new URLSearchParams(query).toString()}`;
        };
        const seen = place === 'turned' ? (await get(path(middle))).data.at(-1)?.id : undefined;
        const beside = seen ? `&beside=${JSON.stringify([seen, offset - 1])}` : '';
        const page = `SELECT * FROM yahrzeit WHERE ${where} ORDER BY ${order} LIMIT ${PER_PAGE} OFFSET ${offset}`;
        cells.push({
          name: `${column} ${direction}, ${JSON.stringify(filter)}, ${place} page`,
          place,
          isFiltered: condition !== 'true',
          path: path(offset) + beside,
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

/** What each request asks of the database: how many statements, and how many rows these read, by place. */
async function costsOf({ db, get }: ManyRecords, cells: readonly Cell[]) {
  const costs: (Pick<Cell, 'place' | 'isFiltered'> & Record<'statements' | 'page' | 'total', number>)[] = [];
  for (const { path, place, isFiltered } of cells) {
    const asked = await statementsDuring(db, () => get(path));
    const own = asked.filter(({ sql }) => sql.includes('FROM yahrzeit'));
    const read = { page: 0, total: 0 };
    for (const { sql, values } of own)
      read[sql.startsWith('SELECT count') ? 'total' : 'page'] += await rowsRead(db, sql, values);
    costs.push({ place, isFiltered, statements: asked.length, ...read });
  }
  const most = (of: (cost: (typeof costs)[number]) => number, among = costs) => Math.max(...among.map(of));
  const readFor = (place: string, isFiltered: boolean) => {
    const among = costs.filter((cost) => cost.place === place && cost.isFiltered === isFiltered);
    return [
      `rows read for a ${place} page${isFiltered ? ' with a filter' : ''}, most`,
      most(({ page }) => page, among),
    ];
  };
  return {
    'statements a request, most': most(({ statements }) => statements),
    ...Object.fromEntries([false, true].flatMap((filtered) => PLACES.map((place) => readFor(place, filtered)))),
    'rows read for the total, most': most(({ total }) => total),
  };
}

interface ListQuestion {
  readonly sql: string;
  readonly values: unknown[];
}

/** The guard's statements are among them. */
async function statementsDuring(db: DataSource, request: () => Promise<unknown>): Promise<ListQuestion[]> {
  const asked: ListQuestion[] = [];
  const own = db.logger;
  const listening: DataSource['logger'] = {
    logQuery: (sql, values) => void asked.push({ sql, values: (values ?? []) as unknown[] }),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
    logSchemaBuild: () => undefined,
    logMigration: () => undefined,
    log: () => undefined,
  };
  db.setOptions({ logger: listening });
  await request();
  db.setOptions({ logger: own });
  return asked;
}

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: PlanNode[];
}

/** Rows that the scans of a statement came by, those that a filter threw away among them. */
async function rowsRead(db: DataSource, sql: string, values: unknown[]): Promise<number> {
  const [answer] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values);
  const read = (node: PlanNode): number =>
    node.Plans
      ? node.Plans.reduce((sum, child) => sum + read(child), 0)
      : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Math.round(read(answer['QUERY PLAN'][0].Plan));
}

import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ImportField } from '@zikaron/contract';
import { readFile } from '../src/imports/read/read-file.js';
import { layoutOf } from '../src/imports/understand/layout.js';
import { SYSTEM, type OrganizationId } from '../src/platform/tenancy/index.js';
import { fieldIn, LAYOUTS, listOf as listInLayout, shuffled, type Headings } from '../test/lists/layouts.js';
import { OTHERS, type Population } from '../test/lists/people.js';
import { mustBe, pairs, spread, type BenchOptions, type BenchResult } from './bench.js';
import { anOrganization, copyIn, copyOut, listOf, prepare, type Bench } from './import-house.js';

const ROWS_OF_A_LAYOUT = 40;
const ORDERS = [0, 1, 2];
const SMALL = 1_000;
const PEOPLE = 300;
const EDITS = 1_000;

/**
 * What bringing a list in is held to: columns of twelve layouts in the right field, in any order, without their headings and
 * with noise in their place; the time of a preview beside COPY of the rows that it leaves; and a sheet in step, edited on both
 * sides. What is not in the right field must be named as unused: a cell in a wrong one is counted by itself.
 */
export async function bringIn({ n = 10_000, runs = 3 }: BenchOptions = {}): Promise<BenchResult> {
  const headed = await readLayouts('as they are');
  const noise = await readLayouts('noise');
  const none = await readLayouts('none');
  const others = [];
  for (const names of OTHERS) others.push(await readLayouts('none', names));
  const bench = await prepare();
  try {
    const large = await previewBesideCopy(bench, n, runs);
    const small = await previewBesideCopy(bench, SMALL, runs);
    const edits = await inStep(bench);
    return {
      name: 'bring-in',
      goal: '≥ 98 % of cells in the right field; none dropped, none refused; 10,000 rows ≤ 5 s, 1,000 ≤ 0.3 s; edits lost 0',
      ratio: large.faster,
      counts: {
        ...counted('', headed),
        ...counted(' (headings are noise)', noise),
        ...counted(' (no headings)', none),
        ...Object.assign({}, ...others.map((one, at) => counted(` (no headings, other people ${at + 1})`, one))),
        ...edits,
      },
      notes: [
        `the preview of ${n} rows takes ${seconds(large.previewMs.median)}, COPY of them ${seconds(large.rawMs.median)} (medians)`,
        `the preview of ${SMALL} rows takes ${seconds(small.previewMs.median)}, COPY of them ${seconds(small.rawMs.median)} (medians)`,
      ],
    };
  } finally {
    await bench.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

interface Read {
  readonly cells: number;
  readonly right: number;
  readonly wrong: number;
  readonly refused: number;
}

const counted = (when: string, { cells, right, wrong, refused }: Read) => ({
  [`cells in the right field, in 1,000${when}`]: Math.round((right / cells) * 1000),
  [`cells in a wrong field${when}`]: wrong,
  [`tables refused${when}`]: refused,
});

/** Every layout in every order. A cell that is in no field stands in a column that is named as unused. */
async function readLayouts(headings: Headings, names?: Population): Promise<Read> {
  const read = { cells: 0, right: 0, wrong: 0, refused: 0 };
  for (const layout of LAYOUTS)
    for (const order of ORDERS) {
      const columns = shuffled(layout.columns, order);
      const found = await fieldsOf(listInLayout(layout, columns, ROWS_OF_A_LAYOUT, headings, names));
      read.cells += columns.length * ROWS_OF_A_LAYOUT;
      if (!found) read.refused++;
      columns.forEach((column, at) => {
        if (found?.[at] === fieldIn(column, headings)) read.right += ROWS_OF_A_LAYOUT;
        else if (found?.[at] && found[at] !== 'ignore') read.wrong += ROWS_OF_A_LAYOUT;
      });
    }
  return read;
}

/** Null for a table that is refused. */
async function fieldsOf(file: Buffer): Promise<ImportField[] | null> {
  try {
    return (await layoutOf(await readFile(file))).columns.map(({ field }) => field);
  } catch {
    return null;
  }
}

/** The preview alone has its own time; beside COPY, which empties its table too, it counts with the emptying of the house. */
async function previewBesideCopy(bench: Bench, rows: number, runs: number) {
  const { db, directory, imports } = bench;
  const file = listOf(rows);
  const copied = path.join(directory, `rows-${rows}`);
  const times: number[] = [];
  const preview = async () => {
    await db.query('TRUNCATE organization CASCADE');
    const org = await anOrganization(db);
    const start = performance.now();
    const { counts } = await imports.preview(org, SYSTEM, { fileName: 'list.csv', file });
    times.push(performance.now() - start);
    mustBe('the rows of a preview', counts.rows, rows);
  };
  await preview();
  await copyOut(bench, copied, ['import_row']);
  const { faster, rawMs } = await pairs(preview, () => copyIn(bench, copied, ['import_row']), runs);
  return { faster, rawMs, previewMs: spread(times.slice(-runs)) };
}

interface Person {
  plaque: string;
  notes: string;
}
const EDITED = ['plaque', 'notes'] as const;

/** A list of people with ids: edited at random in the sheet and here, brought again, and once more as it is. */
async function inStep({ db, imports, work }: Bench) {
  await db.query('TRUNCATE organization CASCADE');
  const org = await anOrganization(db);
  const bring = async (list: readonly Person[]) => {
    const { id } = await imports.preview(org, SYSTEM, { fileName: 'sheet.csv', file: sheetOf(list) });
    await imports.run(org, SYSTEM, id);
    await work.carryOut(org, id);
    return (await imports.get(org, id)).counts;
  };
  const before = Array.from({ length: PEOPLE }, (_, n): Person => ({ plaque: `p${n}`, notes: `n${n}` }));
  await bring(before);
  const [sheet, here] = edited(before);
  await writeHere(db, org, here);
  const counts = await bring(sheet);
  const after = await recordsOf(db, org);
  const again = await bring(sheet);
  return {
    ...compared(before, sheet, here, after),
    'asked about': counts.conflicts,
    'changed by a second run': again.changed,
  };
}

function edited(before: readonly Person[]): [Person[], Person[]] {
  const sides: [Person[], Person[]] = [structuredClone([...before]), structuredClone([...before])];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let edit = 0; edit < EDITS; edit++) {
    const person = sides[random(2)]?.[random(PEOPLE)];
    if (person) person[EDITED[random(2)] ?? 'plaque'] = `e${edit}`;
  }
  return sides;
}

const letters = (n: number) => `${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}`;
const sheetOf = (list: readonly Person[]): Buffer =>
  Buffer.from(
    [
      'Yahrzeit ID,Name,Date of Death,Plaque,Notes',
      ...list.map(
        ({ plaque, notes }, n) =>
          `${n},Person${letters(n)} Levin${'uvwxyz'[Math.floor(n / 100)]},3/${(n % 28) + 1}/1984,${plaque},${notes}`,
      ),
    ].join('\n'),
  );

const writeHere = (db: Bench['db'], org: OrganizationId, here: readonly Person[]) =>
  db.query(
    `UPDATE yahrzeit y SET plaque = h.plaque, notes = h.notes FROM jsonb_to_recordset($2::jsonb) AS h(row integer, plaque text, notes text)
      WHERE y.organization_id = $1 AND y.import_row = h.row`,
    [org, JSON.stringify(here.map((person, n) => ({ ...person, row: n + 2 })))],
  );

const recordsOf = (db: Bench['db'], org: OrganizationId): Promise<Person[]> =>
  db.query('SELECT plaque, notes FROM yahrzeit WHERE organization_id = $1 ORDER BY import_row', [org]);

/** An edit is lost where neither side stands; what was written here must stand until somebody has been asked. */
function compared(
  before: readonly Person[],
  sheet: readonly Person[],
  here: readonly Person[],
  after: readonly Person[],
) {
  let [lost, overwritten] = [0, 0];
  before.forEach((was, n) => {
    for (const field of EDITED) {
      const [theirs, ours, now] = [sheet[n]?.[field], here[n]?.[field], after[n]?.[field]];
      if (ours !== was[field] && now !== ours) overwritten++;
      if (ours === was[field] && now !== theirs) lost++;
    }
  });
  return { 'edits lost': lost, 'overwritten without a word': overwritten };
}

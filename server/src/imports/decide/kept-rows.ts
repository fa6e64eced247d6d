import {
  SAID_ONCE,
  type ImportChoice,
  type ImportConflict,
  type ImportLeftOut,
  type ImportRowFilter,
  type ImportSummary,
} from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { contactKey } from './contacts-that-differ.js';
import { cellsKey, type PlacedRow, type Settled, type SettledEarlier } from './placing.js';
import type { Line } from '../understand/fold-observers.js';
import { kept } from './shown-row.js';
import { SAMPLED_CELLS } from '../understand/cell-kinds.js';
import { BATCH, jsonbOf } from '../read/batches.js';

/** Rows that wait for somebody: they cannot be read, contradict what is there, or may be of the evening before. */
const IN_DOUBT = `(state = 'error' OR (has_conflict AND choice IS NULL)
  OR (has_issues AND state <> 'skipped' AND understood @? '$.issues[*] ? (@.code == "after_sunset_inferred" || @.code == "time_near_sunset")'))`;

/** Which rows a list shows, of $2: those that speak of nobody only when they are asked for. Takes `rowsAsked` from $3 on. */
export const LISTED_ROWS = `organization_id = $1 AND import_id = $2
  AND CASE WHEN $3::text IS NULL THEN state <> 'leftOut' ELSE state = $3 END AND ($4::boolean IS NULL OR has_issues = $4)
  AND ($5::boolean IS NULL OR has_conflict = $5) AND ($6::boolean IS NULL OR $6 = (${IN_DOUBT}))`;

export const rowsAsked = ({ state, withIssues, withConflict, withDoubt }: ImportRowFilter): unknown[] => [
  ...[state ?? null, withIssues ?? null, withConflict ?? null, withDoubt ?? null],
];

/** The numbers of all rows that a filter finds, `most` of them at most. */
export async function numbersOf(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  filter: ImportRowFilter,
  most: number,
): Promise<number[]> {
  const found: { row: number }[] = await db.query(
    `SELECT row FROM import_row WHERE ${LISTED_ROWS} ORDER BY row LIMIT $7`,
    [org, id, ...rowsAsked(filter), most],
  );
  return found.map(({ row }) => row);
}

type Counts = ImportSummary['counts'];

/** A change that only the list has made is followed, and one whom somebody deleted here stays so: nobody is asked. */
const isAsked = ({ conflict }: PlacedRow): boolean =>
  conflict !== null && conflict.usual !== 'file' && conflict.usual !== 'skip';

/** Keeps the raw cells of these rows, and what was understood; in place of what was understood of them before. */
export async function keepRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly PlacedRow[],
): Promise<void> {
  const values = jsonbOf(rows, (row) => ({
    row: row.row,
    cells: row.cells,
    brought: row.brought,
    left_out: row.leftOut,
    understood: kept(row),
    state: row.state,
    has_issues: row.issues.some(({ severity }) => severity !== 'info'),
    has_conflict: isAsked(row),
    choice: row.conflict || row.choice === 'skip' ? row.choice : null,
  }));
  await db.query(
    `INSERT INTO import_row (organization_id, import_id, row, cells, brought, left_out, understood, state, has_issues, has_conflict, choice)
     SELECT $1, $2, r.* FROM jsonb_to_recordset($3::jsonb) AS r(row integer, cells jsonb, brought jsonb, left_out text, understood jsonb, state text,
            has_issues boolean, has_conflict boolean, choice text)
     ON CONFLICT (organization_id, import_id, row) DO UPDATE
       SET understood = excluded.understood, state = excluded.state, has_issues = excluded.has_issues,
           has_conflict = excluded.has_conflict, choice = excluded.choice`,
    [org, id, values],
  );
}

/** The lines of an import as they stood in the file, with what was chosen for them; read anew each time. */
export function keptLines(db: EntityManager, org: OrganizationId, id: string): AsyncIterable<Line[]> {
  return { [Symbol.asyncIterator]: () => linesAfter(db, [org, id], '') };
}

/** One line of an import; null when it has no such row. */
export async function keptLine(db: DataSource, org: OrganizationId, id: string, row: number): Promise<Line | null> {
  const [line]: Line[] = await db.query(
    `SELECT row, cells, brought, choice, left_out AS "leftOut" FROM import_row WHERE organization_id = $1 AND import_id = $2 AND row = $3`,
    [org, id, row],
  );
  return line ?? null;
}

/** The lines of which an observer has no address, among those that became records. */
export function linesWithoutAddress(db: EntityManager, org: OrganizationId, id: string): AsyncIterable<Line[]> {
  const without = `AND yahrzeit_id IS NOT NULL AND understood @? '$.observers[*] ? (@.email == null)'`;
  return { [Symbol.asyncIterator]: () => linesAfter(db, [org, id], without) };
}

async function* linesAfter(db: EntityManager, about: readonly unknown[], condition: string): AsyncGenerator<Line[]> {
  for (let last = 0; ;) {
    const lines: Line[] = await db.query(
      `SELECT row, cells, brought, choice, left_out AS "leftOut" FROM import_row
        WHERE organization_id = $1 AND import_id = $2 AND row > $3 ${condition} ORDER BY row LIMIT ${BATCH}`,
      [...about, last],
    );
    yield lines;
    if (lines.length < BATCH) return;
    last = lines.at(-1)?.row ?? last;
  }
}

/** The records that rows of this import became. */
export async function recordsOfRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[],
): Promise<Map<number, string>> {
  const records: { row: number; yahrzeitId: string }[] = await db.query(
    `SELECT row, yahrzeit_id AS "yahrzeitId" FROM import_row
      WHERE organization_id = $1 AND import_id = $2 AND row = ANY($3) AND yahrzeit_id IS NOT NULL`,
    [org, id, rows],
  );
  return new Map(records.map(({ row, yahrzeitId }) => [row, yahrzeitId]));
}

/** What people chose for rows of files that were imported and not taken back; of one row, what was chosen last. */
export async function settledEarlier(db: EntityManager, org: OrganizationId): Promise<SettledEarlier> {
  const rows: (Settled & { cells: string[]; fields: ImportConflict['fields'] | null })[] = await db.query(
    `SELECT coalesce(r.brought, r.cells) AS cells, r.choice, r.yahrzeit_id AS "yahrzeitId", r.understood->'conflict'->'fields' AS fields
       FROM import_row r JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id
      WHERE r.organization_id = $1 AND r.choice IS NOT NULL AND i.state = 'imported' ORDER BY i.imported_at`,
    [org],
  );
  return {
    rows: new Map(rows.map(({ cells, choice, yahrzeitId }) => [cellsKey(cells), { choice, yahrzeitId }])),
    contacts: new Map(
      rows.flatMap(({ choice, fields }) =>
        choice === 'skip'
          ? []
          : (fields ?? []).flatMap((one) => (one.contact ? [[contactKey(one), choice] as const] : [])),
      ),
    ),
  };
}

/** Leaves on every row which record it became, and how it was taken in the end. */
export async function linkRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly PlacedRow[],
  yahrzeitOf: ReadonlyMap<number, string>,
): Promise<void> {
  const links = jsonbOf(rows, (row) => {
    const yahrzeit_id = yahrzeitOf.get(row.row) ?? null;
    const { state, choice } = row;
    return { row: row.row, state, choice, yahrzeit_id, understood: { ...kept(row), yahrzeitId: yahrzeit_id } };
  });
  await db.query(
    `UPDATE import_row r
        SET yahrzeit_id = l.yahrzeit_id, state = l.state, understood = l.understood, choice = l.choice
       FROM jsonb_to_recordset($3::jsonb) AS l(row integer, state text, choice text, yahrzeit_id uuid, understood jsonb)
      WHERE r.organization_id = $1 AND r.import_id = $2 AND r.row = l.row`,
    [org, id, links],
  );
}

/** What a row in conflict comes to by the choice $4. */
const CHOSEN_STATE = `CASE coalesce($4, understood->'conflict'->>'usual')
  WHEN 'skip' THEN 'skipped'
  WHEN 'separate' THEN CASE WHEN understood->'conflict'->>'kind' <> 'contactDiffers'
       OR understood->'conflict'->>'kept' = 'new' THEN 'new' ELSE 'changed' END
  WHEN 'file' THEN CASE understood->'conflict'->>'kept' WHEN 'new' THEN 'new' ELSE 'changed' END
  ELSE understood->'conflict'->>'kept' END`;

/**
 * Notes a choice on rows in conflict, with what they come to by it. Answers how many there are of them. The table is not joined to
 * itself: of rows that were just written Postgres has no figures, and would go through all of them for each.
 */
export async function chooseFor(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[] | 'all',
  choice: ImportChoice | null,
): Promise<number> {
  const [, chosen] = await db.query<[unknown, number]>(
    `UPDATE import_row
        SET choice = $4, state = ${CHOSEN_STATE},
            understood = understood || jsonb_build_object('choice', $4::text, 'state', ${CHOSEN_STATE})
      WHERE organization_id = $1 AND import_id = $2
        AND (has_conflict AND $3::int[] IS NULL OR row = ANY ($3) AND jsonb_typeof(understood->'conflict') = 'object')`,
    [org, id, rows === 'all' ? null : rows, choice],
  );
  return chosen;
}

/**
 * Puts new text into cells of these rows; each row keeps its cells as they stood in the file, and behind them what the heading of its
 * section said, if that is written anew (`ofSection`).
 */
export async function mendCells(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[],
  cells: Readonly<Record<string, string>>,
  ofSection: number | null = null,
): Promise<void> {
  const held: { row: number; cells: string[]; brought: string[] }[] = await db.query(
    `SELECT row, cells, coalesce(brought, cells) AS brought FROM import_row WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3)`,
    [org, id, rows],
  );
  const keeps = (brought: string[], before: string[]) =>
    ofSection === null || cells[ofSection] === undefined || brought[ofSection] !== undefined
      ? brought
      : withCells(brought, { [ofSection]: before[ofSection] ?? '' });
  const mended = held.map(({ row, cells: before, brought }) => ({
    ...{ row, cells: withCells(before, cells), brought: keeps(brought, before) },
  }));
  await db.query(
    `UPDATE import_row r SET cells = m.cells, brought = m.brought
       FROM jsonb_to_recordset($3::jsonb) AS m(row integer, cells jsonb, brought jsonb)
      WHERE r.organization_id = $1 AND r.import_id = $2 AND r.row = m.row`,
    [org, id, JSON.stringify(mended)],
  );
}

/** Rows that say again what stood in the file were never mended. */
export async function withoutMending(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[],
): Promise<void> {
  await db.query(
    `UPDATE import_row SET brought = NULL
      WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3) AND brought = cells`,
    [org, id, rows],
  );
}

/** The cells with new text in those that are named by their index. */
export function withCells(before: readonly string[], cells: Readonly<Record<string, string>>): string[] {
  const after = [...before];
  for (const [index, text] of Object.entries(cells)) {
    while (after.length < Number(index)) after.push('');
    after[Number(index)] = text;
  }
  return after;
}

/** Notes what is to become of these rows; the list is read again by it. */
export async function settleRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[],
  choice: ImportChoice | null,
): Promise<void> {
  await db.query(
    `UPDATE import_row SET choice = $4 WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3) AND left_out IS NULL`,
    [org, id, rows, choice],
  );
}

/** These rows speak of a person after all. */
export async function bringRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly number[],
): Promise<void> {
  await db.query(
    `UPDATE import_row SET left_out = NULL WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3)`,
    [org, id, rows],
  );
}

/** This row speaks of nobody. */
export async function leaveRowOut(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  row: number,
  why: ImportLeftOut,
): Promise<void> {
  await db.query(
    `UPDATE import_row SET left_out = $4, choice = NULL WHERE organization_id = $1 AND import_id = $2 AND row = $3`,
    [org, id, row, why],
  );
}

/** The cells of the first rows about people after this one, by which columns are guessed. */
export async function firstRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  after: number,
): Promise<string[][]> {
  const rows: { cells: string[] }[] = await db.query(
    `SELECT cells FROM import_row
      WHERE organization_id = $1 AND import_id = $2 AND row > $3 AND left_out IS NULL ORDER BY row LIMIT ${SAMPLED_CELLS}`,
    [org, id, after],
  );
  return rows.map(({ cells }) => cells);
}

/** How many rows of each kind the import holds now. */
export async function countRows(db: EntityManager | DataSource, org: OrganizationId, id: string): Promise<Counts> {
  const [counts] = await db.query<[Counts]>(
    `SELECT count(*) FILTER (WHERE state <> 'leftOut') AS rows,
            ${['new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'leftOut', 'error']
              .map((state) => `count(*) FILTER (WHERE state = '${state}') AS "${state}"`)
              .join(', ')},
            count(*) FILTER (WHERE state <> 'error' AND has_issues
              AND understood @? '$.issues[*] ? (@.severity == "warning")') AS warnings,
            count(*) FILTER (WHERE has_conflict) AS conflicts,
            count(*) FILTER (WHERE ${IN_DOUBT}) AS doubts,
            coalesce(sum(jsonb_array_length(understood->'observers'))
              FILTER (WHERE state IN ('new', 'merge') OR (state = 'changed'
                AND (understood->'conflict'->>'kept' IN ('unchanged', 'duplicate')) IS NOT TRUE)), 0)::int AS observers,
            (SELECT coalesce(jsonb_agg(said ORDER BY said.rows DESC, said.code), '[]')
               FROM (SELECT issue->>'code' AS code, min(issue->>'message') AS message, count(*)::int AS rows
                       FROM import_row, jsonb_array_elements(understood->'issues') AS issue
                      WHERE organization_id = $1 AND import_id = $2 AND state NOT IN ('leftOut', 'skipped')
                        AND issue->>'code' = ANY ($3) GROUP BY 1) said) AS "saidOnce"
       FROM import_row WHERE organization_id = $1 AND import_id = $2`,
    [org, id, SAID_ONCE],
  );
  return counts;
}

import { pick } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/audit/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { DATE_FIELDS } from '../decide/find-conflict.js';
import type { PlacedRow } from '../decide/placing.js';
import { isAsTaken, markOf } from './as-taken.js';
import { columnsOf } from './write-people.js';

/** The columns that the file may replace, in the names of the table. */
const WORDS = [
  'name',
  'hebrew_name',
  'person_details',
  'burial_date',
  'age_at_death',
  'plaque',
  'notes',
  'perpetual',
] as const;
const DATES = [
  ...['gregorian_date', 'gregorian_derived', 'hebrew_day', 'hebrew_month', 'hebrew_year', 'hebrew_derived'],
  ...['adar_said', 'after_sunset'],
];
const COLUMNS = [...WORDS, ...DATES];

interface Taken {
  readonly id: string;
  /** The first row whose words were taken: it keeps what the record said before. */
  readonly row: number;
  readonly columns: Record<string, unknown>;
}

interface Replaced {
  readonly id: string;
  readonly before: object;
  readonly after: object;
}

/**
 * Writes what a person wanted taken from these rows into the records: words that the file has, and its dates together. What
 * stood there is kept with the first row, so that the import can be taken back. Answers the changes of records that were there before.
 */
export async function takeFromFile(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  yahrzeitOf: ReadonlyMap<number, string>,
  now: Date,
): Promise<{ ids: string[]; changes: Change[] }> {
  const taken = whatIsTaken(rows, yahrzeitOf);
  if (taken.length === 0) return { ids: [], changes: [] };
  const replaced: Replaced[] = await db.query(TAKE, [org, importId, JSON.stringify(taken), now]);
  const changes = replaced.map(({ id, before, after }) => changed(id, before, after));
  return { ids: taken.map(({ id }) => id), changes };
}

/** Puts back what records said before, where nobody has changed them since. Answers those changes. */
export async function putBack(db: EntityManager, org: OrganizationId, importId: string, now: Date): Promise<Change[]> {
  const back: Replaced[] = await db.query(PUT_BACK, [org, importId, now]);
  return back.map(({ id, before, after }) => changed(id, before, after));
}

const changed = (id: string, before: object, after: object): Change => ({
  action: 'change',
  resource: 'yahrzeit',
  resourceId: id,
  before,
  after,
});

/** One change for each record, in the order of the file: a later row wins. */
function whatIsTaken(rows: readonly PlacedRow[], yahrzeitOf: ReadonlyMap<number, string>): Taken[] {
  const taken = new Map<string, Taken>();
  for (const row of rows.filter(({ state }) => state === 'changed')) {
    const id = yahrzeitOf.get(row.row);
    if (id === undefined) continue;
    const before = taken.get(id);
    const columns = columnsTakenFrom(row);
    // The row may change only where its observer is reached.
    if (Object.keys(columns).length === 0) continue;
    taken.set(id, { id, row: before?.row ?? row.row, columns: { ...before?.columns, ...columns } });
  }
  return [...taken.values()];
}

function columnsTakenFrom(row: PlacedRow): Record<string, unknown> {
  const said = columnsOf(row) as Record<string, unknown>;
  const taken = row.take ?? null;
  const words = WORDS.filter(
    (column) => said[column] !== null && said[column] !== false && (taken === null || taken.includes(fieldOf(column))),
  );
  const hasDates = (taken ?? row.conflict?.fields.map(({ field }) => field))?.some((field) =>
    DATE_FIELDS.includes(field),
  );
  return pick(said, [...words, ...(hasDates ? DATES : [])]);
}

const fieldOf = (column: string): string => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const WRITTEN = COLUMNS.map((column) => `y.${column}`).join(', ');
const asObject = (row: string) => `jsonb_build_object(${COLUMNS.map((c) => `'${c}', ${row}.${c}`).join(', ')})`;
/** As the activity of a record names its fields. */
const asAudited = (row: string) =>
  `jsonb_build_object(${COLUMNS.map((c) => `'${c.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}', ${row}.${c}`).join(', ')})`;

/**
 * A record that this very import added has no "before" and keeps its version: taking the import back removes it. One that
 * an earlier row of it has changed keeps the "before" of that row, and its version.
 */
const TAKE = `
WITH taken AS (
  SELECT * FROM jsonb_to_recordset($3::jsonb) AS t(id uuid, row integer, columns jsonb)
), held AS (
  SELECT y.*, t.row, ${asObject('y')} || jsonb_build_object(${markOf('y')}) AS before,
         jsonb_populate_record(y, t.columns) AS now,
         y.import_id IS NOT DISTINCT FROM $2::uuid OR EXISTS (
           SELECT FROM import_row r WHERE r.organization_id = $1 AND r.yahrzeit_id = y.id AND r.import_id = $2
              AND r.replaced IS NOT NULL) AS touched
    FROM taken t JOIN yahrzeit y ON y.organization_id = $1 AND y.id = t.id ORDER BY y.id FOR NO KEY UPDATE OF y
), written AS (
  UPDATE yahrzeit y SET (${COLUMNS.join(', ')}) = ROW(${COLUMNS.map((c) => `(held.now).${c}`).join(', ')}),
         version = y.version + (NOT held.touched)::int,
         updated_at = CASE WHEN held.touched THEN y.updated_at ELSE $4 END
    FROM held WHERE y.organization_id = $1 AND y.id = held.id
  RETURNING y.id, y.import_id, ${WRITTEN}
), kept AS (
  UPDATE import_row r SET replaced = held.before FROM held
   WHERE r.organization_id = $1 AND r.import_id = $2 AND r.row = held.row AND NOT held.touched
)
SELECT held.id, ${asAudited('held')} AS before, ${asAudited('written')} AS after
  FROM held JOIN written USING (id) WHERE held.import_id IS DISTINCT FROM $2::uuid`;

const PUT_BACK = `
WITH held AS (
  SELECT y.*, jsonb_populate_record(y, r.replaced - 'version') AS past,
         coalesce((r.replaced->>'updatedAt')::timestamptz, $3) AS was_updated
    FROM import_row r JOIN yahrzeit y ON y.organization_id = $1 AND y.id = r.yahrzeit_id
   WHERE r.organization_id = $1 AND r.import_id = $2 AND r.replaced IS NOT NULL
     AND ${isAsTaken('y', 'r.replaced')}
   ORDER BY y.id FOR NO KEY UPDATE OF y
), written AS (
  UPDATE yahrzeit y SET (${COLUMNS.join(', ')}) = ROW(${COLUMNS.map((c) => `(held.past).${c}`).join(', ')}),
         version = y.version + 1, updated_at = held.was_updated
    FROM held WHERE y.organization_id = $1 AND y.id = held.id
  RETURNING y.id, ${WRITTEN}
)
SELECT held.id, ${asAudited('held')} AS before, ${asAudited('written')} AS after FROM held JOIN written USING (id)`;

import { pick } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { Merge, Pair } from '../../contacts/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { watchedBy, type Watched } from './watched-tables.js';

type Row = Record<string, unknown>;

/** What became of one row: it was changed, removed (no `after`), or made (no `before`). A change holds its columns only. */
interface Changed {
  readonly key: Row;
  readonly before: Row | null;
  readonly after: Row | null;
}
/** By table. */
export type Journal = Record<string, readonly Changed[]>;

/** Which two records a merge is about, and the observances that they had before it. */
export interface MergedPair extends Pair {
  readonly observances: readonly string[];
}

/** The rows of each table by their keys. */
type States = Record<string, Map<string, Row>>;

/** Worked out by the database, or moved on with every change: neither compared nor given back. */
const NOT_COMPARED = [
  ...['version', 'updated_at', 'name_search', 'about_id'],
  ...['next_hebrew_observance', 'next_civil_observance', 'computed_through'],
];

/** The observances of the two, before they are merged. */
export async function pairOf(
  org: OrganizationId,
  { of, stays, goes }: Pair,
  within: EntityManager,
): Promise<MergedPair> {
  const rows: { id: string }[] = await within.query(
    `SELECT id FROM observance WHERE organization_id = $1 AND ${of} IN ($2, $3)`,
    [org, stays, goes],
  );
  return { of, stays, goes, observances: rows.map(({ id }) => id) };
}

/** Every row that a merge of these two may change, as it is now. */
export async function statesOf(org: OrganizationId, pair: MergedPair, within: EntityManager): Promise<States> {
  const states: States = {};
  for (const watched of watchedBy(pair.of)) {
    const rows: { row: Row }[] = await within.query(
      `SELECT to_jsonb(r) AS row FROM (
         SELECT ${shown(watched)} FROM ${watched.table} t
          WHERE organization_id = $1 AND (${watched.where}) AND ($2::uuid[], $3::uuid[]) IS NOT NULL) r`,
      [org, [pair.stays, pair.goes], pair.observances],
    );
    states[watched.table] = byKey(watched, rows);
  }
  return states;
}

/** In which rows two states differ. */
export function journalOf(of: Merge['of'], before: States, after: States): Journal {
  const journal: Record<string, Changed[]> = {};
  for (const watched of watchedBy(of)) {
    const { [watched.table]: was = new Map<string, Row>() } = before;
    const { [watched.table]: is = new Map<string, Row>() } = after;
    const changed = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
      changeOf(watched, was.get(key), is.get(key)),
    );
    if (changed.length > 0) journal[watched.table] = changed;
  }
  return journal;
}

function changeOf(watched: Watched, before: Row | undefined, after: Row | undefined): Changed[] {
  const either = before ?? after;
  if (!either || (watched.moved && !(before && after))) return [];
  const key = pick(either, watched.key);
  if (!before || !after) return [{ key, before: before ?? null, after: after ?? null }];
  const columns = (watched.moved ?? Object.keys(before)).filter(
    (column) => !NOT_COMPARED.includes(column) && !isSame(before[column], after[column]),
  );
  return columns.length === 0 ? [] : [{ key, before: pick(before, columns), after: pick(after, columns) }];
}

/**
 * Gives back what the merge changed, but for what was changed since. Statements on observances move their reminders by
 * themselves, so what these were is read before all else, and they keep the ids that they had.
 * @returns how many values were changed since
 */
export async function giveBack(
  org: OrganizationId,
  { of, journal, at, whenRecordsAreBack }: GivingBack,
  within: EntityManager,
): Promise<number> {
  const plans: [Watched, Plan][] = [];
  for (const watched of watchedBy(of)) {
    const { [watched.table]: changes = [] } = journal;
    if (changes.length > 0)
      plans.push([watched, planOf(watched, changes, await current(org, watched, changes, within))]);
  }
  for (const [watched, { remove, rewrite, insert }] of plans) {
    const written = watched.moved ?? (await columnsOf(watched, within));
    await removeRows(org, watched, remove, within);
    await rewriteRows(org, watched, written, rewrite, at, within);
    await insertRows(watched, written, insert, within);
    if (watched === plans[0]?.[0]) await whenRecordsAreBack();
  }
  return plans.reduce((sum, [, { changedSince }]) => sum + changedSince, 0);
}

interface GivingBack {
  readonly of: Merge['of'];
  readonly journal: Journal;
  readonly at: Date;
  /** Called when both records are there again, before anything else is. */
  readonly whenRecordsAreBack: () => Promise<void>;
}

interface Plan {
  readonly remove: Row[];
  readonly rewrite: Row[];
  readonly insert: Row[];
  readonly changedSince: number;
}

function planOf(watched: Watched, changes: readonly Changed[], now: Map<string, Row>): Plan {
  const plan = { remove: [] as Row[], rewrite: [] as Row[], insert: [] as Row[], changedSince: 0 };
  for (const { key, before, after } of changes) {
    const row = now.get(keyOf(watched, key));
    if (!after && !row && before) plan.insert.push(before);
    else if (!after || !row) plan.changedSince++;
    else {
      const compared = Object.keys(after).filter((column) => !NOT_COMPARED.includes(column));
      const still = compared.filter((column) => isSame(row[column], after[column]));
      plan.changedSince += compared.length - still.length;
      if (before) plan.rewrite.push({ ...row, ...Object.fromEntries(still.map((column) => [column, before[column]])) });
      else if (still.length === compared.length) plan.remove.push(key);
    }
  }
  return plan;
}

/** The rows of the journal as they are now, held. */
async function current(org: OrganizationId, watched: Watched, changes: readonly Changed[], within: EntityManager) {
  const columns = watched.key.join(', ');
  const rows: { row: Row }[] = await within.query(
    `SELECT to_jsonb(r) AS row FROM (
       SELECT ${shown(watched)} FROM ${watched.table} t
        WHERE organization_id = $1 AND (${columns}) IN (SELECT ${columns} FROM ${given(watched, '$2')} g) FOR UPDATE OF t) r`,
    [org, JSON.stringify(changes.map(({ key }) => key))],
  );
  return byKey(watched, rows);
}

async function removeRows(org: OrganizationId, watched: Watched, keys: readonly Row[], within: EntityManager) {
  if (keys.length === 0) return;
  const columns = watched.key.join(', ');
  await within.query(
    `DELETE FROM ${watched.table} WHERE organization_id = $1 AND (${columns}) IN (SELECT ${columns} FROM ${given(watched, '$2')} g)`,
    [org, JSON.stringify(keys)],
  );
}

async function rewriteRows(
  org: OrganizationId,
  watched: Watched,
  written: readonly string[],
  rows: readonly Row[],
  at: Date,
  within: EntityManager,
) {
  if (rows.length === 0) return;
  const columns = written.filter((column) => !watched.key.includes(column) && !NOT_COMPARED.includes(column));
  const set = columns.map((column) => `${column} = g.${column}`);
  // Whoever has the record open sees that it is another one now.
  if (written.includes('version')) set.push('version = t.version + 1', `updated_at = '${at.toISOString()}'`);
  await within.query(
    `UPDATE ${watched.table} t SET ${set.join(', ')} FROM ${given(watched, '$2')} g
      WHERE t.organization_id = $1 AND ${watched.key.map((column) => `t.${column} = g.${column}`).join(' AND ')}`,
    [org, JSON.stringify(rows)],
  );
}

async function insertRows(watched: Watched, written: readonly string[], rows: readonly Row[], within: EntityManager) {
  if (rows.length === 0) return;
  const columns = written.join(', ');
  await within.query(
    `INSERT INTO ${watched.table} (${columns}) SELECT ${columns} FROM ${given(watched, '$1')} g
     ${watched.table === 'reminder' ? AS_THEY_WERE(written) : ''}`,
    [JSON.stringify(rows)],
  );
}

/** What an observance that is back promises anew is the promise that it had. */
const AS_THEY_WERE = (columns: readonly string[]): string => `
  ON CONFLICT ON CONSTRAINT reminder_about DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
   WHERE reminder.state = 'open'`;

const shown = ({ key, moved }: Watched): string => (moved ? [...key, ...moved].join(', ') : 't.*');

const byKey = (watched: Watched, rows: readonly { row: Row }[]): Map<string, Row> =>
  new Map(rows.map(({ row }) => [keyOf(watched, row), row]));

const given = ({ table }: Watched, parameter: string): string =>
  `jsonb_populate_recordset(NULL::${table}, ${parameter}::jsonb)`;

/** Those that can be written. */
async function columnsOf({ table }: Watched, within: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await within.query(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const keyOf = ({ key }: Watched, row: Row): string => JSON.stringify(key.map((column) => row[column]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

import { keysOf, type ImportConflict } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { deceasedKey, personKey } from '../understand/names.js';
import type { UnderstoodObserver, UnderstoodRow } from '../understand/understand-row.js';

/** What a list says of where somebody is reached. */
export interface Reached {
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

/** An observer whom an earlier file of the list named under an id: what it said then, and the contact as it is now. */
export interface ListedObserver {
  readonly contactId: string;
  readonly name: string;
  /** By each row that named them, with the id and the name of its person. */
  readonly said: readonly (Reached & { readonly personId: string | null; readonly person: string | null })[];
  readonly now: Reached;
}

/** How the fields of an observer are called beside those of the person. */
export const OBSERVER_FIELDS = {
  email: 'observerEmail',
  phone: 'observerPhone',
  address: 'observerAddress',
} as const;
const FIELDS = keysOf(OBSERVER_FIELDS);

/**
 * The one observer whom a row names under an id; null where it names none, or several under one. A family's number is shared
 * by its people, so who is meant is told by id and name together.
 */
export const observerOf = ({ observerId, observers }: UnderstoodRow): UnderstoodObserver | null =>
  observerId !== null && observers.length === 1 ? (observers[0] ?? null) : null;

export const listedKey = (observerId: string, name: string): string => `${observerId} ${personKey(name)}`;

export const reachedBy = ({ email, phone, address }: Reached): Reached => ({ email, phone, address });

/**
 * What a row of a later file says otherwise of an observer than the row of this person did, or else any. Silence takes nothing
 * away, and what was changed only here stays. Of telephones that rows of the list have said together, fewer are a change too.
 */
export function changedInObserver(
  { contactId: id, name, said, now }: ListedObserver,
  file: Reached,
  { personId, key }: Pick<UnderstoodRow, 'personId' | 'key'>,
): { fields: ImportConflict['fields']; ofList: string[] } | null {
  const own = said.filter((row) =>
    row.personId === null || personId === null ? deceasedKey(row.person ?? '') === key : row.personId === personId,
  );
  const before = own.length > 0 ? own : said;
  const changed = FIELDS.filter((field) => {
    const told = file[field];
    if (!told || before.some((row) => isSame(row[field], told))) return false;
    return field === 'phone' && has(now.phone, told, field)
      ? isAllOfList(now.phone, told, said)
      : !has(now[field], told, field);
  });
  if (changed.length === 0) return null;
  return {
    fields: changed.map((field) => ({
      ...{ field: OBSERVER_FIELDS[field], existing: now[field], file: file[field] ?? '', contact: { id, name } },
    })),
    ofList: changed.filter((field) => isOfList(now[field], said, field)).map((field) => OBSERVER_FIELDS[field]),
  };
}

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** Whether the telephones here are more than the one that is told, and rows of the list have said each of them. */
const isAllOfList = (now: string | null, told: string, said: ListedObserver['said']): boolean =>
  !isSame(now, told) && (now ?? '').split(', ').every((one) => said.some(({ phone }) => has(phone, one, 'phone')));

/** The same, or one of several telephones. */
function has(all: string | null, one: string, field: keyof Reached): boolean {
  const [whole = '', wanted = ''] = [all, one].map((text) => text?.toLowerCase());
  return whole === wanted || (field === 'phone' && whole.split(', ').includes(wanted));
}

/** Whether it stands here as a row of the list had it. What several rows said together is theirs to change, by a question. */
const isOfList = (now: string | null, said: ListedObserver['said'], field: keyof Reached): boolean =>
  now ? said.some((row) => isSame(row[field], now)) : said.every((row) => !row[field]);

/**
 * The contacts of these rows' observers, by `listedKey`, as files that were imported and not undone named them last. Without
 * those whose new address is another contact's already: that one is meant then.
 */
export async function observersBefore(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly UnderstoodRow[],
): Promise<ReadonlyMap<string, ListedObserver>> {
  const asked = rows.flatMap((row) => {
    const observer = observerOf(row);
    return observer ? [{ id: row.observerId, key: personKey(observer.name), email: observer.email }] : [];
  });
  if (asked.length === 0) return new Map();
  const found: (ListedObserver & { observerId: string; listedAs: string })[] = await db.query(BEFORE, [
    ...[org, importId, JSON.stringify(asked)],
  ]);
  return new Map(found.map(({ observerId, listedAs, ...one }) => [listedKey(observerId, listedAs), one]));
}

const BEFORE = `
WITH asked AS (
  SELECT DISTINCT ON (id, key) * FROM jsonb_to_recordset($3::jsonb) AS a(id text, key text, email text)
), latest AS (
  SELECT a.id, a.key, a.email, r.understood, r.row, rank() OVER (PARTITION BY a.id, a.key ORDER BY i.imported_at DESC, i.id) AS nth
    FROM asked a
    JOIN import_row r ON r.organization_id = $1 AND r.understood->>'observerId' = a.id AND r.import_id <> $2
         AND r.understood ? 'observerContact' AND person_key(r.understood->'observerSaid'->>'name') = a.key
    JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id AND i.state = 'imported'
), listed AS (
  SELECT id, email, (array_agg(understood->'observerSaid'->>'name' ORDER BY row))[1] AS name,
         (array_agg(understood->>'observerContact' ORDER BY row))[1] AS contact,
         jsonb_agg(understood->'observerSaid' || jsonb_build_object('personId', understood->'personId', 'person', understood->'name')) AS said
    FROM latest WHERE nth = 1 GROUP BY id, key, email
)
SELECT l.id AS "observerId", l.name AS "listedAs", c.id AS "contactId", c.name, l.said,
       jsonb_build_object('email', c.email, 'phone', c.phone, 'address', c.address) AS now
  FROM listed l JOIN contact c ON c.organization_id = $1 AND c.id = l.contact::uuid
 WHERE l.email IS NULL OR NOT EXISTS (
   SELECT FROM contact other WHERE other.organization_id = $1 AND lower(other.email) = lower(l.email) AND other.id <> c.id)`;

/** Leaves on the rows of an import whose observers have ids which contact each became. */
export async function linkObservers(db: EntityManager, org: OrganizationId, importId: string): Promise<void> {
  await db.query(
    `UPDATE import_row r SET understood = r.understood || jsonb_build_object('observerContact', c.id)
       FROM observance o JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
      WHERE r.organization_id = $1 AND r.import_id = $2 AND r.understood ? 'observerId'
        AND NOT r.understood ? 'observerContact' AND o.organization_id = $1 AND o.yahrzeit_id = r.yahrzeit_id
        AND CASE WHEN r.understood->'observerSaid'->>'email' IS NULL
                 THEN person_key(c.name) = person_key(r.understood->'observerSaid'->>'name')
                 ELSE lower(c.email) = lower(r.understood->'observerSaid'->>'email') END`,
    [org, importId],
  );
}

/** The contacts that observers of these rows were known to be. */
export async function contactsOfRows(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const known: { row: number; contact: string }[] = await db.query(
    `SELECT row, understood->>'observerContact' AS contact FROM import_row
      WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3) AND understood ? 'observerContact'`,
    [org, importId, rows],
  );
  return new Map(known.map(({ row, contact }) => [row, contact]));
}

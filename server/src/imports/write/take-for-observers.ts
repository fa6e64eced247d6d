import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/audit/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { OBSERVER_FIELDS } from '../decide/observers-in-step.js';
import type { PlacedRow } from '../decide/placing.js';
import { isAsTaken, markOf } from './as-taken.js';
import { phonesOf } from '../decide/said-of-contacts.js';

interface Taken {
  readonly contact: string;
  readonly row: number;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
}

interface Replaced {
  readonly id: string;
  readonly before: object;
  readonly after: object;
}

/**
 * Writes where observers are reached now, as their list says and nobody has decided otherwise. What stood there is kept with
 * the row, so that the import can be taken back. After the rows were linked.
 */
export async function takeForObservers(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  now: Date,
): Promise<Change[]> {
  const taken = whatIsTaken(rows);
  if (taken.length === 0) return [];
  const replaced: Replaced[] = await db.query(TAKE, [org, importId, JSON.stringify(taken), now]);
  return replaced.map(changed);
}

/** Puts back where they were reached before, unless somebody has changed it since. */
export async function putBackObservers(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  now: Date,
): Promise<Change[]> {
  const back: Replaced[] = await db.query(PUT_BACK, [org, importId, now]);
  return back.map(changed);
}

const changed = ({ id, before, after }: Replaced): Change => ({
  ...{ action: 'change', resource: 'contact', resourceId: id, before, after },
});

/** What the rows that take something for a contact say of it: all telephones, the address that was taken last, and no email for two of them. */
function whatIsTaken(rows: readonly PlacedRow[]): Taken[] {
  const taken = new Map<string, Taken>();
  const addresses = new Set<string>();
  for (const row of rows) {
    for (const field of row.conflict?.fields ?? []) {
      const [key] = FIELDS.filter((one) => OBSERVER_FIELDS[one] === field.field);
      if (!field.contact || !key || !isTaken(row, field.field)) continue;
      const one = taken.get(field.contact.id) ?? { contact: field.contact.id, row: row.row };
      const address = key === 'email' ? field.file.toLowerCase() : '';
      if (addresses.has(address)) continue;
      if (address) addresses.add(address);
      const before = key === 'phone' ? (one.phone ?? (row.choice === 'separate' ? field.existing : null)) : null;
      taken.set(one.contact, { ...one, [key]: before ? phonesOf(before, field.file) : field.file });
    }
  }
  return [...taken.values()];
}

const FIELDS = ['email', 'phone', 'address'] as const;

const isTaken = ({ take, choice }: PlacedRow, field: string): boolean => take?.includes(field) ?? choice === 'file';

const said = (row: string) =>
  `jsonb_build_object('email', ${row}.email, 'phone', ${row}.phone, 'address', ${row}.address)`;

const TAKE = `
WITH held AS (
  SELECT c.id, t.row, ${said('c')} AS before, c.version, c.updated_at, coalesce(t.phone, c.phone) AS phone, coalesce(t.address, c.address) AS address,
         CASE WHEN t.email IS NULL OR EXISTS (SELECT FROM contact o WHERE o.organization_id = $1 AND lower(o.email) = lower(t.email)
                AND o.id <> c.id) THEN c.email ELSE t.email END AS email
    FROM jsonb_to_recordset($3::jsonb) AS t(contact uuid, row integer, email text, phone text, address text)
    JOIN contact c ON c.organization_id = $1 AND c.id = t.contact ORDER BY c.id FOR NO KEY UPDATE OF c
), written AS (
  UPDATE contact c SET email = held.email, phone = held.phone, address = held.address, version = c.version + 1, updated_at = $4
    FROM held WHERE c.organization_id = $1 AND c.id = held.id RETURNING c.id, c.email, c.phone, c.address
), kept AS (
  UPDATE import_row r
     SET understood = r.understood || jsonb_build_object('observersBefore', past.before)
    FROM (SELECT row, jsonb_agg(before || jsonb_build_object('id', id, ${markOf('held')})) AS before FROM held GROUP BY row) past
   WHERE r.organization_id = $1 AND r.import_id = $2 AND r.row = past.row
)
SELECT held.id, held.before, ${said('written')} AS after FROM held JOIN written USING (id)`;

/** Rows that were imported when a row had one observer at most keep that one by itself. */
const PUT_BACK = `
WITH held AS (
  SELECT c.id, ${said('c')} AS before, past
    FROM import_row r
   CROSS JOIN jsonb_array_elements(coalesce(r.understood->'observersBefore', jsonb_build_array(
           r.understood->'observerBefore' || jsonb_build_object('id', r.understood->'observerContact')))) AS past
    JOIN contact c ON c.organization_id = $1 AND c.id = (past->>'id')::uuid
   WHERE r.organization_id = $1 AND r.import_id = $2 AND ${isAsTaken('c', 'past')}
   ORDER BY c.id FOR NO KEY UPDATE OF c
), written AS (
  UPDATE contact c SET email = held.past->>'email', phone = held.past->>'phone', address = held.past->>'address',
         version = c.version + 1, updated_at = coalesce((held.past->>'updatedAt')::timestamptz, $3)
    FROM held WHERE c.organization_id = $1 AND c.id = held.id AND (held.past->>'email' IS NULL OR NOT EXISTS (
      SELECT FROM contact o WHERE o.organization_id = $1 AND lower(o.email) = lower(held.past->>'email') AND o.id <> c.id))
  RETURNING c.id, c.email, c.phone, c.address
)
SELECT held.id, held.before, ${said('written')} AS after FROM held JOIN written USING (id)`;

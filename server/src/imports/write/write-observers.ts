import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { observerKey } from '../decide/placing.js';
import { gatherByAddress, gatherByName, type Gathered, type NewContact } from './gather-contacts.js';
import { contactsAt, contactsNamed, type KnownContact } from '../decide/known-people.js';
import { withAllThatIsSaid } from './all-that-is-said.js';
import { jsonbOf } from '../read/batches.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver, UnderstoodRow } from '../understand/understand-row.js';
import { cut } from '../../platform/text/index.js';

/** A row of which some observers are to be linked with the record that it became. */
export interface Observed extends Pick<UnderstoodRow, 'observers' | 'onHebrewCalendar' | 'leadDays'> {
  readonly yahrzeitId: string;
}

/** Makes and links the observers who have an address. Since `at` they observe. Answers how many were linked that were not before. */
export async function writeAddressed(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly Observed[],
  at: Date,
): Promise<number> {
  const having = only(rows, ({ email }) => email !== null);
  const observers = having.flatMap((row) => row.observers);
  const gathered = gatherByAddress(observers, await contactsAt(db, org, [...new Set(observers.map(observerKey))]));
  return write(db, org, importId, having, gathered, at);
}

/**
 * Makes and links the observers who have none. After all others are written, since who is named without an address in one
 * row may have one in another.
 */
export async function writeUnaddressed(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly Observed[],
  at: Date,
): Promise<number> {
  const unaddressed = only(rows, ({ email }) => email === null);
  const names = new Set(unaddressed.flatMap((row) => row.observers.map(({ name }) => personKey(name))));
  const people = [...new Set(unaddressed.map(({ yahrzeitId }) => yahrzeitId))];
  const known = await contactsNamed(db, org, importId, [...names], people);
  const having = withoutNamesakes(unaddressed, known);
  const gathered = gatherByName(
    having.flatMap((row) => row.observers),
    known,
  );
  return write(db, org, importId, having, gathered, at);
}

/** Of several contacts of a name, one who observes already is meant by the name alone, and nobody is to be linked. */
function withoutNamesakes(rows: readonly Observed[], known: readonly KnownContact[]): Observed[] {
  const byName = new Map<string, KnownContact[]>();
  for (const one of known) byName.set(one.nameKey, [...(byName.get(one.nameKey) ?? []), one]);
  const isLinked = ({ name, contact }: UnderstoodObserver, yahrzeitId: string): boolean => {
    const namesakes = byName.get(personKey(name)) ?? [];
    return !contact && namesakes.length > 1 && namesakes.some(({ observes }) => observes.includes(yahrzeitId));
  };
  return rows.map((row) => ({ ...row, observers: row.observers.filter((one) => !isLinked(one, row.yahrzeitId)) }));
}

const only = (rows: readonly Observed[], of: (observer: UnderstoodObserver) => boolean): Observed[] =>
  rows.map((row) => ({ ...row, observers: row.observers.filter(of) })).filter(({ observers }) => observers.length > 0);

async function write(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly Observed[],
  { added, idOf }: Gathered,
  at: Date,
): Promise<number> {
  if (rows.length === 0) return 0;
  const observers = rows.flatMap((row) => row.observers);
  await insertContacts(db, org, importId, await withAllThatIsSaid(db, org, importId, observers, { added, idOf }));
  return insertObservances(db, org, importId, rows, idOf, at);
}

async function insertContacts(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  contacts: readonly NewContact[],
): Promise<void> {
  await db.query(
    `INSERT INTO contact (organization_id, import_id, id, name, hebrew_name, email, phone, address, notes)
     SELECT $1, $2, c.id, c.name, c."hebrewName", c.email, c.phone, c.address, c.notes
       FROM jsonb_to_recordset($3::jsonb)
            AS c(id uuid, name text, "hebrewName" text, email text, phone text, address text, notes text)`,
    [org, importId, jsonbOf(contacts, (contact) => contact)],
  );
}

const LINK = `WITH linked AS (
   INSERT INTO observance (organization_id, import_id, yahrzeit_id, contact_id, observe_on_hebrew_calendar,
                           relationship, relationship_detail, reminder_days_before, own_lead, channel, created_at, updated_at)
   SELECT $1, $2, o.yahrzeit_id, o.contact_id, coalesce(o.on_hebrew, organization.calendar = 'hebrew'), o.relationship, o.relationship_detail,
          coalesce(o.lead_days, organization.lead_days), o.lead_days IS NOT NULL,
          coalesce(o.channel, CASE WHEN c.email IS NULL THEN 'letter' ELSE 'email' END), $4::timestamptz, $4::timestamptz
     FROM jsonb_to_recordset($3::jsonb) AS o(yahrzeit_id uuid, contact_id uuid, on_hebrew boolean, lead_days integer,
          channel text, relationship text, relationship_detail text)
     JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id
     JOIN organization ON organization.id = $1
   ON CONFLICT (organization_id, yahrzeit_id, contact_id) DO NOTHING
   RETURNING id)
 SELECT count(*) AS linked FROM linked`;

/** Links observers that are not linked yet; where the list does not say how, who has no address is reached by letter. */
async function insertObservances(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly Observed[],
  idOf: ReadonlyMap<string, string>,
  at: Date,
): Promise<number> {
  const links = rows.flatMap((row) => row.observers.map((observer) => [row, observer] as const));
  const values = jsonbOf(links, ([row, observer]) => ({
    yahrzeit_id: row.yahrzeitId,
    contact_id: idOf.get(observerKey(observer)),
    on_hebrew: row.onHebrewCalendar,
    lead_days: row.leadDays,
    channel: observer.channel ?? null,
    relationship: observer.kinship?.relationship ?? null,
    relationship_detail: observer.kinship ? cut(observer.kinship.detail, 100) : null,
  }));
  const [{ linked }] = await db.query<[{ linked: number }]>(LINK, [org, importId, values, at]);
  return linked;
}

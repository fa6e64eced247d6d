import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { observerKey, type PlacedRow } from './find-repeats.js';
import { gatherContacts, type NewContact } from './gather-contacts.js';
import { inChunks, type Report } from './in-chunks.js';
import { knownContacts } from './known-people.js';
import { personKey } from './names.js';

export interface Written {
  /** The record of each row that says something, by row number. */
  readonly yahrzeitOf: ReadonlyMap<number, string>;
  readonly added: string[];
  readonly observances: number;
}

/** Writes what the rows say: new people, new contacts, new links between them. A statement for some thousand rows each. */
export async function writePeople(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  report: Report,
): Promise<Written> {
  const saying = rows.filter(({ state }) => state !== 'error' && state !== 'skipped');
  const { yahrzeitOf, added } = recordsOf(saying);
  await inChunks(
    added,
    (chunk) => insertYahrzeits(db, org, importId, chunk),
    (done) => report(done * 0.4),
  );
  const idOf = await writeContacts(db, org, importId, saying, (done) => report(0.4 + done * 0.2));
  let observances = 0;
  const link = async (chunk: readonly PlacedRow[]) => {
    observances += await insertObservances(db, org, importId, chunk, yahrzeitOf, idOf);
  };
  await inChunks(saying, link, (done) => report(0.6 + done * 0.4));
  return { yahrzeitOf, added: added.map(({ id }) => id), observances };
}

type NewPerson = PlacedRow & { id: string };

/** Which record each row speaks of: the one that is there, the one of an earlier row, or a new one. */
function recordsOf(rows: readonly PlacedRow[]): { yahrzeitOf: Map<number, string>; added: NewPerson[] } {
  const yahrzeitOf = new Map<number, string>();
  const added: NewPerson[] = [];
  for (const row of rows) {
    const there = row.yahrzeitId ?? (row.sameAsRow === null ? undefined : yahrzeitOf.get(row.sameAsRow));
    const id = there ?? randomUUID();
    if (!there) added.push({ ...row, id });
    yahrzeitOf.set(row.row, id);
  }
  return { yahrzeitOf, added };
}

/** The columns of a record that a row fills. */
export const columnsOf = (row: PlacedRow) => ({
  name: row.name,
  hebrew_name: row.hebrewName,
  person_details: row.personDetails,
  gregorian_date: row.gregorianDate,
  gregorian_derived: row.gregorianDerived,
  hebrew_derived: row.hebrewDerived,
  hebrew_day: row.hebrew?.day ?? null,
  hebrew_month: row.hebrew?.month ?? null,
  hebrew_year: row.hebrew?.year ?? null,
  adar_said: row.hebrew && 'adarOne' in row.hebrew && row.hebrew.adarOne ? 1 : null,
  after_sunset: row.afterSunset,
  plaque: row.plaque,
  notes: row.notes,
  perpetual: row.perpetual,
});

async function insertYahrzeits(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  people: readonly NewPerson[],
): Promise<void> {
  const values = people.map((row) => ({ id: row.id, import_row: row.row, ...columnsOf(row) }));
  await db.query(
    `INSERT INTO yahrzeit (organization_id, import_id, id, name, hebrew_name, person_details, gregorian_date,
                           gregorian_derived, hebrew_derived, hebrew_day, hebrew_month, hebrew_year, adar_said, after_sunset, plaque,
                           notes, perpetual, import_row)
     SELECT $1, $2, y.* FROM jsonb_to_recordset($3::jsonb) AS y(id uuid, name text, hebrew_name text,
            person_details text, gregorian_date date, gregorian_derived boolean, hebrew_derived boolean, hebrew_day smallint,
            hebrew_month smallint, hebrew_year smallint, adar_said smallint, after_sunset boolean, plaque text,
            notes text, perpetual boolean, import_row integer)`,
    [org, importId, JSON.stringify(values)],
  );
}

/** Makes the contacts that are missing, and answers the contact of every observer. */
async function writeContacts(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  report: Report,
): Promise<ReadonlyMap<string, string>> {
  const observers = rows.flatMap((row) => row.observers);
  const emails = observers.flatMap(({ email }) => email ?? []);
  const known = await knownContacts(
    db,
    org,
    emails,
    observers.map(({ name }) => personKey(name)),
  );
  const { added, idOf } = gatherContacts(observers, known);
  await inChunks(added, (chunk) => insertContacts(db, org, importId, chunk), report);
  return idOf;
}

async function insertContacts(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  contacts: readonly NewContact[],
): Promise<void> {
  await db.query(
    `INSERT INTO contact (organization_id, import_id, id, name, email, phone, address)
     SELECT $1, $2, c.* FROM jsonb_to_recordset($3::jsonb) AS c(id uuid, name text, email text, phone text, address text)`,
    [org, importId, JSON.stringify(contacts)],
  );
}

/** Links observers that are not linked yet; who has no address is reached by letter. */
async function insertObservances(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly PlacedRow[],
  yahrzeitOf: ReadonlyMap<number, string>,
  idOf: ReadonlyMap<string, string>,
): Promise<number> {
  const links = rows.flatMap((row) =>
    row.observers.map((observer) => ({
      yahrzeit_id: yahrzeitOf.get(row.row),
      contact_id: idOf.get(observerKey(observer)),
      on_hebrew: row.onHebrewCalendar,
      relationship: observer.kinship?.relationship ?? null,
      relationship_detail: observer.kinship?.detail.slice(0, 100) ?? null,
    })),
  );
  const [{ linked }] = await db.query(
    `WITH linked AS (
       INSERT INTO observance (organization_id, import_id, yahrzeit_id, contact_id, observe_on_hebrew_calendar,
                               relationship, relationship_detail, channel)
       SELECT $1, $2, o.yahrzeit_id, o.contact_id, o.on_hebrew, o.relationship, o.relationship_detail,
              CASE WHEN c.email IS NULL THEN 'letter' ELSE 'email' END
         FROM jsonb_to_recordset($3::jsonb) AS o(yahrzeit_id uuid, contact_id uuid, on_hebrew boolean,
              relationship text, relationship_detail text)
         JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id
       ON CONFLICT (organization_id, yahrzeit_id, contact_id) DO NOTHING
       RETURNING id)
     SELECT count(*) AS linked FROM linked`,
    [org, importId, JSON.stringify(links)],
  );
  return linked;
}

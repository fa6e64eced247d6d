import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { KnownPerson } from './find-conflict.js';

export interface KnownContact {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  /** Made by this import, for an observer without an address. */
  readonly unaddressed: boolean;
  /** Of the records that are asked about. */
  readonly observes: readonly string[];
}

type KnownPersonRow = Omit<KnownPerson, 'observers' | 'hebrew'> & {
  observers: string[];
  day: number | null;
  month: number | null;
  year: number | null;
  adarSaid: number | null;
};

/**
 * The records of these names, the oldest first, with the keys of their observers: one query, whatever the number of names.
 * Without those that an import has made, which stand for its own rows.
 */
export async function knownPeople(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  keys: readonly string[],
): Promise<KnownPerson[]> {
  const people: KnownPersonRow[] = await db.query(
    `${PEOPLE} AND y.archived_at IS NULL AND person_key(untitled(y.name)) = ANY($2) AND y.import_id IS DISTINCT FROM $3
      GROUP BY y.id ORDER BY y.created_at, y.id`,
    [org, keys, importId],
  );
  return people.map(knownPerson);
}

/** These records, the deleted ones too. */
export async function peopleOfIds(
  db: EntityManager,
  org: OrganizationId,
  ids: readonly string[],
): Promise<{ record: KnownPerson; isArchived: boolean }[]> {
  const people: (KnownPersonRow & { isArchived: boolean })[] = await db.query(
    `${PEOPLE} AND y.id = ANY($2) GROUP BY y.id`,
    [org, ids],
  );
  return people.map(({ isArchived, ...person }) => ({ isArchived, record: knownPerson(person) }));
}

const PEOPLE = `
    SELECT y.id, y.archived_at IS NOT NULL AS "isArchived", person_key(untitled(y.name)) AS key, y.name, y.hebrew_name AS "hebrewName", y.person_details AS "personDetails",
            y.gregorian_date AS "gregorianDate", y.gregorian_derived AS "gregorianDerived",
            y.hebrew_derived AS "hebrewDerived", y.hebrew_day AS day, y.hebrew_month AS month, y.hebrew_year AS year,
            y.adar_said AS "adarSaid", y.after_sunset AS "afterSunset", y.burial_date AS "burialDate", y.age_at_death AS "ageAtDeath", y.plaque, y.notes, y.perpetual,
            coalesce(array_agg(lower(c.email)) FILTER (WHERE c.email IS NOT NULL), '{}')
            || coalesce(array_agg(lower(regexp_replace(trim(c.name), '\\s+', ' ', 'g'))) FILTER (WHERE c.id IS NOT NULL), '{}') AS observers
       FROM yahrzeit y
       LEFT JOIN observance o ON o.organization_id = y.organization_id AND o.yahrzeit_id = y.id
       LEFT JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
      WHERE y.organization_id = $1`;

const knownPerson = ({ day, month, year, adarSaid, observers, ...person }: KnownPersonRow): KnownPerson => ({
  ...person,
  hebrew: day === null || month === null ? null : hebrewOf(day, month, year, adarSaid),
  observers: new Set(observers),
});

const hebrewOf = (day: number, month: number, year: number | null, adarSaid: number | null): KnownPerson['hebrew'] =>
  year === null ? { day, month, year, ...(adarSaid === 1 && { adarOne: true }) } : { day, month, year };

/** The contacts that have one of these addresses, which are in lower case. */
export async function contactsAt(
  db: EntityManager,
  org: OrganizationId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const contacts: { email: string; id: string }[] = await db.query(
    'SELECT lower(email) AS email, id FROM contact WHERE organization_id = $1 AND lower(email) = ANY($2)',
    [org, addresses],
  );
  return new Map(contacts.map(({ email, id }) => [email, id]));
}

/** The contacts that have one of these names, and which of these records they observe; `unaddressed` are those that this import has made without an address. */
export function contactsNamed(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  nameKeys: readonly string[],
  yahrzeitIds: readonly string[],
): Promise<KnownContact[]> {
  return db.query(
    `SELECT id, name, person_key(name) AS "nameKey", (import_id = $2 AND email IS NULL) IS TRUE AS unaddressed,
            ARRAY(SELECT o.yahrzeit_id FROM observance o
                   WHERE o.organization_id = $1 AND o.contact_id = contact.id AND o.yahrzeit_id = ANY($4)) AS observes
       FROM contact WHERE organization_id = $1 AND person_key(name) = ANY($3)`,
    [org, importId, nameKeys, yahrzeitIds],
  );
}

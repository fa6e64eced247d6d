import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { KnownPerson } from './find-repeats.js';
import type { KnownContact } from './gather-contacts.js';

/** The records of these names, with the keys of their observers: one query, whatever the number of names. */
export async function knownPeople(
  db: EntityManager,
  org: OrganizationId,
  keys: readonly string[],
): Promise<KnownPerson[]> {
  const people: { id: string; key: string; day: string; observers: string[] }[] = await db.query(
    `SELECT y.id, person_key(y.name) AS key,
            concat(y.hebrew_day, '.', y.hebrew_month, '.', y.hebrew_year) AS day,
            coalesce(array_agg(lower(c.email)) FILTER (WHERE c.email IS NOT NULL), '{}')
            || coalesce(array_agg(lower(regexp_replace(trim(c.name), '\\s+', ' ', 'g'))) FILTER (WHERE c.id IS NOT NULL), '{}') AS observers
       FROM yahrzeit y
       LEFT JOIN observance o ON o.organization_id = y.organization_id AND o.yahrzeit_id = y.id
       LEFT JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
      WHERE y.organization_id = $1 AND y.archived_at IS NULL AND person_key(y.name) = ANY($2)
      GROUP BY y.id`,
    [org, [...new Set(keys)]],
  );
  return people.map((person) => ({ ...person, observers: new Set(person.observers) }));
}

/** The contacts that have one of these addresses or names. */
export function knownContacts(
  db: EntityManager,
  org: OrganizationId,
  emails: readonly string[],
  nameKeys: readonly string[],
): Promise<KnownContact[]> {
  return db.query(
    `SELECT id, lower(email) AS email, person_key(name) AS "nameKey" FROM contact
      WHERE organization_id = $1 AND (lower(email) = ANY($2) OR person_key(name) = ANY($3))`,
    [org, emails, nameKeys],
  );
}

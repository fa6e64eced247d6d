import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { Said } from './find-conflict.js';
import type { ListedPerson } from './in-step.js';
import { peopleOfIds } from './known-people.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What files that were imported and not undone said last of these ids, by the id. An id that is the house's own, as its sheet
 * has it, names that record.
 */
export async function listedBefore(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ListedPerson>> {
  if (personIds.length === 0) return new Map();
  const last: { personId: string; yahrzeitId: string; said: Said }[] = await db.query(
    `SELECT DISTINCT ON (r.understood->>'personId') r.understood->>'personId' AS "personId", r.yahrzeit_id AS "yahrzeitId",
            r.understood->'said' AS said
       FROM import_row r JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id
      WHERE r.organization_id = $1 AND r.understood->>'personId' = ANY($2) AND r.import_id <> $3
        AND i.state = 'imported' AND r.yahrzeit_id IS NOT NULL
      ORDER BY r.understood->>'personId', i.imported_at DESC, r.row`,
    [org, personIds, importId],
  );
  const told = new Set(last.map(({ personId }) => personId));
  const own = personIds.filter((personId) => !told.has(personId) && UUID.test(personId));
  const named = [...last, ...own.map((personId) => ({ personId, yahrzeitId: personId.toLowerCase(), said: null }))];
  const people = await peopleOfIds(db, org, [...new Set(named.map(({ yahrzeitId }) => yahrzeitId))]);
  const records = new Map(people.map((person) => [person.record.id, person]));
  return new Map(
    named.flatMap(({ personId, yahrzeitId, said }) => {
      const person = records.get(yahrzeitId);
      return person ? [[personId, { said, ...person }] as const] : [];
    }),
  );
}

import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { Said } from './find-conflict.js';
import { namesOf, type ListedPerson } from './in-step.js';
import { peopleOfIds } from './known-people.js';

interface Named {
  readonly name: string;
  readonly email: string | null;
}

const LAST = `
WITH named AS (
  SELECT r.understood->>'personId' AS id, r.yahrzeit_id, r.understood, r.row,
         rank() OVER (PARTITION BY r.understood->>'personId' ORDER BY i.imported_at DESC, i.id) AS nth
    FROM import_row r JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id
   WHERE r.organization_id = $1 AND r.understood->>'personId' = ANY($2) AND r.import_id <> $3
     AND i.state = 'imported' AND r.yahrzeit_id IS NOT NULL
)
SELECT id AS "personId", (array_agg(yahrzeit_id ORDER BY row))[1] AS "yahrzeitId",
       jsonb_agg(jsonb_build_object('said', understood->'said', 'observers', understood->'observers')) AS rows
  FROM named WHERE nth = 1 GROUP BY id`;

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
  const found: { personId: string; yahrzeitId: string; rows: { said: Said; observers: Named[] }[] }[] = await db.query(
    LAST,
    [org, personIds, importId],
  );
  const last = found.map(({ rows, ...one }) => ({
    ...one,
    said: rows.map(({ said, observers }) => ({ said, observers: namesOf(observers) })),
  }));
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

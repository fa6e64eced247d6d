import { mayBeAsked } from './orphans-statement.js';

/** An address as it is compared: neither capitals nor lines nor spaces count. */
const place = (address: string): string => `nullif(lower(regexp_replace(${address}, '[\\s,]+', ' ', 'g')), '')`;

/** $1 organization, $2 the contact who died, $3 today. No row without such a contact. */
export const SUCCESSION = `
WITH died AS (
  SELECT id, name, ${place('address')} AS place FROM contact WHERE organization_id = $1 AND id = $2
), living AS (
  SELECT c.* FROM contact c JOIN died ON c.id <> died.id WHERE c.organization_id = $1 AND NOT c.deceased
), household AS (
  SELECT living.id, living.name, living.salutation FROM living JOIN died ON ${place('living.address')} = died.place
   ORDER BY living.name, living.id LIMIT 10
), observed AS (
  SELECT y.id, y.name, y.plaque, y.perpetual, keeper.basis
    FROM observance o JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
    LEFT JOIN keeper ON keeper.organization_id = $1 AND keeper.yahrzeit_id = y.id
   WHERE o.organization_id = $1 AND o.contact_id = $2 ORDER BY y.name, y.id LIMIT 300
), family AS (
  SELECT DISTINCT fellow.contact_id AS id
    FROM observed JOIN observance fellow ON fellow.organization_id = $1 AND fellow.yahrzeit_id = observed.id
   WHERE fellow.contact_id <> $2
), proposed AS (
  SELECT DISTINCT ON (id) id, name, why, rank
    FROM (SELECT id, name, 'household' AS why, 1 AS rank FROM household
           UNION ALL SELECT living.id, living.name, 'family', 2 FROM living JOIN family ON family.id = living.id
           UNION ALL SELECT living.id, living.name, 'surname', 3 FROM living JOIN died
              ON lower(substring(living.name FROM '\\S+$')) = lower(substring(died.name FROM '\\S+$'))) found
   ORDER BY id, rank
)
SELECT jsonb_build_object(
  'record', (SELECT jsonb_build_object('id', y.id, 'name', y.name) FROM yahrzeit y
              WHERE y.organization_id = $1 AND y.archived_at IS NULL AND lower(y.name) = lower(died.name) LIMIT 1),
  'household', coalesce((SELECT jsonb_agg(to_jsonb(household)) FROM household), '[]'),
  'yahrzeits', coalesce((SELECT jsonb_agg(jsonb_build_object('id', observed.id, 'name', observed.name,
    'basis', coalesce(observed.basis, CASE WHEN observed.plaque IS NOT NULL THEN 'plaque' WHEN observed.perpetual THEN 'bequest' END),
    'others', coalesce((SELECT jsonb_agg(jsonb_build_object('id', living.id, 'name', living.name) ORDER BY living.name)
                          FROM observance o JOIN living ON living.id = o.contact_id
                         WHERE o.organization_id = $1 AND o.yahrzeit_id = observed.id), '[]'),
    'candidates', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'why', why, 'mayBeAsked', asks) ORDER BY rank, name)
      FROM (SELECT proposed.*, (SELECT ${mayBeAsked('living', 'observed.id', '$3')} FROM living WHERE living.id = proposed.id) AS asks FROM proposed
             WHERE NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = observed.id
                                  AND o.contact_id = proposed.id)
             ORDER BY rank, name LIMIT 6) few), '[]')) ORDER BY observed.name, observed.id) FROM observed), '[]')) AS asked
  FROM died`;

/** Under how many years somebody was a child. */
const GROWN = 18;

/**
 * $1 the organization, $2 its today. Who is held already, by any of the three ways, is not suggested again; a child, whose family is
 * asked about in any year, not even once that was lifted.
 */
export const SUGGESTIONS = `
WITH recent AS (
  SELECT id, name, gregorian_date AS died FROM yahrzeit
   WHERE organization_id = $1 AND archived_at IS NULL AND gregorian_date BETWEEN $2::date - 365 AND $2::date
), family AS (
  SELECT recent.*, o.id AS observance_id, o.contact_id, c.name AS contact_name
    FROM recent
    JOIN observance o ON o.organization_id = $1 AND o.yahrzeit_id = recent.id
    JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id AND NOT c.deceased
), suggested AS (
  SELECT 'child' AS why, 'yahrzeit' AS about, y.id AS record_id, y.id, y.name, y.gregorian_date AS died,
         NULL::uuid AS observance_id, NULL::uuid AS contact_id, NULL AS contact_name
    FROM yahrzeit y
   WHERE y.organization_id = $1 AND y.archived_at IS NULL AND y.age_at_death < ${GROWN}
     AND EXISTS (SELECT FROM observance o JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id AND NOT c.deceased
                  WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id)
     AND NOT EXISTS (SELECT FROM hold h WHERE h.organization_id = $1 AND h.about_id = y.id)
   UNION ALL
  (SELECT DISTINCT ON (contact_id) 'second_loss', 'contact', family.contact_id, family.*
    FROM family
   WHERE EXISTS (SELECT FROM observance other
                   JOIN yahrzeit y ON y.organization_id = $1 AND y.id = other.yahrzeit_id AND y.archived_at IS NULL
                  WHERE other.organization_id = $1 AND other.contact_id = family.contact_id AND y.id <> family.id
                    AND y.gregorian_date BETWEEN family.died - 365 AND family.died))
   UNION ALL
  SELECT 'first_letter', 'yahrzeit', recent.id, recent.*, NULL, NULL, NULL
    FROM recent
   WHERE EXISTS (SELECT FROM family WHERE family.id = recent.id)
     AND NOT EXISTS (SELECT FROM observance o JOIN reminder r ON r.organization_id = $1 AND r.observance_id = o.id
                      WHERE o.organization_id = $1 AND o.yahrzeit_id = recent.id AND r.state IN ('written', 'printed', 'answered'))
)
SELECT why || ':' || record_id AS id, why, about, record_id AS "recordId", jsonb_build_object('id', suggested.id, 'name', suggested.name) AS yahrzeit,
       CASE WHEN contact_id IS NOT NULL THEN jsonb_build_object('id', contact_id, 'name', contact_name) END AS contact
  FROM suggested
 WHERE NOT EXISTS (SELECT FROM hold h WHERE h.organization_id = $1 AND h.lifted_at IS NULL
                      AND h.about_id IN (suggested.id, suggested.contact_id, suggested.observance_id))
 ORDER BY died DESC NULLS LAST, id LIMIT 50`;

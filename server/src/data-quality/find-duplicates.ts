/** So many records under one name and day, or of one family, are compared with each other; more are a program's answer. */
const MOST_ALIKE = 20;

/** So much of two names must be the same for a slip of the pen (share of their trigrams). */
const ALIKE = 0.6;

/** So many pairs are proposed at most. */
export const MOST_PROPOSED = 500;

const HEBREW = '[\u05D0-\u05EA]';

/**
 * Pairs of records that may be of one person, found by what they share, never by comparing each with each: a name (in either
 * script, words in any order) on one day, or with one family, or where one has no date; and one full date with a name nearly the
 * same, or with one family and a name in the other script. $1 is the organization.
 */
export const DUPLICATES = `
WITH person AS MATERIALIZED (
  SELECT id, name, person_key(name) AS key, person_key(hebrew_name) AS hebrew_key, name ~ '${HEBREW}' AS in_hebrew,
         hebrew_day AS day, hebrew_month AS month, hebrew_year AS year
    FROM yahrzeit WHERE organization_id = $1 AND archived_at IS NULL
), called AS MATERIALIZED (
  SELECT id, key, day, month FROM person WHERE key <> ''
  UNION SELECT id, hebrew_key, day, month FROM person WHERE hebrew_key <> ''
), family AS MATERIALIZED (
  SELECT yahrzeit_id AS id, contact_id FROM observance WHERE organization_id = $1
), blocks AS (
  SELECT array_agg(id) AS ids, true AS by_name FROM called WHERE day IS NOT NULL GROUP BY key, day, month HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE}
  UNION ALL
  SELECT array_agg(id), true FROM called JOIN family USING (id) GROUP BY key, contact_id HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE}
  UNION ALL
  SELECT array_agg(id), true FROM called GROUP BY key HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE} AND bool_or(day IS NULL)
  UNION ALL
  SELECT array_agg(id), false FROM person WHERE year IS NOT NULL GROUP BY day, month, year HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE}
  UNION ALL
  SELECT array_agg(id), false FROM person JOIN family USING (id) WHERE year IS NOT NULL
   GROUP BY contact_id, day, month, year HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE}
), pair AS (
  SELECT one, other, bool_or(by_name) AS by_name
    FROM blocks, unnest(ids) AS one, unnest(ids) AS other WHERE one < other GROUP BY one, other
), known AS (
  SELECT pair.by_name OR similarity(a.key, b.key) >= ${ALIKE} AS name,
         coalesce((a.day, a.month) = (b.day, b.month) AND coalesce(a.year = b.year, true), false) AS date,
         EXISTS (SELECT FROM family f JOIN family g USING (contact_id) WHERE f.id = a.id AND g.id = b.id) AS family,
         a.in_hebrew <> b.in_hebrew AS other_script,
         a.day IS NULL OR b.day IS NULL AS undated,
         a.id AS one, b.id AS other, a.name AS called
    FROM pair JOIN person a ON a.id = pair.one JOIN person b ON b.id = pair.other
)
SELECT one, other, name, date, family FROM known
 WHERE name AND (date OR family OR undated) OR date AND family AND other_script
 ORDER BY name::int + date::int + family::int DESC, called, one, other LIMIT ${MOST_PROPOSED}`;

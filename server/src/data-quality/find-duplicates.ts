/** So many records under one name and day, or of one family, are compared with each other; more are a program's answer. */
const MOST_ALIKE = 20;

/** So many pairs are looked at more closely; a list that has more is no list of people. */
const MOST_COMPARED = 20_000;

/** So much of two names must be the same for a slip of the pen (share of their trigrams). */
const ALIKE = 0.6;

/** So many pairs are proposed at most. */
export const MOST_PROPOSED = 500;

const HEBREW = '[\u05D0-\u05EA]';
const FEW = `HAVING count(*) BETWEEN 2 AND ${MOST_ALIKE}`;

/**
 * Each pair of the `blocks` once with all that is known of its first `person`, but for those of which somebody has said that they
 * are two people. The first is fetched by itself: of two at once, Postgres 15 made all pairs that can be.
 */
const pairs = (answered: string): string => `
pair AS (
  SELECT one, other, bool_or(by_name) AS by_name
    FROM blocks, unnest(ids) AS one, unnest(ids) AS other
   WHERE one < other
     AND NOT EXISTS (SELECT FROM ${answered} d WHERE d.organization_id = $1 AND d.one_id = one AND d.other_id = other)
   GROUP BY one, other LIMIT ${MOST_COMPARED}
), first AS MATERIALIZED (
  SELECT person.*, pair.other, pair.by_name FROM pair JOIN person ON person.id = pair.one
)`;

/** Whether two records have somebody in common: what each of them has is found by its own key, however many others have it too. */
const meet = (own: string, shared: string): string => `
  EXISTS (SELECT ${shared} FROM observance WHERE organization_id = $1 AND ${own} = a.id
          INTERSECT SELECT ${shared} FROM observance WHERE organization_id = $1 AND ${own} = b.id)`;

/** Whether two are called the same, or but for a slip of the pen. */
const NAMES = `
         a.by_name OR a.key = b.key AS name,
         NOT a.by_name AND a.key <> b.key AND similarity(a.key, b.key) >= ${ALIKE} AS "nearName"`;

/**
 * Pairs of records that may be of one person, found by what they share, never by comparing each with each: a name (in either
 * script, words in any order) on one day, or with one family, or where one has no date; and one full date with a name nearly the
 * same, or with one family and a name in the other script. $1 is the organization.
 */
export const DUPLICATES = `
WITH person AS MATERIALIZED (
  SELECT id, name, person_key(untitled(name)) AS key, person_key(untitled(hebrew_name)) AS hebrew_key, name ~ '${HEBREW}' AS in_hebrew,
         hebrew_day AS day, hebrew_month AS month, hebrew_year AS year
    FROM yahrzeit WHERE organization_id = $1 AND archived_at IS NULL
), called AS MATERIALIZED (
  SELECT id, key, day, month FROM person WHERE key <> ''
  UNION SELECT id, hebrew_key, day, month FROM person WHERE hebrew_key <> ''
), family AS MATERIALIZED (
  SELECT yahrzeit_id AS id, contact_id FROM observance WHERE organization_id = $1
), blocks AS (
  SELECT array_agg(id) AS ids, true AS by_name FROM called WHERE day IS NOT NULL GROUP BY key, day, month ${FEW}
  UNION ALL
  SELECT array_agg(id), true FROM called JOIN family USING (id) GROUP BY key, contact_id ${FEW}
  UNION ALL
  SELECT array_agg(id), true FROM called GROUP BY key ${FEW} AND bool_or(day IS NULL)
  UNION ALL
  SELECT array_agg(id), false FROM person WHERE year IS NOT NULL GROUP BY day, month, year ${FEW}
  UNION ALL
  SELECT array_agg(id), false FROM person JOIN family USING (id) WHERE year IS NOT NULL
   GROUP BY contact_id, day, month, year ${FEW}
), ${pairs('different_yahrzeits')}, known AS (
  SELECT ${NAMES},
         coalesce((a.day, a.month) = (b.day, b.month) AND coalesce(a.year = b.year, true), false) AS date,
         ${meet('yahrzeit_id', 'contact_id')} AS family,
         a.in_hebrew <> b.in_hebrew AS other_script,
         a.day IS NULL OR b.day IS NULL AS undated,
         a.id AS one, b.id AS other, a.name AS called
    FROM first a JOIN person b ON b.id = a.other
)
SELECT one, other, name, "nearName", date, family FROM known
 WHERE (name OR "nearName") AND (date OR family OR undated) OR date AND family AND other_script
 ORDER BY (name OR "nearName")::int + date::int + family::int DESC, called, one, other LIMIT ${MOST_PROPOSED}`;

/**
 * Pairs of contacts who may be one person: a name (in either script, words in any order) with one telephone, one address or one
 * whom both remember, or where one has no email address; and one telephone with a name nearly the same. $1 is the organization.
 */
export const DUPLICATE_CONTACTS = `
WITH person AS MATERIALIZED (
  SELECT id, name, person_key(untitled(name)) AS key, person_key(untitled(hebrew_name)) AS hebrew_key, email IS NULL AS unmailed,
         CASE WHEN length(digits) >= 7 THEN right(digits, 9) END AS phone, nullif(person_key(address), '') AS address
    FROM contact CROSS JOIN LATERAL (SELECT regexp_replace(phone, '\\D', '', 'g') AS digits) telephone
   WHERE organization_id = $1
), called AS MATERIALIZED (
  SELECT id, key FROM person WHERE key <> ''
  UNION SELECT id, hebrew_key FROM person WHERE hebrew_key <> ''
), blocks AS (
  SELECT array_agg(id) AS ids, true AS by_name FROM called GROUP BY key ${FEW}
  UNION ALL
  SELECT array_agg(id), false FROM person WHERE phone IS NOT NULL GROUP BY phone ${FEW}
), ${pairs('different_contacts')}, known AS (
  SELECT ${NAMES}, coalesce(a.phone = b.phone, false) AS phone,
         coalesce(a.address = b.address, false) AS address, ${meet('contact_id', 'yahrzeit_id')} AS family,
         a.unmailed OR b.unmailed AS unmailed, a.id AS one, b.id AS other, a.name AS called
    FROM first a JOIN person b ON b.id = a.other
)
SELECT one, other, name, "nearName", phone, address, family FROM known
 WHERE (name OR "nearName") AND (phone OR address OR family OR unmailed)
 ORDER BY phone::int + address::int + family::int DESC, called, one, other LIMIT ${MOST_PROPOSED}`;

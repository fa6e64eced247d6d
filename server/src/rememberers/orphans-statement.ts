/** The last day of letters to this former member; null where they go on. SQL; $1 is the organization. */
const lastDay = (contact: string): string =>
  `letters_until(${contact}.member_until, ${contact}.stays_on, (SELECT former_letter_years FROM organization WHERE id = $1))`;

/** Whether letters to this former member have ended. SQL; $1 is the organization. */
const hasEnded = (contact: string, today: string): string => `coalesce(${lastDay(contact)} < ${today}::date, false)`;

/**
 * Whether the letter about `yahrzeit` may go to `contact`: it leaves by email, letters to them have not ended, no
 * person holds it, and they got none within a year.
 * SQL; $1 is the organization.
 */
export const mayBeAsked = (
  contact: string,
  yahrzeit: string,
  today: string,
): string => `(${contact}.email IS NOT NULL AND NOT ${contact}.deceased AND NOT ${hasEnded(contact, today)}
  AND NOT EXISTS (SELECT FROM suppression s WHERE s.organization_id = $1 AND s.email = lower(${contact}.email) AND s.lifted_at IS NULL)
  AND NOT EXISTS (SELECT FROM hold h WHERE h.organization_id = $1 AND h.about_id IN (${contact}.id, ${yahrzeit}) AND h.lifted_at IS NULL
                     AND (h.until IS NULL OR h.until >= ${today}::date))
  AND NOT EXISTS (SELECT FROM rememberer_request r WHERE r.organization_id = $1 AND r.contact_id = ${contact}.id
                     AND r.asked_on > ${today}::date - interval '1 year'))`;

/**
 * `orphan`: yahrzeits that no living observer can be told of in any way, and that the congregation neither keeps nor lets
 * rest. $1 organization, $2 its today, $3 a search, $4 a cause, $5 ids; null asks nothing.
 */
export const ORPHANS = `
watched AS NOT MATERIALIZED (
  SELECT o.yahrzeit_id, c.id AS contact_id, c.deceased, s.created_at AS stopped_at, o.channel = 'none' OR s.reason IN ('unsubscribed', 'complained') AS stopped,
         ${hasEnded('c', '$2')} AS ended, ${lastDay('c')} AS last_day,
         NOT c.deceased AND o.channel <> 'none' AND NOT ${hasEnded('c', '$2')}
           AND (c.email IS NOT NULL AND s.id IS NULL OR c.address ~ '\\S' OR c.phone ~ '\\S') AS reachable
    FROM observance o
    JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
    LEFT JOIN suppression s ON s.organization_id = o.organization_id AND s.email = lower(c.email) AND s.lifted_at IS NULL
   WHERE o.organization_id = $1
),
standing AS (
  SELECT yahrzeit_id, bool_or(reachable) AS reachable, bool_and(deceased) AS deceased, bool_or(stopped AND NOT deceased) AS stopped,
         bool_or(ended AND NOT deceased) AS ended
    FROM watched GROUP BY yahrzeit_id
),
orphan AS (
  SELECT * FROM (
    SELECT y.id, y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", y.plaque, y.perpetual,
           CASE WHEN organization.calendar = 'hebrew' THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS next,
           CASE
             WHEN standing.deceased THEN 'deceased'
             WHEN standing.stopped THEN 'stopped'
             WHEN standing.ended THEN 'left'
             WHEN standing.yahrzeit_id IS NOT NULL THEN 'address_lost'
             WHEN EXISTS (SELECT FROM email_message m WHERE m.organization_id = $1 AND m.yahrzeit_id = y.id AND m.contact_id IS NULL
                             AND m.to_email = 'erased@erased.invalid') THEN 'erased'
             ELSE 'never'
           END AS cause,
           CASE WHEN k.state = 'rest_asked' THEN jsonb_build_object(
             'by', k.set_by, 'reason', k.reason, 'byId', k.set_by_id, 'basis', k.basis) END AS "restAsked"
      FROM yahrzeit y
      JOIN organization ON organization.id = y.organization_id
      LEFT JOIN standing ON standing.yahrzeit_id = y.id
      LEFT JOIN keeper k ON k.organization_id = $1 AND k.yahrzeit_id = y.id
     WHERE y.organization_id = $1 AND y.archived_at IS NULL AND NOT coalesce(standing.reachable, false)
       AND coalesce(k.state, 'rest_asked') = 'rest_asked'
       AND ($3::text IS NULL OR searchable(concat_ws(' ', y.name, y.hebrew_name)) LIKE containing($3))
       AND ($5::uuid[] IS NULL OR y.id = ANY ($5)) AND $2::date IS NOT NULL) known
   WHERE $4::text IS NULL OR cause = $4
)`;

/**
 * The town of a postal address as somebody typed it: the first part between lines and commas that has no house number, without
 * its postal code and the two letters of a state. Null where none can be told. SQL.
 */
const townOf = (address: string): string => `(
  SELECT part FROM (SELECT at, btrim(regexp_replace(regexp_replace(part, '\\m(\\d{5}\\S*|[a-z]{1,2}\\d[a-z\\d]?\\s+\\d[a-z]{2})\\M', '', 'g'),
                                                    '\\s[a-z]{2}\\s*$', '')) AS part
                      FROM regexp_split_to_table(lower(${address}), '[,;\\r\\n]+') WITH ORDINALITY AS parts (part, at)) parts
   WHERE part <> '' AND part !~ '\\d' ORDER BY at LIMIT 1)`;

const surnameOf = (name: string): string => `lower(substring(${name} FROM '\\S+$'))`;

/** Whoever has the surname and lives in the town of those who are lost; of whom either town is not known, ranked after them. */
const NAMESAKES = `
                  SELECT namesake.id, CASE WHEN its.town = ANY (known.towns) THEN 'surname_town' ELSE 'surname' END,
                         CASE WHEN its.town = ANY (known.towns) THEN 2 ELSE 3 END
                    FROM surname namesake
                    CROSS JOIN LATERAL (SELECT ${townOf('namesake.address')} AS town) its
                    CROSS JOIN (SELECT nullif(array_remove(array_agg(DISTINCT ${townOf('lost.address')}), NULL), '{}') AS towns
                                  FROM watched w JOIN contact lost ON lost.organization_id = $1 AND lost.id = w.contact_id
                                 WHERE w.yahrzeit_id = orphan.id) known
                   WHERE namesake.surname = ${surnameOf('orphan.name')}
                     AND (its.town = ANY (known.towns)) IS NOT FALSE
                     AND NOT EXISTS (SELECT FROM watched w WHERE w.yahrzeit_id = orphan.id AND w.contact_id = namesake.id)`;

/** `surname`: the living whose surname one on the `page` has, so that all contacts are gone through once and not for each. */
export const SURNAMES = `
surname AS MATERIALIZED (
  SELECT id, ${surnameOf('name')} AS surname, address FROM contact
   WHERE organization_id = $1 AND NOT deceased AND ${surnameOf('name')} IN (SELECT ${surnameOf('page.name')} FROM page)
)`;

/** A row as it leaves; dear parts are asked for the rows of a page only. */
export const SHOWN = `jsonb_build_object(
  'id', orphan.id, 'name', orphan.name, 'hebrewName', orphan."hebrewName", 'cause', orphan.cause, 'plaque', orphan.plaque,
  'since', CASE orphan.cause
    WHEN 'never' THEN (SELECT created_at FROM yahrzeit y WHERE y.organization_id = $1 AND y.id = orphan.id)
    WHEN 'deceased' THEN (SELECT max(died.at) FROM watched w JOIN audit_log died ON died.organization_id = $1 AND died.resource = 'contact'
                             AND died.resource_id = w.contact_id AND died.after ->> 'deceased' = 'true' WHERE w.yahrzeit_id = orphan.id)
    WHEN 'left' THEN (SELECT (max(w.last_day) + time '12:00') AT TIME ZONE o.timezone FROM watched w, organization o
                       WHERE o.id = $1 AND w.ended AND w.yahrzeit_id = orphan.id GROUP BY o.timezone)
    ELSE (SELECT max(w.stopped_at) FROM watched w WHERE w.yahrzeit_id = orphan.id) END,
  'perpetual', orphan.perpetual, 'next', orphan.next, 'restAsked', orphan."restAsked",
  'lastLetter', (SELECT max(m.sent_at) FROM email_message m
                  WHERE m.organization_id = $1 AND m.yahrzeit_id = orphan.id AND m.state = 'sent'),
  'lost', coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.name)
                      FROM watched w JOIN contact c ON c.organization_id = $1 AND c.id = w.contact_id
                     WHERE w.yahrzeit_id = orphan.id), '[]'),
  'candidates', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'why', why, 'mayBeAsked', asks) ORDER BY rank, name)
    FROM (SELECT * FROM (SELECT DISTINCT ON (c.id) c.id, c.name, why, rank, ${mayBeAsked('c', 'orphan.id', '$2')} AS asks
            FROM (SELECT fellow.contact_id AS id, 'family' AS why, 1 AS rank
                    FROM watched w
                    JOIN watched other ON other.contact_id = w.contact_id AND other.yahrzeit_id <> orphan.id
                    JOIN watched fellow ON fellow.yahrzeit_id = other.yahrzeit_id AND fellow.reachable
                   WHERE w.yahrzeit_id = orphan.id
                  UNION ALL
                  ${NAMESAKES}) found
            JOIN contact c ON c.organization_id = $1 AND c.id = found.id AND NOT c.deceased
           ORDER BY c.id, rank) each ORDER BY rank, name, id LIMIT 5) few), '[]'),
  'asked', coalesce((SELECT jsonb_agg(jsonb_build_object('contact', jsonb_build_object('id', c.id, 'name', c.name),
                                        'on', r.asked_on, 'answer', r.answer, 'other', r.other) ORDER BY r.asked_on DESC, c.name)
                       FROM rememberer_request r JOIN contact c ON c.organization_id = $1 AND c.id = r.contact_id
                      WHERE r.organization_id = $1 AND r.yahrzeit_id = orphan.id), '[]'))`;

/** Organization, then the columns of what there is to be for records that had none. */
export const ADD_OCCURRENCES = `
INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, not_kept_by)
SELECT $1, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, string_to_array(not_kept_by, ' ')
  FROM unnest($2::uuid[], $3::boolean[], $4::date[], $5::smallint[], $6::smallint[], $7::smallint[], $8::smallint[], $9::date[], $10::text[])
    AS f(yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, not_kept_by)`;

/** Organization, yahrzeit ids, then the columns of what is to be there for them; what else is there goes. */
export const WRITE_OCCURRENCES = `
WITH fresh AS (
  SELECT * FROM unnest($3::uuid[], $4::boolean[], $5::date[], $6::smallint[], $7::smallint[], $8::smallint[], $9::smallint[], $10::date[], $11::text[])
    AS f(yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, not_kept_by)
), gone AS (
  DELETE FROM occurrence o
   WHERE o.organization_id = $1 AND o.yahrzeit_id = ANY($2::uuid[])
     AND NOT EXISTS (SELECT FROM fresh f
      WHERE f.yahrzeit_id = o.yahrzeit_id AND f.on_hebrew_calendar = o.on_hebrew_calendar AND f.date = o.date)
)
INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, not_kept_by)
SELECT $1, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date, string_to_array(not_kept_by, ' ') FROM fresh
ON CONFLICT (organization_id, yahrzeit_id, on_hebrew_calendar, date) DO UPDATE
   SET nth = excluded.nth, hebrew_day = excluded.hebrew_day, hebrew_month = excluded.hebrew_month,
       hebrew_year = excluded.hebrew_year, service_date = excluded.service_date, not_kept_by = excluded.not_kept_by
 WHERE (occurrence.nth, occurrence.hebrew_day, occurrence.hebrew_month, occurrence.hebrew_year, occurrence.service_date,
        occurrence.not_kept_by)
    IS DISTINCT FROM (excluded.nth, excluded.hebrew_day, excluded.hebrew_month, excluded.hebrew_year, excluded.service_date,
        excluded.not_kept_by)`;

/** Organization, yahrzeit ids, their next observance on the Hebrew and on the civil calendar, the horizon's last year. */
export const WRITE_NEXT = `
UPDATE yahrzeit y
   SET next_hebrew_observance = f.hebrew, next_civil_observance = f.civil, computed_through = $5
  FROM unnest($2::uuid[], $3::date[], $4::date[]) AS f(id, hebrew, civil)
 WHERE y.organization_id = $1 AND y.id = f.id
   AND (y.next_hebrew_observance, y.next_civil_observance, y.computed_through) IS DISTINCT FROM (f.hebrew, f.civil, $5::smallint)`;

/** Of two Adars one that an observer keeps; where nobody observes, the record's. */
const KEPT_BY_SOMEBODY = `coalesce((SELECT bool_or(keeps_adar(its.adar_rule, o.not_kept_by)) FROM observance its
             WHERE its.organization_id = o.organization_id AND its.yahrzeit_id = o.yahrzeit_id AND its.observe_on_hebrew_calendar),
           keeps_adar(NULL, o.not_kept_by))`;

/**
 * Takes an organization and yahrzeit ids. Answers the records for which an observer chose an Adar, each with the choices of all its
 * observers on the Hebrew calendar.
 */
export const CHOSEN = `
SELECT yahrzeit_id AS id, 
       coalesce(array_agg(DISTINCT coalesce(adar_rule, 'record')) FILTER (WHERE observe_on_hebrew_calendar), '{record}') AS choices FROM observance
 WHERE organization_id = $1 AND yahrzeit_id = ANY ($2::uuid[])
 GROUP BY yahrzeit_id HAVING bool_or(adar_rule IS NOT NULL)`;

/**
 * Time zones, the date that their clocks show, and the organizations. A row that is being recomputed is passed over, since that leaves its
 * next observances right; so this waits for nobody, and nobody can wait for it in a circle.
 */
export const MOVE_NEXT = `
WITH today AS (
  SELECT o.id AS organization_id, zone.date FROM organization o JOIN unnest($1::text[], $2::date[]) AS zone(name, date) ON zone.name = o.timezone
   WHERE o.id = ANY ($3::uuid[])
), passed AS (
  SELECT y.id FROM today t JOIN yahrzeit y ON y.organization_id = t.organization_id
     AND y.archived_at IS NULL AND y.next_hebrew_observance < t.date
  UNION
  SELECT y.id FROM today t JOIN yahrzeit y ON y.organization_id = t.organization_id
     AND y.archived_at IS NULL AND y.next_civil_observance < t.date
), held AS (
  SELECT y.organization_id, y.id, t.date FROM yahrzeit y JOIN today t USING (organization_id)
   WHERE y.id IN (SELECT id FROM passed) FOR NO KEY UPDATE OF y SKIP LOCKED
)
UPDATE yahrzeit y
   SET next_hebrew_observance = (SELECT min(o.date) FROM occurrence o
         WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id AND o.on_hebrew_calendar AND o.date >= held.date
           AND (o.not_kept_by IS NULL OR ${KEPT_BY_SOMEBODY})),
       next_civil_observance = (SELECT min(o.date) FROM occurrence o
         WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id AND NOT o.on_hebrew_calendar AND o.date >= held.date)
  FROM held WHERE y.organization_id = held.organization_id AND y.id = held.id`;

/** What the days of a first year follow from, of a record y. */
const DATES = `concat_ws('|', y.hebrew_year, y.hebrew_month, y.hebrew_day, coalesce(y.burial_date, y.gregorian_date))`;

/** $1 organization, $2 its today, or null for one that may be over, $3 a yahrzeit, or null for all. */
export const FIRST_YEARS = `
SELECT y.id, y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", b.shiva, b.carer,
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone) ORDER BY o.created_at, c.name)
                   FROM observance o JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id AND NOT c.deceased
                  WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id), '[]') AS mourners,
       (SELECT jsonb_agg(jsonb_build_object('kind', s.kind, 'fallsOn', s.falls_on, 'dueOn', s.due_on, 'festival', s.festival, 'usual', s.usual_on,
                                            'owner', s.owner, 'state', s.state, 'closedBy', s.closed_by) ORDER BY s.falls_on, s.kind)
          FROM bereavement_step s WHERE s.organization_id = $1 AND s.yahrzeit_id = y.id) AS steps,
       b.worked_out_from IS DISTINCT FROM ${DATES} AS "datesChanged"
  FROM bereavement b
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = b.yahrzeit_id AND y.archived_at IS NULL
 WHERE b.organization_id = $1 AND ($3::uuid IS NULL OR y.id = $3)
   AND ($2::date IS NULL OR EXISTS (SELECT FROM bereavement_step s WHERE s.organization_id = $1 AND s.yahrzeit_id = y.id
                                       AND s.kind = 'firstYahrzeit' AND s.falls_on >= $2))
 ORDER BY y.gregorian_date DESC, y.id LIMIT 200`;

export const NOTE = `
INSERT INTO bereavement (organization_id, yahrzeit_id, shiva, carer, kaddish_rule, kaddish_from, festivals, noted_by, noted_at, worked_out_from)
SELECT y.organization_id, y.id, $3, $4, $5, $6, $7, $8, $9, ${DATES} FROM yahrzeit y WHERE y.organization_id = $1 AND y.id = $2`;

/** What the path of a year is worked out from, as the record says it now. */
export const BASIS = `
SELECT y.gregorian_date AS died, y.hebrew_day AS day, y.hebrew_month AS month, y.hebrew_year AS year, coalesce(y.burial_date, y.gregorian_date) AS buried,
       CASE WHEN organization.calendar = 'hebrew' THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS "firstYahrzeit",
       jsonb_build_object('rule', b.kaddish_rule, 'from', b.kaddish_from) AS kaddish, b.festivals,
       (SELECT falls_on FROM bereavement_step s WHERE s.organization_id = $1 AND s.yahrzeit_id = y.id AND s.kind = 'sheloshim') AS sheloshim
  FROM bereavement b
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = b.yahrzeit_id
  JOIN organization ON organization.id = $1
 WHERE b.organization_id = $1 AND b.yahrzeit_id = $2 FOR UPDATE OF b`;

/** What is done or left stays as it was. */
export const MOVE_STEPS = `
WITH moved AS (
  UPDATE bereavement_step s SET falls_on = step.falls_on, due_on = step.due_on, festival = step.festival, usual_on = step.usual_on
    FROM unnest($3::text[], $4::date[], $5::date[], $6::date[], $7::date[]) AS step (kind, falls_on, due_on, festival, usual_on)
   WHERE s.organization_id = $1 AND s.yahrzeit_id = $2 AND s.kind = step.kind AND s.state = 'open'
)
UPDATE bereavement b SET worked_out_from = ${DATES} FROM yahrzeit y
 WHERE b.organization_id = $1 AND b.yahrzeit_id = $2 AND y.organization_id = $1 AND y.id = $2`;

/** Whom the first year holds through the last of the thirty days, which was $3. */
export const HELD_THROUGH = `
SELECT h.contact_id AS id FROM hold h
  JOIN observance o ON o.organization_id = $1 AND o.contact_id = h.contact_id AND o.yahrzeit_id = $2
 WHERE h.organization_id = $1 AND h.lifted_at IS NULL AND h.reason = 'first_year' AND h.until = $3`;

/** What had passed when it was noted is left. $8 the organization's today, $9 who notes it, $10 when. */
export const ADD_STEPS = `
INSERT INTO bereavement_step (organization_id, yahrzeit_id, kind, falls_on, due_on, festival, usual_on, state, closed_by, closed_at)
SELECT $1::uuid, $2::uuid, kind, falls_on, due_on, festival, usual_on, CASE WHEN falls_on < $8 THEN 'left' ELSE 'open' END,
       CASE WHEN falls_on < $8 THEN $9 END, CASE WHEN falls_on < $8 THEN $10::timestamptz END
  FROM unnest($3::text[], $4::date[], $5::date[], $6::date[], $7::date[]) AS step (kind, falls_on, due_on, festival, usual_on)`;

/** $4 a state or null, $5 whether $6 is the owner, $7 and $8 another day or null, $9 who did it, $10 when. A day that is decided asks nothing more. */
export const CHANGE_STEP = `
UPDATE bereavement_step
   SET state = coalesce($4, state), owner = CASE WHEN $5 THEN $6 ELSE owner END,
       falls_on = coalesce($7, falls_on), due_on = coalesce($8, due_on), festival = CASE WHEN $7::date IS NULL THEN festival END,
       usual_on = CASE WHEN $7::date IS NULL THEN usual_on END,
       closed_by = CASE WHEN $4 IS NULL THEN closed_by WHEN $4 <> 'open' THEN $9 END,
       closed_at = CASE WHEN $4 IS NULL THEN closed_at WHEN $4 <> 'open' THEN $10::timestamptz END
 WHERE organization_id = $1 AND yahrzeit_id = $2 AND kind = $3`;

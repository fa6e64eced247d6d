/** $1 organization, $2 its today, or null for one that may be over, $3 a yahrzeit, or null for all. */
export const FIRST_YEARS = `
SELECT y.id, y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", b.shiva, b.carer,
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone) ORDER BY o.created_at, c.name)
                   FROM observance o JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id AND NOT c.deceased
                  WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id), '[]') AS mourners,
       (SELECT jsonb_agg(jsonb_build_object('kind', s.kind, 'fallsOn', s.falls_on, 'dueOn', s.due_on, 'festival', s.festival,
                                            'owner', s.owner, 'state', s.state, 'closedBy', s.closed_by) ORDER BY s.falls_on, s.kind)
          FROM bereavement_step s WHERE s.organization_id = $1 AND s.yahrzeit_id = y.id) AS steps
  FROM bereavement b
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = b.yahrzeit_id AND y.archived_at IS NULL
 WHERE b.organization_id = $1 AND ($3::uuid IS NULL OR y.id = $3)
   AND ($2::date IS NULL OR EXISTS (SELECT FROM bereavement_step s WHERE s.organization_id = $1 AND s.yahrzeit_id = y.id
                                       AND s.kind = 'firstYahrzeit' AND s.falls_on >= $2))
 ORDER BY y.gregorian_date DESC, y.id LIMIT 200`;

export const NOTE = `
INSERT INTO bereavement (organization_id, yahrzeit_id, shiva, carer, kaddish_rule, kaddish_from, noted_by, noted_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** What had passed when it was noted is left. $7 the organization's today, $8 who notes it, $9 when. */
export const ADD_STEPS = `
INSERT INTO bereavement_step (organization_id, yahrzeit_id, kind, falls_on, due_on, festival, state, closed_by, closed_at)
SELECT $1::uuid, $2::uuid, kind, falls_on, due_on, festival, CASE WHEN falls_on < $7 THEN 'left' ELSE 'open' END,
       CASE WHEN falls_on < $7 THEN $8 END, CASE WHEN falls_on < $7 THEN $9::timestamptz END
  FROM unnest($3::text[], $4::date[], $5::date[], $6::date[]) AS step (kind, falls_on, due_on, festival)`;

/** $4 a state or null, $5 whether $6 is the owner, $7 and $8 another day or null, $9 who did it, $10 when. A day that is decided asks nothing more. */
export const CHANGE_STEP = `
UPDATE bereavement_step
   SET state = coalesce($4, state), owner = CASE WHEN $5 THEN $6 ELSE owner END,
       falls_on = coalesce($7, falls_on), due_on = coalesce($8, due_on), festival = CASE WHEN $7::date IS NULL THEN festival END,
       closed_by = CASE WHEN $4 IS NULL THEN closed_by WHEN $4 <> 'open' THEN $9 END,
       closed_at = CASE WHEN $4 IS NULL THEN closed_at WHEN $4 <> 'open' THEN $10::timestamptz END
 WHERE organization_id = $1 AND yahrzeit_id = $2 AND kind = $3`;

import type { Remembered, Unreached } from '@zikaron/contract';
import type { CivilDate } from '../calendar/index.js';
import { COVERED, REACHED } from './coverage-statement.js';

/** Families by day: who is remembered and told, and who hears nothing; the first of each, and how many there are. */
export interface Families {
  readonly days: readonly { readonly date: CivilDate; readonly remembered: number; readonly told: number }[];
  readonly people: readonly (Remembered & { readonly date: CivilDate })[];
  readonly unreached: { readonly count: number; readonly first: Unreached[] };
  readonly toPrint: number;
}

/** Who wants no letter is not waited for. */
const IS_WISHED = `outcome NOT IN ('channel_none', 'observer_deceased', 'former_member')`;

/**
 * One row. Of `COVERED`'s window ($1 to $6) the days up to $7 are told day by day with their first $8 families; of the days
 * from today ($4) on, the families whom nothing reaches, the first $9 of them, and the letters to print.
 */
export const FAMILIES = `WITH ${COVERED},
family AS (
  SELECT line.date, line.yahrzeit_id, min(line.yahrzeit_name) AS name, min(nullif(btrim(line.hebrew_name), '')) AS hebrew_name,
         min(day.nth) AS nth,
         bool_or(line.email_stage IS NOT DISTINCT FROM 'sent' OR line.letter_stage IS NOT DISTINCT FROM 'printed'
           OR line.outcome = 'in_person') AS told
    FROM covered line
    JOIN occurrence day ON day.organization_id = $1 AND day.yahrzeit_id = line.yahrzeit_id AND day.date = line.date
     AND day.on_hebrew_calendar = line.on_hebrew_calendar
   WHERE line.date <= $7
   GROUP BY line.date, line.yahrzeit_id
),
placed AS (
  SELECT family.*, row_number() OVER (PARTITION BY date ORDER BY name, yahrzeit_id) AS place FROM family
),
unheard AS (
  SELECT DISTINCT ON (date, yahrzeit_id) covered.*, count(*) FILTER (WHERE ${REACHED}) OVER whole AS reached
    FROM covered WHERE date >= $4 AND ${IS_WISHED}
  WINDOW whole AS (PARTITION BY date, yahrzeit_id)
   ORDER BY date, yahrzeit_id, contact_name
)
SELECT ARRAY (SELECT jsonb_build_object('date', date, 'remembered', count(*), 'told', count(*) FILTER (WHERE told))
                FROM family GROUP BY date ORDER BY date) AS days,
       ARRAY (SELECT jsonb_build_object('date', date, 'yahrzeitId', yahrzeit_id, 'name', name, 'hebrewName', hebrew_name,
                                        'nth', nth, 'told', told)
                FROM placed WHERE place <= $8 ORDER BY date, place) AS people,
       jsonb_build_object(
         'count', (SELECT count(*) FROM unheard WHERE reached = 0),
         'first', to_jsonb(ARRAY (
           SELECT jsonb_build_object('yahrzeitId', yahrzeit_id, 'name', yahrzeit_name,
                    'hebrewName', nullif(btrim(hebrew_name), ''), 'date', date, 'reason', outcome,
                    'contact', CASE WHEN contact_id IS NOT NULL THEN jsonb_build_object('id', contact_id, 'name', contact_name) END)
             FROM unheard WHERE reached = 0 ORDER BY date, yahrzeit_name, yahrzeit_id LIMIT $9))) AS unreached,
       (SELECT count(*) FROM covered WHERE date >= $4 AND letter_stage = 'toPrint') AS "toPrint"`;

import { nameAsRead, type ServiceName } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { addDays, renderCivil, renderHebrew, toHebrew, weekday, type CivilDate } from '../src/calendar/index.js';
import type { OrganizationId } from '../src/platform/tenancy/index.js';
import { IS_ON_CONGREGATION_CALENDAR } from '../src/yahrzeits/index.js';

// The service list as it was before congregations could set services: every name on the Friday that is assigned to it, and nobody
// else. It is kept to hold today's list against, and must not follow it. Only where both calendars
// of one person meet on a day it left the order open, and takes today's.

type Language = 'en' | 'he';
type Line = Pick<ServiceName, 'name' | 'hebrewName' | 'plaque' | 'observers'> & {
  readonly service: CivilDate;
  readonly date: CivilDate;
  readonly day: number | null;
  readonly month: number;
  readonly year: number;
};

const OBSERVED = 'FROM observance o WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id';
const NAME = (of: string, language: Language) =>
  language === 'he' ? `coalesce(nullif(btrim(${of}.hebrew_name), ''), ${of}.name)` : `${of}.name`;

const statement = (language: Language): string => `
  SELECT y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", y.plaque, d.service_date AS service, d.date,
         d.hebrew_day AS day, d.hebrew_month AS month, d.hebrew_year AS year,
         coalesce((SELECT jsonb_agg(jsonb_build_object('name', ${NAME('c', language)}, 'relationship', o.relationship,
                                                       'relationshipDetail', o.relationship_detail) ORDER BY o.created_at, o.id)
                     FROM observance o JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id AND NOT c.deceased
                    WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id
                      AND o.observe_on_hebrew_calendar = d.on_hebrew_calendar), '[]') AS observers
    FROM occurrence d
    JOIN yahrzeit y ON y.organization_id = d.organization_id AND y.id = d.yahrzeit_id AND y.archived_at IS NULL
   WHERE d.organization_id = $1 AND d.service_date BETWEEN $2 AND $3
     AND CASE WHEN EXISTS (SELECT ${OBSERVED})
           THEN EXISTS (SELECT ${OBSERVED} AND o.observe_on_hebrew_calendar = d.on_hebrew_calendar)
           ELSE ${IS_ON_CONGREGATION_CALENDAR} END
   ORDER BY d.service_date, d.date, ${NAME('y', language)}, y.id, d.on_hebrew_calendar DESC`;

/** The lines that a congregation printed for the Fridays between two dates, headings among them. */
export async function formerLines(
  db: DataSource,
  org: OrganizationId,
  { from, to, language }: { from: CivilDate; to: CivilDate; language: Language },
): Promise<string[]> {
  const lines: Line[] = await db.query(statement(language), [org, from, to]);
  const fridays: CivilDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (weekday(date) === 5) fridays.push(date);
  return fridays.flatMap((friday) => {
    const read = lines.filter(({ service }) => service === friday).map((line) => inWords(line, language));
    return [heading(friday, language), ...(read.length ? read : [language === 'he' ? 'אין שמות' : 'No names'])];
  });
}

function heading(friday: CivilDate, language: Language): string {
  const [date, shabbat] = [renderCivil(friday, language), renderHebrew(toHebrew(addDays(friday, 1)), language)];
  return language === 'he' ? `ליל שבת, ${date}; שבת ${shabbat}` : `Friday evening, ${date}; Shabbat is ${shabbat}`;
}

function inWords({ name, hebrewName, plaque, observers, date, day, month, year }: Line, language: Language): string {
  const spoken = language === 'he' ? (hebrewName ?? name) : name;
  const text = nameAsRead(spoken, observers, language, hebrewName);
  const when = day ? ` (${renderHebrew({ day, month, year }, language)}, ${renderCivil(date, language)})` : '';
  return [text + when, hebrewName && !text.includes(hebrewName) ? hebrewName : null, plaque]
    .filter(Boolean)
    .join(' · ');
}

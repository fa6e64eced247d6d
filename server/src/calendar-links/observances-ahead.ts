import type { DataSource } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { IS_ON_CONGREGATION_CALENDAR, keeps } from '../yahrzeits/index.js';
import type { DatedObservance } from './calendar-events.js';

/** Whose observances: of one yahrzeit, of one contact (all, or of one yahrzeit), or of all the organization's yahrzeits. */
export interface Whose {
  readonly yahrzeitId: string | null;
  readonly contactId: string | null;
}

interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const AT_ONCE = 1_000;

/**
 * The observances between two civil dates, both included, by date, page by page. A contact's are on the calendar that they
 * keep; a yahrzeit's are on the Hebrew one, and on the civil one where an observer keeps that.
 */
export async function* observancesAhead(
  db: DataSource,
  org: OrganizationId,
  { yahrzeitId, contactId }: Whose,
  { from, to }: Days,
): AsyncGenerator<DatedObservance[]> {
  for (let after: readonly [CivilDate, string] = [from, '']; ;) {
    const about = [org, yahrzeitId, to, ...after, AT_ONCE];
    const page: DatedObservance[] = await (contactId
      ? db.query(OF_CONTACT, [...about, contactId])
      : db.query(OF_YAHRZEITS, about));
    if (page.length) yield page;
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = [last.date, last.uid];
  }
}

const paged = (uid: string, from: string): string => `
  SELECT uid, name, nullif(btrim(hebrew_name), '') AS "hebrewName", date, nth, hebrew_day AS "hebrewDay", hebrew_month AS "hebrewMonth",
         hebrew_year AS "hebrewYear"
    FROM (SELECT ${uid} AS uid, y.name, y.hebrew_name, d.* FROM ${from}) AS due
   WHERE (date, uid) > ($4, $5) ORDER BY date, uid LIMIT $6`;

/** The same identifier as in the letters about it (reminders). */
const OF_CONTACT = paged(
  `concat(o.id, '-', d.date, '@zikaron')`,
  `observance o
    JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
    JOIN occurrence d ON d.organization_id = $1 AND d.yahrzeit_id = y.id AND d.date BETWEEN $4 AND $3
     AND ${keeps('o', 'd')}
   WHERE o.organization_id = $1 AND o.contact_id = $7 AND ($2::uuid IS NULL OR o.yahrzeit_id = $2)`,
);

const OF_YAHRZEITS = paged(
  `concat(y.id, '-', d.date, CASE WHEN NOT d.on_hebrew_calendar THEN '-civil' END, '@zikaron')`,
  `yahrzeit y
    JOIN occurrence d ON d.organization_id = $1 AND d.yahrzeit_id = y.id AND d.date BETWEEN $4 AND $3
   WHERE y.organization_id = $1 AND ($2::uuid IS NULL OR y.id = $2) AND y.archived_at IS NULL
     AND (${IS_ON_CONGREGATION_CALENDAR} OR EXISTS (SELECT FROM observance o
       WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id AND ${keeps('o', 'd')}))`,
);

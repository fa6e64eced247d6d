import type { AdarRule, Attendance } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { addDays, type CivilDate } from '../../calendar/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { choosesAdar } from '../../yahrzeits/index.js';
import type { Visit } from '../visits.service.js';

/** One occurrence that a letter was about, and what the family said of it last. */
export interface Answerable {
  readonly observanceId: string;
  readonly yahrzeitId: string;
  readonly onHebrewCalendar: boolean;
  readonly date: CivilDate;
  /** The Friday that the rule of the service assigns. */
  readonly friday: CivilDate;
  readonly name: string;
  readonly hebrewName: string | null;
  /** The Hebrew year, where it has two Adars and the family may keep either. */
  readonly twoAdars: number | null;
  /** Which of them they keep; null as the congregation does. */
  readonly adarRule: AdarRule | null;
  readonly said: Said | null;
}

/** What is said of one occurrence. */
export interface Said {
  readonly attendance: Attendance | null;
  readonly people: number | null;
  readonly serviceDate: CivilDate | null;
  readonly kaddish: boolean;
  readonly honour: boolean;
}

/** A letter can be answered until so many days after its day. */
const GOOD_FOR_DAYS = 30;

/** What a letter was written about and can still be answered, the nearest first; of this person and nobody else. */
export const answerable = (
  db: DataSource | EntityManager,
  { org, contactId }: Pick<Visit, 'org' | 'contactId'> & { org: OrganizationId },
  today: CivilDate,
): Promise<Answerable[]> => db.query(ANSWERABLE, [org, contactId, addDays(today, -GOOD_FOR_DAYS)]);

const ANSWERABLE = `
SELECT o.id AS "observanceId", y.id AS "yahrzeitId", r.occurrence_date AS date, d.service_date AS friday, y.name,
       d.on_hebrew_calendar AS "onHebrewCalendar",
       nullif(btrim(y.hebrew_name), '') AS "hebrewName",
       CASE WHEN d.on_hebrew_calendar AND (7 * d.hebrew_year + 1) % 19 < 7 AND ${choosesAdar('y')} THEN d.hebrew_year END AS "twoAdars",
       o.adar_rule AS "adarRule",
       CASE WHEN said.observance_id IS NOT NULL THEN jsonb_build_object('attendance', said.attendance, 'people', said.people,
         'serviceDate', said.service_date, 'kaddish', said.kaddish, 'honour', said.honour) END AS said
  FROM observance o
  JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
  JOIN reminder r ON r.organization_id = o.organization_id AND r.observance_id = o.id AND r.step = 1
   AND r.state IN ('written', 'printed', 'answered') AND r.occurrence_date >= $3
  JOIN occurrence d ON d.organization_id = o.organization_id AND d.yahrzeit_id = o.yahrzeit_id
   AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar AND d.date = r.occurrence_date
  LEFT JOIN response said ON said.organization_id = o.organization_id AND said.observance_id = o.id
   AND said.occurrence_date = r.occurrence_date
 WHERE o.organization_id = $1 AND o.contact_id = $2
 ORDER BY r.occurrence_date, y.name, o.id LIMIT 40`;

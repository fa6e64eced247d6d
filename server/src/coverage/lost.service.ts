import { Injectable } from '@nestjs/common';
import type { LostPage, lostQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, civilDate, civilParts, daysInCivilMonth, type CivilDate } from '../calendar/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { NEXT_YEAR, sentLetters, whoTookOff } from '../reminders/index.js';
import { COVERED, REACHED } from './coverage-statement.js';
import { CoverageService } from './coverage.service.js';

type LostAsked = z.output<typeof lostQuery>;

/** Who was reached in the window's days a year before, by email or on paper: $7 and $8 are those days. */
const LAST_YEAR = `
last_year AS (
  SELECT DISTINCT ON (contact_id, yahrzeit_id, date) * FROM (
    SELECT observance_id, contact_id, yahrzeit_id, date, to_email
      FROM (${sentLetters({ org: '$1', from: '$7::date', to: '$8::date' })}) mailed
    UNION ALL
    SELECT observance_id, contact_id, yahrzeit_id, occurrence_date, NULL FROM printed_letter
     WHERE organization_id = $1 AND occurrence_date BETWEEN $7 AND $8) reached
   ORDER BY contact_id, yahrzeit_id, date, observance_id, to_email
)`;

/** The same people this year: the observance that stands, its next occurrence, and what is known of it. */
const COMPARED = `
compared AS (
  SELECT last_year.*, o.id AS stands, y.name AS yahrzeit_name, y.archived_at, contact.name AS contact_name, covered.date AS this_date,
         CASE
           WHEN contact.id IS NULL THEN 'contact_removed'
           WHEN y.id IS NULL THEN 'yahrzeit_removed'
           WHEN y.archived_at IS NOT NULL THEN 'yahrzeit_archived'
           WHEN o.id IS NULL THEN 'observer_removed'
           WHEN covered.date IS NULL THEN 'no_date'
           WHEN NOT (covered.${REACHED}) THEN covered.outcome
         END AS reason
    FROM last_year
    LEFT JOIN contact ON contact.organization_id = $1 AND contact.id = last_year.contact_id
    LEFT JOIN yahrzeit y ON y.organization_id = $1 AND y.id = last_year.yahrzeit_id
    LEFT JOIN observance o ON o.organization_id = $1 AND o.contact_id = last_year.contact_id AND o.yahrzeit_id = last_year.yahrzeit_id
    LEFT JOIN LATERAL (
      SELECT * FROM covered WHERE covered.observance_id = o.id
         AND covered.date BETWEEN last_year.date + ${NEXT_YEAR.soonest} AND last_year.date + ${NEXT_YEAR.latest}
       ORDER BY covered.date LIMIT 1) covered ON true
)`;

/** Nobody is lost between years: who was reached a year ago is reached this year, or the reason is known. */
@Injectable()
export class LostService {
  constructor(
    private readonly db: DataSource,
    private readonly coverage: CoverageService,
  ) {}

  /** Those of last year's list who are not reached this year, with the reason. */
  async list(org: OrganizationId, asked: LostAsked): Promise<LostPage> {
    const window = await this.coverage.window(org, asked);
    const lastYear = { from: yearBefore(window.from), to: yearBefore(window.to) };
    const { offset, limit } = pageBounds(asked);
    const [page] = await this.db.query<[Omit<LostPage, keyof typeof lastYear>]>(
      `WITH ${COVERED},${LAST_YEAR},${COMPARED}
       SELECT (SELECT count(*) FROM compared) AS "lastYear",
              (SELECT count(*) FROM compared WHERE reason IS NULL) AS "stillReached",
              (SELECT coalesce(jsonb_object_agg(reason, lines), '{}')
                 FROM (SELECT reason, count(*) AS lines FROM compared WHERE reason IS NOT NULL GROUP BY 1) c) AS counts,
              (SELECT count(*) FROM compared WHERE reason IS NOT NULL AND ($9::text IS NULL OR reason = $9)) AS total,
              ARRAY (SELECT ${LINE} FROM compared ${whoTookOff('compared', '$1')}
                      WHERE reason IS NOT NULL AND ($9::text IS NULL OR reason = $9)
                      ORDER BY date ${asked.sort?.[1] ?? 'ASC'}, contact_id, yahrzeit_id LIMIT $10 OFFSET $11) AS data`,
      [
        ...(await this.coverage.parameters(org, { ...nextYearOf(lastYear), today: window.today })),
        ...[lastYear.from, lastYear.to, asked.filter?.reason ?? null, limit, offset],
      ],
    );
    return { ...page, ...lastYear };
  }
}

const LINE = `jsonb_build_object('id', coalesce(contact_id::text, to_email) || ':' || coalesce(yahrzeit_id::text, '') || ':' || date,
  'yahrzeit', CASE WHEN yahrzeit_name IS NOT NULL THEN jsonb_build_object('id', yahrzeit_id, 'name', yahrzeit_name) END,
  'contact', CASE WHEN contact_name IS NOT NULL THEN jsonb_build_object('id', contact_id, 'name', contact_name) END,
  'toEmail', to_email, 'lastDate', date, 'thisDate', this_date, 'reason', reason, 'by', trail.actor_name, 'at', trail.at)`;

const nextYearOf = ({ from, to }: { from: CivilDate; to: CivilDate }) => ({
  from: addDays(from, NEXT_YEAR.soonest),
  to: addDays(to, NEXT_YEAR.latest),
});

/** The same day of the civil year before; of 29 February, the 28th. */
function yearBefore(date: CivilDate): CivilDate {
  const { year, month, day } = civilParts(date);
  return civilDate(year - 1, month, Math.min(day, daysInCivilMonth(month, year - 1)));
}

import { Injectable } from '@nestjs/common';
import type { MergeFieldSummary, OrganizationSummary, QualityOverTime } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Answer } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

const FIELDS = 10;
const TEMPLATES = 5;
const NOTIFICATIONS = 5;

interface MergeFieldTotals {
  readonly letters: number;
  readonly fields: MergeFieldSummary['mostProblematicFields'];
  readonly templates: MergeFieldSummary['mostProblematicTemplates'];
}

/** The full hour at which the last so many days of 24 hours began: sums are kept by the hour. */
const beginningOf = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS) * HOUR_MS);

/** How the merge fields of an organization's letters fared, from the sums: however many letters there are, one small query. */
@Injectable()
export class SummariesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
  ) {}

  async organization(org: OrganizationId, days: number): Promise<OrganizationSummary> {
    const [{ summary }] = await this.db.query<[{ summary: OrganizationSummary }]>(ORGANIZATION, [
      org,
      beginningOf(this.clock.now(), days),
    ]);
    return summary;
  }

  async mergeFields(org: OrganizationId, days: number): Promise<Answer<MergeFieldSummary>> {
    const since = beginningOf(this.clock.now(), days);
    const [[{ letters, fields, templates }], recent] = await Promise.all([
      this.db.query<[MergeFieldTotals]>(MERGE_FIELDS, [org, since]),
      this.notifications.since(org, since, NOTIFICATIONS),
    ]);
    return {
      summary: { totalAffectedEmails: letters, totalNotifications: recent.total },
      mostProblematicFields: fields,
      mostProblematicTemplates: templates,
      recentNotifications: recent.data,
    };
  }

  /** Days begin at midnight where the organization is; the last 24 hours are told by the hour. */
  async overTime(org: OrganizationId, days: number): Promise<QualityOverTime> {
    const { timezone } = await this.organizations.settings(org);
    const since = beginningOf(this.clock.now(), days);
    return { data: await this.db.query(OVER_TIME, [org, since, days === 1 ? 'hour' : 'day', timezone]) };
  }
}

const ORGANIZATION = `
SELECT jsonb_build_object(
  'summary', jsonb_build_object(
    'averageSuccessRate', (SELECT round(sum(success_sum) / nullif(sum(letters), 0), 1)
                             FROM letter_summary WHERE organization_id = $1 AND hour >= $2),
    'totalIssues', coalesce(sum(issues), 0),
    'totalTemplates', count(DISTINCT template_id)),
  'issuesBySeverity', jsonb_build_object(${counts('severity', ['high', 'medium', 'low'])}),
  'issuesByType', jsonb_build_object(${counts('type', ['missing_data', 'invalid_field', 'empty_value'])})) AS summary
  FROM (SELECT template_id, severity, type, sum(issues) AS issues FROM merge_field_summary
         WHERE organization_id = $1 AND hour >= $2 GROUP BY template_id, severity, type) AS kinds`;

function counts(column: string, values: readonly string[]): string {
  return values.map((value) => `'${value}', coalesce(sum(issues) FILTER (WHERE ${column} = '${value}'), 0)`).join(', ');
}

const MERGE_FIELDS = `
WITH issues AS (
  SELECT field, template_id, sum(issues) AS count FROM merge_field_summary
   WHERE organization_id = $1 AND hour >= $2 GROUP BY field, template_id
), fields AS (
  SELECT field, sum(count) AS count FROM issues GROUP BY field ORDER BY count DESC, field LIMIT ${FIELDS}
), templates AS (
  SELECT t.id, t.name, sum(count) AS count FROM issues JOIN template t ON t.organization_id = $1 AND t.id = template_id
   GROUP BY t.id, t.name ORDER BY count DESC, t.name LIMIT ${TEMPLATES}
)
SELECT (SELECT coalesce(sum(letters), 0) FROM letter_summary WHERE organization_id = $1 AND hour >= $2) AS letters,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('field', field, 'count', count) ORDER BY count DESC, field), '[]')
          FROM fields) AS fields,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('templateId', id, 'templateName', name, 'issueCount', count)
                                  ORDER BY count DESC, name), '[]') FROM templates) AS templates`;

const OVER_TIME = `
WITH letters AS (
  SELECT date_trunc($3, hour, $4) AS at, sum(letters) AS letters, sum(success_sum) AS success
    FROM letter_summary WHERE organization_id = $1 AND hour >= $2 GROUP BY 1
), found AS (
  SELECT date_trunc($3, hour, $4) AS at, sum(issues) AS issues
    FROM merge_field_summary WHERE organization_id = $1 AND hour >= $2 GROUP BY 1
)
SELECT at, letters::integer, round(success / letters, 1)::float AS "successRate", coalesce(issues, 0)::integer AS issues
  FROM letters LEFT JOIN found USING (at) ORDER BY at`;

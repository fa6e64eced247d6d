import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SummariesService } from '../src/data-quality/summaries.service.js';
import { LetterCounts } from '../src/emails/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import { OrganizationRow, OrganizationsService } from '../src/organizations/index.js';
import { DateSettings, OrganizationBirth } from '../src/organizations/organization-hooks.js';
import { Audit } from '../src/platform/audit/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';
import { onPostgres } from './on-postgres.js';
import { StandingClock } from '../test/standing-clock.js';

const NOW = new Date('2027-01-04T12:00:00Z');
const DAYS = 90;
const ISSUES_OF_A_LETTER = 5;
/** The first organization has three tenths of all issues. */
const SHARES = [3, 1, 1, 1, 1, 1, 1, 1];

/**
 * Both summaries of the dashboard, for an organization with 3 of 10 million issues, against one bare query of the sums;
 * then against grouping the letters themselves.
 */
export async function dashboard({ n = 10_000_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  Logger.overrideLogger(false);
  return onPostgres((url) => measure(url, n, runs), { shared_buffers: '512MB', max_wal_size: '4GB' });
}

async function measure(url: string, n: number, runs: number): Promise<BenchResult> {
  const db = await new DataSource(dataSourceOptions(url, [OrganizationRow])).initialize();
  const bare = new pg.Client({ connectionString: url });
  await bare.connect();
  try {
    const org = await fill(db, n);
    await new LetterCounts(db).countAll();
    await db.query('ANALYZE');
    return await compare(db, bare, org, n, runs);
  } finally {
    await bare.end();
    await db.destroy();
  }
}

async function compare(
  db: DataSource,
  bare: pg.Client,
  org: OrganizationId,
  n: number,
  runs: number,
): Promise<BenchResult> {
  const summaries = summariesOn(db);
  const since = new Date(NOW.getTime() - DAYS * 86_400_000);
  const { slower, workMs, rawMs } = await pairs(
    () => Promise.all([summaries.organization(org, DAYS), summaries.mergeFields(org, DAYS)]),
    () => bare.query(BARE, [org, since]),
    runs,
  );

  const { summary, issuesBySeverity } = await summaries.organization(org, DAYS);
  const { mostProblematicFields, summary: letters } = await summaries.mergeFields(org, DAYS);
  const begun = performance.now();
  const { rows: grouped } = await bare.query<{ field: string; severity: 'high' | 'medium' | 'low'; count: string }>(
    GROUPED,
    [org, since],
  );
  const groupedMs = performance.now() - begun;

  const issues = (n * 3) / 10;
  mustBe('issues summed up', summary.totalIssues, issues);
  mustBe('issues grouped', sum(grouped), issues);
  mustBe('letters', letters.totalAffectedEmails, issues / ISSUES_OF_A_LETTER);
  for (const { field, count } of mostProblematicFields) {
    mustBe(`issues of ${field}`, count, sum(grouped.filter((row) => row.field === field)));
  }
  for (const severity of ['high', 'medium', 'low'] as const) {
    mustBe(`${severity} issues`, issuesBySeverity[severity], sum(grouped.filter((row) => row.severity === severity)));
  }
  const [{ rows }] = await db.query(`SELECT count(*) AS rows FROM merge_field_summary WHERE organization_id = $1`, [
    org,
  ]);
  return {
    name: 'dashboard',
    goal: '≤ 3 times the bare query; ≥ 100 times faster than grouping the letters',
    ratio: slower,
    counts: { issues: n, 'issues of the organization': issues, 'rows of sums read': rows },
    notes: [
      `both summaries ${workMs.median.toFixed(1)} ms, bare ${rawMs.median.toFixed(1)} ms (medians)`,
      `grouping the letters ${Math.round(groupedMs)} ms: ${Math.round(groupedMs / workMs.median)} times as long`,
    ],
  };
}

const sum = (rows: readonly { count: string }[]): number => rows.reduce((total, { count }) => total + Number(count), 0);

function summariesOn(db: DataSource): SummariesService {
  const clock = new StandingClock(NOW);
  const settings = new OrganizationsService(
    db,
    clock,
    new Audit(db, clock),
    new OrganizationBirth(),
    new DateSettings(),
  );
  return new SummariesService(db, clock, settings, new NotificationsService(db, clock));
}

/** Letters of the last 90 days, sent in the hour after nine (600 a minute may leave), from five templates, with ten fields that lack. */
async function fill(db: DataSource, n: number): Promise<OrganizationId> {
  const runner = db.createQueryRunner();
  let first = '';
  try {
    await runner.query(`SET session_replication_role = replica`);
    for (const index of [
      'email_message_created',
      'email_message_run',
      'email_message_contact',
      'email_message_yahrzeit',
    ])
      await runner.query(`DROP INDEX ${index}`);
    for (const [at, share] of SHARES.entries()) {
      const [{ id }] = await runner.query(
        `INSERT INTO organization (name, org_code) VALUES ('Bench', $1) RETURNING id`,
        [`bench-${at}`],
      );
      await runner.query(
        `INSERT INTO template (id, organization_id, name, jsx_component_key, subject, html, text)
         SELECT md5($1::text || t)::uuid, $1::text::uuid, 'Letter ' || t, 'default_reminder', '', '', '' FROM generate_series(0, 4) AS t`,
        [id],
      );
      await runner.query(FILL, [id, (n * share) / 10 / ISSUES_OF_A_LETTER, NOW]);
      first ||= id;
    }
  } finally {
    await runner.query(`SET session_replication_role = origin`);
    await runner.release();
  }
  return admit(first);
}

const FILL = `
WITH changed AS (
  INSERT INTO email_message (organization_id, occasion, template_id, to_email, state, sent_at, merge_fields_used, merge_field_issues)
  SELECT $1::text::uuid, 'bench:' || i, md5($1::text || i % 5)::uuid, 'a@family.example', 'sent',
         date_trunc('day', $3::timestamptz) - (i % 89 + 1) * interval '1 day' + interval '9 hours' + (i % 3600) * interval '1 second',
         '["a.b","a.c","a.d","a.e","a.f","a.g","a.h","a.i"]', kinds.issues
    FROM generate_series(1, $2::int) AS i
    JOIN (SELECT k, jsonb_agg(jsonb_build_object('field', 'yahrzeit.field' || (k + f * 3) % 10,
                 'type', (ARRAY['missing_data', 'empty_value', 'invalid_field'])[1 + (k + f) % 3],
                 'severity', (ARRAY['medium', 'low', 'high'])[1 + (k + f) % 3])) AS issues
            FROM generate_series(0, 9) AS k, generate_series(1, ${ISSUES_OF_A_LETTER}) AS f GROUP BY k) AS kinds ON kinds.k = i % 10
  RETURNING organization_id, state, sent_at, template_id, merge_fields_used, merge_field_issues)
INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues)
SELECT organization_id, sent_at, template_id, jsonb_array_length(merge_fields_used), merge_field_issues FROM changed`;

const BARE = `
SELECT field, template_id, severity, type, sum(issues) FROM merge_field_summary
 WHERE organization_id = $1 AND hour >= $2 GROUP BY field, template_id, severity, type`;

const GROUPED = `
SELECT issue.field, issue.severity, issue.type, count(*)
  FROM email_message, jsonb_to_recordset(merge_field_issues) AS issue (field text, type text, severity text)
 WHERE organization_id = $1 AND state = 'sent' AND sent_at >= $2 GROUP BY 1, 2, 3`;

import { Injectable } from '@nestjs/common';
import type { outcomeQuery, PlannedOutcome, Run, runQuery, RunWithOutcomes } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { localDate, type CivilDate } from '../calendar/index.js';
import { cameBack } from '../emails/index.js';
import { Audit } from '../platform/audit/index.js';
import { holdNow, pageOf } from '../platform/database/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, NotFound, orderBy, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { EmailJobsService } from './email-jobs.service.js';
import { jobPlan } from './job-plan.js';
import type { LetterQuery } from './letters/letter-record.js';
import type { Plan, Planned } from './plan.js';
import { Planner } from './planner.js';
import { holdSender, readSender } from './read-sender.js';

type OutcomeQuery = z.output<typeof outcomeQuery>;

/** Runs of staff's email jobs, their previews, and what became of each run. */
@Injectable()
export class JobRuns {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
    private readonly jobs: EmailJobsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Plans the job's letters now. However often it is clicked, nobody is written to twice about one observance, and a run that
   * would say of everybody what the one before said is that one: it leaves no rows of its own.
   * @throws Conflict while dates are being worked out anew, and at once while the job is being run; of one that is
   * put away `job_is_archived`
   */
  async run(org: OrganizationId, by: Actor, jobId: string): Promise<Run> {
    const now = this.clock.now();
    const { run, planned } = await this.db.transaction(async (within) => {
      await holdNow(within, HOLD, [org, jobId], () => new Conflict('job_is_running', RUNNING));
      const sender = await holdSender(within, org);
      if (sender.datesAreStale) throw new Conflict('dates_are_stale', STALE);
      const job = await this.jobs.get(org, jobId, within);
      if (job.archivedAt) throw new Conflict('job_is_archived', 'This job is put away. Restore it first.');
      const today = localDate(now, sender.timezone);
      const id = randomUUID();
      const plan = jobPlan(job, sender, today, now, { id, startedBy: by.name });
      const planned = await this.unlessNothingNew(org, job.lastRunId, plan, within);
      if (!planned && job.lastRunId) return { run: await this.show(org, job.lastRunId, within), planned: [] };
      await within.query('UPDATE email_job SET last_run_id = $3 WHERE organization_id = $1 AND id = $2', [
        org,
        jobId,
        id,
      ]);
      const run = await this.show(org, id, within);
      const { dryRun, queued, skipped, errors } = run;
      const record = {
        ...{ action: 'run', resource: 'email job', resourceId: jobId },
        after: { dryRun, queued, skipped, errors },
      };
      await this.audit.record(org, by, record, within);
      return { run, planned: planned ?? [] };
    });
    await this.planner.announce(planned);
    return run;
  }

  /** What was planned; null, and nothing of it stays, when it says what the former run of the day has said. */
  private async unlessNothingNew(
    org: OrganizationId,
    former: string | null,
    plan: Plan,
    outer: EntityManager,
  ): Promise<Planned[] | null> {
    const nothingNew = new Error('This run says nothing new.');
    const [scope] = plan.scopes;
    return outer
      .transaction(async (within) => {
        const planned = await this.planner.carryOut(plan, within);
        const [{ same }] = await within.query<[{ same: boolean }]>(SAYS_THE_SAME, [org, former, scope?.runId]);
        if (same) throw nothingNew;
        return planned;
      })
      .catch((failure: unknown) => {
        if (failure === nothingNew) return null;
        throw failure;
      });
  }

  /** What `run` would do now, in the same words: who is written to and when, who is not and why. */
  async preview(org: OrganizationId, jobId: string, query: OutcomeQuery): Promise<RunWithOutcomes> {
    const now = this.clock.now();
    const [job, sender] = await Promise.all([this.jobs.get(org, jobId), readSender(this.db, org)]);
    const today = localDate(now, sender.timezone);
    const { counts, outcomes } = await this.planner.show(
      jobPlan(job, sender, today, now, { id: randomUUID(), startedBy: null }),
      query,
    );
    const { template } = await this.jobs.show(org, jobId);
    const about = { kind: 'job', localDate: today, createdAt: now.toISOString(), jobId, template } as const;
    return { id: null, dryRun: true, startedBy: null, outcomesRemovedAt: null, ...about, ...counts, outcomes };
  }

  /** What goes in one letter with this observance, if the job were run now; in the letter's order. */
  async inOneLetter(org: OrganizationId, jobId: string, observanceId: string, date: CivilDate): Promise<LetterQuery[]> {
    const now = this.clock.now();
    const [job, sender] = await Promise.all([this.jobs.get(org, jobId), readSender(this.db, org)]);
    const run = { id: randomUUID(), startedBy: null };
    return this.planner.inOneLetter(
      jobPlan(job, sender, localDate(now, sender.timezone), now, run),
      observanceId,
      date,
    );
  }

  /** The runs of one job, or of all jobs and nights, newest first. @throws NotFound without such a job */
  async list(
    org: OrganizationId,
    jobId: string | null,
    query: z.output<typeof runQuery>,
  ): Promise<{ data: Run[]; total: number }> {
    if (jobId !== null) await this.jobs.get(org, jobId);
    const about = [org, jobId ?? query.filter?.jobId ?? null, query.filter?.kind ?? null];
    const listed = `run.organization_id = $1 AND ($2::uuid IS NULL OR run.job_id = $2)
      AND ($3::text IS NULL OR run.kind = $3) AND run.planned_at IS NOT NULL`;
    const order = orderBy(query, { createdAt: 'run.created_at' }, ['createdAt', 'DESC'], 'run.id');
    return pageOf(this.db, `${RUN} WHERE ${listed}`, about, { order, ...pageBounds(query) });
  }

  /** A page of what a run decided about each observer. @throws NotFound without such a run */
  async outcomes(org: OrganizationId, runId: string, query: OutcomeQuery): Promise<RunWithOutcomes> {
    const run = await this.show(org, runId);
    const about = [org, runId, query.filter?.outcome ?? null];
    const order = orderBy(query, { occurrenceDate: 'told.occurrence_date' }, ['occurrenceDate', 'ASC'], 'told.id');
    const page = { order, ...pageBounds(query) };
    const { data: outcomes, total } = await pageOf<PlannedOutcome>(this.db, OUTCOMES, about, page);
    return { ...run, outcomes, total };
  }

  private async show(org: OrganizationId, id: string, within: EntityManager | DataSource = this.db): Promise<Run> {
    const [run] = await within.query<Run[]>(`${RUN} WHERE run.organization_id = $1 AND run.id = $2`, [org, id]);
    if (!run) throw new NotFound('run');
    return run;
  }
}

const STALE = 'All dates are being worked out anew since your date rules changed. Try again in a minute.';

const RUNNING = 'This job is being run at this moment. Its letters are on the page of its runs in a minute.';

const HOLD = 'SELECT FROM email_job WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE';

/** Whether two runs of one day, neither of which wrote a letter, decided the same about the same people. */
const SAYS_THE_SAME = `
SELECT EXISTS (
  SELECT FROM reminder_run former JOIN reminder_run own USING (organization_id, local_date, template_id, skipped, errors)
   WHERE organization_id = $1 AND former.id = $2 AND own.id = $3 AND former.queued = 0 AND own.queued = 0)
  AND NOT EXISTS (
    SELECT observance_id, occurrence_date, outcome, reason FROM run_outcome WHERE organization_id = $1 AND run_id = $3
    EXCEPT
    SELECT observance_id, occurrence_date, outcome, reason FROM run_outcome WHERE organization_id = $1 AND run_id = $2) AS same`;

const RUN = `SELECT run.id, run.kind, false AS "dryRun", run.local_date AS "localDate", run.queued, run.skipped, run.errors,
    to_json(run.created_at) AS "createdAt", to_json(run.outcomes_removed_at) AS "outcomesRemovedAt", run.job_id AS "jobId", run.started_by AS "startedBy",
    CASE WHEN template.id IS NOT NULL THEN jsonb_build_object('id', template.id, 'name', template.name) END AS template
  FROM reminder_run run
  LEFT JOIN template ON template.organization_id = run.organization_id AND template.id = run.template_id`;

/**
 * What was decided about people who are gone since, by their own wish or by staff, is counted but not shown. What a night
 * decided stands on the reminders themselves, the last word on each; a person's run has its own rows.
 */
const OUTCOMES = `
SELECT told.id, told.observance_id AS "observanceId",
       jsonb_build_object('id', contact.id, 'name', contact.name, 'email', contact.email) AS contact,
       jsonb_build_object('id', yahrzeit.id, 'name', yahrzeit.name) AS yahrzeit,
       told.occurrence_date AS "occurrenceDate", to_json(CASE WHEN told.outcome = 'queued' THEN coalesce(told.send_at, message.send_at) END) AS "sendAt",
       told.moved, told.outcome, told.reason, told.message_id AS "messageId", message.state AS "messageStatus",
       ${cameBack('message')} AS "cameBack",
       CASE WHEN told.message_id IS NULL THEN 0 ELSE 1 + (SELECT count(*) FROM message_companion companion
         WHERE companion.organization_id = told.organization_id AND companion.message_id = told.message_id) END AS "inLetter"
  FROM (
    SELECT id, organization_id, observance_id, occurrence_date, send_at, moved, outcome, reason, message_id
      FROM run_outcome WHERE organization_id = $1 AND run_id = $2
    UNION ALL
    SELECT reminder.id, reminder.organization_id, observance_id, occurrence_date, NULL, sends_on < wished_on,
           CASE WHEN state = 'written' AND message_id IS NOT NULL THEN 'queued' WHEN reason LIKE 'missing:%' THEN 'error' ELSE 'skipped' END,
           reason, message_id
      FROM reminder JOIN reminder_run run ON run.organization_id = reminder.organization_id AND run.id = reminder.run_id AND run.kind = 'night'
     WHERE reminder.organization_id = $1 AND reminder.run_id = $2
       AND NOT EXISTS (SELECT FROM run_outcome WHERE organization_id = $1 AND run_outcome.run_id = $2)) told
  LEFT JOIN email_message message ON message.organization_id = told.organization_id AND message.id = told.message_id
  JOIN observance observer ON observer.organization_id = told.organization_id AND observer.id = told.observance_id
  JOIN contact ON contact.organization_id = told.organization_id AND contact.id = observer.contact_id
  JOIN yahrzeit ON yahrzeit.organization_id = told.organization_id AND yahrzeit.id = observer.yahrzeit_id
 WHERE $3::text IS NULL OR told.outcome = $3`;

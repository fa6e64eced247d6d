import { Injectable } from '@nestjs/common';
import type { EmailJob, emailJobChange, emailJobDraft, emailJobQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit, differences, refuseIfStale } from '../platform/audit/index.js';
import { containing, mustHavePlace, pageOf } from '../platform/database/index.js';
import { Conflict, NotFound, orderBy, pageBounds, Refusal } from '../platform/http/index.js';
import { TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { EmailJobRow } from './email-job.entity.js';

/** Also those that were put away. */
const MOST_JOBS = 1000;

type Draft = z.output<typeof emailJobDraft>;
type Change = z.output<typeof emailJobChange>;
type ListQuery = z.output<typeof emailJobQuery>;

/** Batches of letters that staff define. Running them is the business of JobRuns. */
@Injectable()
export class EmailJobsService {
  private readonly jobs: TenantRepository<EmailJobRow>;

  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
  ) {
    this.jobs = new TenantRepository(db, EmailJobRow, 'email job');
  }

  list(org: OrganizationId, query: ListQuery): Promise<{ data: EmailJob[]; total: number }> {
    const order = orderBy(query, COLUMNS, ['createdAt', 'DESC'], 'job.id');
    return pageOf(this.db, `${SHOWN} WHERE ${LISTED}`, asked(org, query), { order, ...pageBounds(query, 15) });
  }

  /** The ids of all that a list shows on its pages. */
  async idsOf(org: OrganizationId, query: Pick<ListQuery, 'filter'>): Promise<string[]> {
    const rows: { id: string }[] = await this.db.query(`SELECT job.id FROM ${FROM} WHERE ${LISTED}`, asked(org, query));
    return rows.map(({ id }) => id);
  }

  /** @throws NotFound when the organization has no such job */
  async show(org: OrganizationId, id: string, within: EntityManager | DataSource = this.db): Promise<EmailJob> {
    const [job] = await within.query<EmailJob[]>(`${SHOWN} WHERE job.organization_id = $1 AND job.id = $2`, [org, id]);
    if (!job) throw new NotFound('email job');
    return job;
  }

  /** The job's row. @throws NotFound when the organization has no such job */
  get(org: OrganizationId, id: string, within?: EntityManager): Promise<EmailJobRow> {
    return (within ? this.jobs.within(within) : this.jobs).get(org, id);
  }

  /** @throws NotFound, or Refusal naming each of them, when the template or somebody named is not the organization's; Conflict `too_many_jobs` */
  add(org: OrganizationId, by: Actor, draft: Draft): Promise<EmailJob> {
    return this.db.transaction(async (within) => {
      await this.refuseStrangers(org, draft, within);
      await mustHavePlace(within, org, {
        ...{ of: 'email jobs', most: MOST_JOBS, taken: () => within.countBy(EmailJobRow, { organizationId: org }) },
        full: () =>
          new Conflict('too_many_jobs', `A congregation has ${MOST_JOBS} email jobs at most: remove one first.`),
      });
      const { id } = await this.jobs.within(within).add(org, rowOf(draft));
      const job = await this.show(org, id, within);
      await this.record(org, by, 'add', id, null, job, within);
      return job;
    });
  }

  /**
   * Replaces what the job says; letters of earlier runs stay as they are. Who was named before and is gone since is not refused.
   * @throws NotFound and Refusal as `add`, Conflict 409 `changed_meanwhile`
   */
  change(org: OrganizationId, by: Actor, id: string, { version, ...draft }: Change): Promise<EmailJob> {
    return this.db.transaction(async (within) => {
      const row = await this.hold(within, org, id);
      const before = await this.show(org, id, within);
      if (!differences<Partial<EmailJobRow>>(row, rowOf(draft))) return before;
      await refuseIfStale(within, org, { resource: 'email job', id, version: row.version }, version);
      const { yahrzeitIds, contactIds, observerIds } = row;
      await this.refuseStrangers(org, draft, within, [...yahrzeitIds, ...contactIds, ...observerIds]);
      await this.jobs.within(within).change(org, id, rowOf(draft));
      const after = await this.show(org, id, within);
      await this.record(org, by, 'change', id, before, after, within);
      return after;
    });
  }

  /** Removes the job; what its runs planned and sent stays. */
  remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      await this.hold(within, org, id);
      const before = await this.show(org, id, within);
      await this.jobs.within(within).remove(org, id);
      await this.record(org, by, 'remove', id, before, null, within);
      return { data: { id } };
    });
  }

  private async hold(within: EntityManager, org: OrganizationId, id: string): Promise<EmailJobRow> {
    const row = await within
      .getRepository(EmailJobRow)
      .findOne({ where: { organizationId: org, id }, lock: { mode: 'for_no_key_update' } });
    if (!row) throw new NotFound('email job');
    return row;
  }

  private async refuseStrangers(
    org: OrganizationId,
    draft: Draft,
    within: EntityManager,
    namedBefore: readonly string[] = [],
  ): Promise<void> {
    await refuseForeignTemplate(within, org, draft.templateId);
    if (draft.mode !== 'ids') return;
    const { yahrzeitIds = [], contactIds = [], observerIds = [] } = draft;
    const own: { id: string }[] = await within.query(
      `SELECT id FROM yahrzeit WHERE organization_id = $1 AND id = ANY ($2::uuid[])
       UNION ALL SELECT id FROM contact WHERE organization_id = $1 AND id = ANY ($3::uuid[])
       UNION ALL SELECT id FROM observance WHERE organization_id = $1 AND id = ANY ($4::uuid[])`,
      [org, yahrzeitIds, contactIds, observerIds],
    );
    const known = new Set([...namedBefore, ...own.map(({ id }) => id)]);
    const unknown = (ids: readonly string[], kind: 'yahrzeit' | 'contact' | 'observer') =>
      ids.flatMap((id, at) =>
        known.has(id) ? [] : [{ path: `${kind}Ids.${at}`, message: `There is no ${kind} ${id}.` }],
      );
    const strangers = [
      ...unknown(yahrzeitIds, 'yahrzeit'),
      ...unknown(contactIds, 'contact'),
      ...unknown(observerIds, 'observer'),
    ];
    if (strangers[0]) throw new Refusal(404, 'not_found', strangers[0].message, strangers.slice(0, 50));
  }

  private record(
    org: OrganizationId,
    by: Actor,
    action: string,
    resourceId: string,
    before: EmailJob | null,
    after: EmailJob | null,
    within: EntityManager,
  ): Promise<void> {
    return this.audit.record(org, by, { action, resource: 'email job', resourceId, before, after }, within);
  }
}

/** @throws NotFound for a template that is not the organization's */
export async function refuseForeignTemplate(within: EntityManager, org: OrganizationId, id: string): Promise<void> {
  const own = await within.query<unknown[]>('SELECT FROM template WHERE organization_id = $1 AND id = $2', [org, id]);
  if (own.length === 0) throw new NotFound('template');
}

const COLUMNS = { createdAt: 'job.created_at', mode: 'job.mode', lastRunAt: 'last.created_at' };

const FROM = `email_job job
  LEFT JOIN template ON template.organization_id = job.organization_id AND template.id = job.template_id
  LEFT JOIN reminder_run last ON last.organization_id = job.organization_id AND last.id = job.last_run_id`;

const LISTED = `job.organization_id = $1 AND ($2::text IS NULL OR job.mode = $2)
  AND ($3::text IS NULL OR template.name ILIKE $3) AND ($4::uuid[] IS NULL OR job.id = ANY ($4))
  AND ($4::uuid[] IS NOT NULL OR (job.archived_at IS NOT NULL) = $5)`;

/** The parameters of `LISTED`: those that are named are found where they are put away too. */
const asked = (org: OrganizationId, { filter = {} }: Pick<ListQuery, 'filter'>): unknown[] => {
  const typed = filter.q?.trim();
  return [org, filter.mode ?? null, typed ? containing(typed) : null, filter.id ?? null, filter.archived ?? false];
};

const SHOWN = `SELECT job.id, to_json(job.created_at) AS "createdAt", job.mode,
  CASE WHEN template.id IS NOT NULL THEN jsonb_build_object('id', template.id, 'name', template.name) END AS template,
  jsonb_build_object(
    'mode', job.mode, 'templateId', job.template_id,
    'window', CASE WHEN job.mode = 'window'
                   THEN jsonb_build_object('basis', job.basis, 'fromDays', job.from_days, 'toDays', job.to_days) END,
    'yahrzeitIds', job.yahrzeit_ids, 'contactIds', job.contact_ids, 'observerIds', job.observer_ids,
    'sendAt', job.send_at,
    'timing', CASE WHEN job.each_on_its_day THEN 'eachOnItsDay' ELSE 'allNow' END) AS "inputJson",
  coalesce(last.queued, 0) AS "queuedCount", coalesce(last.skipped, 0) AS "skippedCount",
  coalesce(last.errors, 0) AS "errorCount", to_json(last.created_at) AS "lastRunAt",
  to_json(job.archived_at) AS "archivedAt", job.version
  FROM ${FROM}`;

/** A job of the other mode keeps nothing of this one. */
function rowOf({ mode, templateId, window, yahrzeitIds, contactIds, observerIds, sendAt, timing }: Draft) {
  const { basis, fromDays, toDays } = (mode === 'window' && window) || {
    basis: 'sendDate' as const,
    fromDays: 0,
    toDays: 7,
  };
  const ofThisMode = (ids: readonly string[] | undefined) => (mode === 'ids' ? [...new Set(ids)] : []);
  const people = {
    yahrzeitIds: ofThisMode(yahrzeitIds),
    contactIds: ofThisMode(contactIds),
    observerIds: ofThisMode(observerIds),
  };
  const eachOnItsDay = timing === 'eachOnItsDay' && mode === 'window' && basis === 'sendDate' && !sendAt;
  const when = { sendAt: sendAt ? new Date(sendAt) : null, eachOnItsDay };
  return { mode, templateId, basis, fromDays, toDays, ...people, ...when };
}

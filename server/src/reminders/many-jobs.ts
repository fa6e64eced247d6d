import { Injectable } from '@nestjs/common';
import type { JobAct, MessageState } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { refuseForeignTemplate } from './email-jobs.service.js';

/** A job that was changed: what its column held, and what it was given. */
export interface ChangedJob {
  readonly id: string;
  readonly before: object;
  readonly after: object;
  /** As it is since. */
  readonly version: number;
}

/** The column that an act writes, its type, which jobs it changes, and to which what was can be given back: a letter may be deleted since. */
const WRITTEN = {
  archive: {
    column: 'archived_at',
    type: 'timestamptz',
    differs: '$3::timestamptz IS NOT NULL AND archived_at IS NULL',
    mayComeBack: 'true',
  },
  restore: {
    column: 'archived_at',
    type: 'timestamptz',
    differs: '$3::timestamptz IS NULL AND archived_at IS NOT NULL',
    mayComeBack: 'true',
  },
  template: {
    column: 'template_id',
    type: 'uuid',
    differs: 'template_id <> $3::uuid',
    mayComeBack: `EXISTS (SELECT FROM template WHERE organization_id = $1 AND id = (was.before ->> 'template_id')::uuid)`,
  },
} as const;
type Written = (typeof WRITTEN)[JobAct['act']];

/** One decision about many email jobs, each with its line in the trail. */
@Injectable()
export class ManyJobs {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** How many of these there are, and how many of them would change. @throws NotFound without such a template */
  async count(
    org: OrganizationId,
    ids: readonly string[],
    change: JobAct,
    within: EntityManager,
  ): Promise<{ selected: number; differing: number }> {
    if (change.act === 'template') await refuseForeignTemplate(within, org, change.value);
    const [counted] = await within.query<[{ selected: number; differing: number }]>(COUNT(WRITTEN[change.act]), [
      org,
      ids,
      this.valueOf(change),
    ]);
    return counted;
  }

  /** Those that were otherwise, with what they were. */
  async change(
    org: OrganizationId,
    by: Actor,
    ids: readonly string[],
    change: JobAct,
    within: EntityManager,
  ): Promise<ChangedJob[]> {
    const value = this.valueOf(change);
    const changed: ChangedJob[] = await within.query(CHANGE(WRITTEN[change.act]), [org, ids, value, this.clock.now()]);
    await this.record(org, by, change.act === 'template' ? 'change' : change.act, changed, within);
    return changed;
  }

  /** Gives back what they were to those that nobody has changed since. @returns how many */
  async restore(
    org: OrganizationId,
    by: Actor,
    act: JobAct['act'],
    changed: readonly ChangedJob[],
    within: EntityManager,
  ): Promise<number> {
    const back: ChangedJob[] = await within.query(RESTORE(WRITTEN[act]), [
      ...[org, JSON.stringify(changed), this.clock.now()],
    ]);
    await this.record(org, by, 'undo', back, within);
    return back.length;
  }

  /** The letters in this state that runs of these jobs have made. */
  async letters(
    org: OrganizationId,
    ids: readonly string[],
    state: MessageState,
    within: EntityManager,
  ): Promise<string[]> {
    const rows: { id: string }[] = await within.query(LETTERS, [org, ids, state]);
    return rows.map(({ id }) => id);
  }

  private valueOf(change: JobAct): string | Date | null {
    if (change.act === 'template') return change.value;
    return change.act === 'archive' ? this.clock.now() : null;
  }

  private record(
    org: OrganizationId,
    by: Actor,
    action: string,
    changed: readonly ChangedJob[],
    within: EntityManager,
  ): Promise<void> {
    const lines = changed.map(({ id, before, after, version }) => ({
      action,
      resource: 'email job',
      resourceId: id,
      before,
      after: { ...after, version },
    }));
    return this.audit.recordAll(org, by, lines, within);
  }
}

const COUNT = ({ differs }: Written): string => `
SELECT count(*) AS selected, count(*) FILTER (WHERE ${differs}) AS differing
  FROM email_job WHERE organization_id = $1 AND id = ANY ($2::uuid[])`;

const said = (of: string, column: string): string => `jsonb_build_object('${column}', ${of}.${column})`;

const CHANGE = ({ column, type, differs }: Written): string => `
WITH changed AS (
  UPDATE email_job j SET ${column} = $3::${type}, updated_at = $4, version = version + 1
    FROM (SELECT id, ${column} FROM email_job WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND ${differs}
           ORDER BY id FOR NO KEY UPDATE) was
   WHERE j.organization_id = $1 AND j.id = was.id
  RETURNING j.id, ${said('was', column)} AS before, ${said('j', column)} AS after, j.version
)
SELECT * FROM changed`;

const RESTORE = ({ column, type, mayComeBack }: Written): string => `
WITH given_back AS (
  UPDATE email_job j SET ${column} = (was.before ->> '${column}')::${type}, updated_at = $3, version = version + 1
    FROM jsonb_to_recordset($2::jsonb) AS was (id uuid, before jsonb, after jsonb)
   WHERE j.organization_id = $1 AND j.id = was.id AND ${said('j', column)} = was.after AND ${mayComeBack}
  RETURNING j.id, was.after AS before, was.before AS after, j.version
)
SELECT * FROM given_back`;

const LETTERS = `
SELECT m.id FROM email_message m
  JOIN reminder_run run ON run.organization_id = m.organization_id AND run.id = m.run_id
 WHERE m.organization_id = $1 AND run.job_id = ANY ($2::uuid[]) AND m.state = $3`;

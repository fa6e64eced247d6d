import { Injectable } from '@nestjs/common';
import type { ContactAct } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

/** The last day on which they belonged to the congregation; null of whoever belongs to it. */
interface Membership {
  readonly memberUntil: string | null;
}

export interface ChangedContact {
  readonly id: string;
  readonly before: Membership;
  readonly after: Membership;
}

/** Many contacts leave the congregation today, or belong to it again, each with its line in the contact's trail. */
@Injectable()
export class ManyContacts {
  constructor(
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
  ) {}

  /** How many there are, and of how many it is so already. */
  async count(
    org: OrganizationId,
    ids: readonly string[],
    { act }: ContactAct,
    within: EntityManager,
  ): Promise<{ selected: number; alreadySo: number }> {
    const [counted] = await within.query<[{ selected: number; alreadySo: number }]>(COUNT, [org, ids, act === 'leave']);
    return counted;
  }

  /** Those of whom it was otherwise, with what it was. */
  async change(
    org: OrganizationId,
    by: Actor,
    ids: readonly string[],
    { act }: ContactAct,
    within: EntityManager,
  ): Promise<ChangedContact[]> {
    const until = act === 'leave' ? await this.organizations.today(org) : null;
    return within.query(CHANGE, [org, ids, by.id, by.name, this.clock.now(), until]);
  }

  /** Gives back what it was to those of whom nobody has said otherwise since. @returns how many */
  async restore(
    org: OrganizationId,
    by: Actor,
    changed: readonly ChangedContact[],
    within: EntityManager,
  ): Promise<number> {
    const restored = await within.query<unknown[]>(RESTORE, [
      org,
      JSON.stringify(changed),
      by.id,
      by.name,
      this.clock.now(),
    ]);
    return restored.length;
  }
}

const COUNT = `
SELECT count(*) AS selected, count(*) FILTER (WHERE (member_until IS NOT NULL) = $3::boolean) AS "alreadySo"
  FROM contact WHERE organization_id = $1 AND id = ANY ($2::uuid[])`;

/** What follows a change of `before` to `changed`, in both directions: the rows and the trail. */
const WRITE = `
changed AS (
  UPDATE contact c SET member_until = before.wanted, version = c.version + 1, updated_at = $5::timestamptz
    FROM before WHERE c.organization_id = $1 AND c.id = before.id
  RETURNING c.id, c.version, before.was, before.wanted
), trail AS (
  INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, before, after, at)
  SELECT $1, $3::uuid, $4, 'change', 'contact', id, jsonb_build_object('memberUntil', was),
         jsonb_build_object('memberUntil', wanted, 'version', version), $5::timestamptz
    FROM changed
)
SELECT id, jsonb_build_object('memberUntil', was) AS before, jsonb_build_object('memberUntil', wanted) AS after FROM changed`;

const CHANGE = `
WITH before AS (
  SELECT id, member_until AS was, $6::date AS wanted FROM contact
   WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND (member_until IS NULL) <> ($6::date IS NULL)
   ORDER BY id FOR NO KEY UPDATE
), ${WRITE}`;

const RESTORE = `
WITH before AS (
  SELECT c.id, c.member_until AS was, (earlier.before->>'memberUntil')::date AS wanted
    FROM jsonb_to_recordset($2::jsonb) AS earlier (id uuid, before jsonb, after jsonb)
    JOIN contact c ON c.organization_id = $1 AND c.id = earlier.id AND c.member_until IS NOT DISTINCT FROM (earlier.after->>'memberUntil')::date
   ORDER BY c.id FOR NO KEY UPDATE OF c
), ${WRITE}`;

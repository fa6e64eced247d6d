import { PLUS_ROLES, type Role } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { hasPlus, type Plan } from '../organizations/index.js';
import { NotFound, Refusal } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/**
 * Holds the organization until the transaction ends, so that changes of members come one after the other: two owners who
 * leave at once cannot both find the other one there.
 */
export async function holdMembers(within: EntityManager, org: OrganizationId): Promise<{ plan: Plan }> {
  const [row] = await within.query<{ plan: Plan }[]>(`SELECT plan FROM organization WHERE id = $1 FOR NO KEY UPDATE`, [
    org,
  ]);
  if (!row) throw new NotFound('organization');
  return row;
}

/** The role of a member as it is now. @throws NotFound when they are none */
export async function roleOf(within: EntityManager, org: OrganizationId, userId: string): Promise<Role> {
  const [row] = await within.query<{ role: Role }[]>(
    `SELECT role FROM membership WHERE organization_id = $1 AND user_id = $2`,
    [org, userId],
  );
  if (!row) throw new NotFound('member');
  return row.role;
}

/** Owners are made, changed and removed by owners. @throws Refusal 403 `owners_only` */
export function mustBeOwner(actor: Role, ...concerned: Role[]): void {
  if (actor === 'owner' || !concerned.includes('owner')) return;
  throw new Refusal(403, 'owners_only', 'Only an owner may do this.');
}

/** @throws Refusal 402 `plan_needed` for roles that the plan does not include */
export function mustIncludeRole(plan: Plan, role: Role): void {
  if (!PLUS_ROLES.includes(role) || hasPlus(plan)) return;
  throw new Refusal(402, 'plan_needed', 'The roles Staff and Viewer are part of the Plus plan: see the pricing page.');
}

/** An organization is never without an owner. @throws Refusal 409 `last_owner` */
export async function mustNotBeLastOwner(within: EntityManager, org: OrganizationId, userId: string): Promise<void> {
  const [other] = await within.query<unknown[]>(
    `SELECT FROM membership WHERE organization_id = $1 AND role = 'owner' AND user_id <> $2 LIMIT 1`,
    [org, userId],
  );
  if (other) return;
  throw new Refusal(409, 'last_owner', 'There must be an owner. Hand ownership on to somebody else first.');
}

import { Injectable } from '@nestjs/common';
import type { Member, Role } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Caller, OrganizationId } from '../platform/tenancy/index.js';
import { holdMembers, mustBeOwner, mustIncludeRole, mustNotBeLastOwner, roleOf } from './who-may.js';

/** The members of an organization and their roles. There is always an owner. */
@Injectable()
export class MembersService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `owners_only`, `plan_needed`, `last_owner` */
  async changeRole(org: OrganizationId, by: Caller, userId: string, role: Role): Promise<{ data: Member[] }> {
    await this.db.transaction(async (within) => {
      const { plan } = await holdMembers(within, org);
      const before = await roleOf(within, org, userId);
      mustBeOwner(await roleOf(within, org, by.id), before, role);
      if (before === role) return;
      mustIncludeRole(plan, role);
      if (before === 'owner') await mustNotBeLastOwner(within, org, userId);
      await this.write(within, org, by, userId, before, role);
    });
    return this.all(org);
  }

  /** Makes somebody else the owner and the caller an administrator. */
  async handOver(org: OrganizationId, by: Caller, userId: string): Promise<{ data: Member[] }> {
    await this.db.transaction(async (within) => {
      await holdMembers(within, org);
      mustBeOwner(await roleOf(within, org, by.id), 'owner');
      const before = await roleOf(within, org, userId);
      if (userId === by.id) return;
      if (before !== 'owner') await this.write(within, org, by, userId, before, 'owner');
      await this.write(within, org, by, by.id, 'owner', 'admin');
    });
    return this.all(org);
  }

  /** @throws Refusal `owners_only`, `last_owner` */
  async remove(org: OrganizationId, by: Caller, userId: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      await holdMembers(within, org);
      const role = await roleOf(within, org, userId);
      mustBeOwner(await roleOf(within, org, by.id), role);
      await this.takeOut(within, org, by, userId, role);
    });
    return { data: { id: userId } };
  }

  /** Of one's own will. @throws Refusal `last_owner` */
  async leave(org: OrganizationId, by: Caller): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      await holdMembers(within, org);
      await this.takeOut(within, org, by, by.id, await roleOf(within, org, by.id));
    });
    return { data: { id: by.id } };
  }

  private async all(org: OrganizationId): Promise<{ data: Member[] }> {
    return { data: await this.organizations.members(org) };
  }

  private async takeOut(
    within: EntityManager,
    org: OrganizationId,
    by: Caller,
    userId: string,
    role: Role,
  ): Promise<void> {
    if (role === 'owner') await mustNotBeLastOwner(within, org, userId);
    await within.query(`DELETE FROM membership WHERE organization_id = $1 AND user_id = $2`, [org, userId]);
    const action = userId === by.id ? 'leave' : 'remove';
    const [{ email }] = await within.query<[{ email: string }]>(`SELECT email FROM app_user WHERE id = $1`, [userId]);
    const change = { action, resource: 'member', resourceId: userId, before: { email, role } };
    await this.audit.record(org, by, change, within);
    await this.endInvitations(within, org, by, userId, null);
  }

  private async write(
    within: EntityManager,
    org: OrganizationId,
    by: Caller,
    userId: string,
    before: Role,
    role: Role,
  ): Promise<void> {
    await within.query(`UPDATE membership SET role = $3 WHERE organization_id = $1 AND user_id = $2`, [
      org,
      userId,
      role,
    ]);
    const change = {
      action: 'change',
      resource: 'member',
      resourceId: userId,
      before: { role: before },
      after: { role },
    };
    await this.audit.record(org, by, change, within);
    await this.endInvitations(within, org, by, userId, role);
  }

  /** Those that wait end with the role of whoever invited: what this role may not give away is withdrawn. */
  private async endInvitations(
    within: EntityManager,
    org: OrganizationId,
    by: Caller,
    inviter: string,
    role: Role | null,
  ): Promise<void> {
    const [ended] = await within.query<[{ id: string; email: string; role: Role }[]]>(
      `UPDATE invitation SET withdrawn_at = $3
        WHERE organization_id = $1 AND inviter_id = $2 AND accepted_at IS NULL AND withdrawn_at IS NULL
          AND NOT ($4 = 'owner' OR $4 = 'admin' AND role <> 'owner')
       RETURNING id, email, role`,
      [org, inviter, this.clock.now(), role ?? 'none'],
    );
    for (const { id, ...before } of ended) {
      const change = { action: 'withdraw', resource: 'invitation', resourceId: id, before };
      await this.audit.record(org, by, change, within);
    }
  }
}

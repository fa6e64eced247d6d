import { Injectable } from '@nestjs/common';
import type { OwnOrganization } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Conflict } from '../platform/http/index.js';
import type { Caller } from '../platform/tenancy/index.js';

/** The organizations that a person belongs to. */
@Injectable()
export class OwnOrganizations {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
  ) {}

  /** The oldest first: that is the one a request is about when it names none. */
  async of(userId: string): Promise<OwnOrganization[]> {
    return this.db.query(
      `SELECT o.id, o.name, o.org_code AS "orgCode", m.role FROM membership m JOIN organization o ON o.id = m.organization_id
        WHERE m.user_id = $1 ORDER BY m.created_at, m.id`,
      [userId],
    );
  }

  /** For whoever belongs to none: they left, were removed, or came by an invitation that came to nothing. */
  async found(by: Caller, name: string): Promise<OwnOrganization[]> {
    await this.db.transaction(async (within) => {
      await within.query(`SELECT FROM app_user WHERE id = $1 FOR UPDATE`, [by.id]);
      const [member] = await within.query<unknown[]>(`SELECT FROM membership WHERE user_id = $1 LIMIT 1`, [by.id]);
      if (member) throw new Conflict('has_organization', 'You belong to a congregation already.');
      await this.organizations.createFor(by, name, within);
    });
    return this.of(by.id);
  }
}

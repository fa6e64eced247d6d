import { Injectable } from '@nestjs/common';
import type { RegisterDetails } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { nameOf, OrganizationsService, UserRow } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Caller } from '../platform/tenancy/index.js';
import type { Claims, Registration } from './claims.js';
import { EmbeddedIdentity } from './embedded-identity.js';

/** The people who sign in. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly identity: EmbeddedIdentity,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes in whoever shows a good token: someone unknown is written down and gets an organization of their own, as its
   * owner, unless an invitation waits for them; someone known has their address and the hour brought up to date. Two first requests at once make one person.
   */
  async welcome(claims: Claims): Promise<string> {
    const typed = claims.user_metadata ?? (await this.identity.registrationOf(claims.sub));
    return this.db.transaction(async (within) => {
      const { id, born } = await this.write(claims, typed, within);
      if (born && !(await this.isInvited(claims.email, within))) {
        const name = nameOf({
          firstName: typed.firstName ?? null,
          lastName: typed.lastName ?? null,
          email: claims.email,
        });
        await this.organizations.createFor({ id, name }, typed.organizationName, within, typed.language);
      }
      return id;
    });
  }

  /** What the person typed at registration, when the provider could not carry it. The founder's organization gets its name. */
  async register(by: Caller, { organizationName, ...person }: RegisterDetails): Promise<void> {
    await this.db.transaction(async (within) => {
      await within.update(UserRow, by.id, person);
      if (!by.organizationId) return;
      const change = { action: 'change', resource: 'member', resourceId: by.id, after: person };
      await this.audit.record(by.organizationId, by, change, within);
      if (by.role === 'owner' && organizationName) {
        await this.organizations.nameOnce(by.organizationId, by, organizationName, within);
      }
    });
  }

  /** Whoever was invited comes to join, not to found: they accept by the link in the letter. */
  private async isInvited(email: string, within: EntityManager): Promise<boolean> {
    const [invitation] = await within.query<unknown[]>(
      `SELECT FROM invitation
        WHERE email = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $2 LIMIT 1`,
      [email, this.clock.now()],
    );
    return invitation !== undefined;
  }

  /** `xmax` is zero in a row that this statement inserted. */
  private async write(
    claims: Claims,
    typed: Registration,
    within: EntityManager,
  ): Promise<{ id: string; born: boolean }> {
    const [row] = await within.query<[{ id: string; born: boolean }]>(
      `INSERT INTO app_user (subject, email, first_name, last_name, phone, last_seen_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (subject) DO UPDATE SET email = excluded.email, last_seen_at = excluded.last_seen_at
       RETURNING id, xmax = 0 AS born`,
      [
        claims.sub,
        claims.email,
        typed.firstName ?? null,
        typed.lastName ?? null,
        typed.phone ?? null,
        this.clock.now(),
      ],
    );
    return row;
  }
}

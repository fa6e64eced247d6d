import { Inject, Injectable } from '@nestjs/common';
import type { Invitation, InvitationDraft, OfferedInvitation, Role } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { daysAfter } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Conflict, NotFound, Refusal, TooMany } from '../platform/http/index.js';
import { networkOf, RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import { Transport } from '../platform/mail/index.js';
import type { Actor, Caller, OrganizationId } from '../platform/tenancy/index.js';
import { invitationMail } from './invitation-letter.js';
import { invitationToken, readInvitationToken } from './invitation-token.js';
import { holdMembers, mustBeOwner, mustIncludeRole, roleOf } from './who-may.js';

const INVITATION_DAYS = 7;
const HOUR = 3600;

type Waiting = Omit<Invitation, 'expired' | 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date };
type Offered = Omit<OfferedInvitation, 'state'> & {
  expiresAt: Date;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
};

/** Invitations by email. The letter leaves after the commit; when it does not, the list says so and it can be sent again. */
@Injectable()
export class InvitationsService {
  private readonly letters: RateLimit;
  /** To one person from all organizations together: who does not know what they are about is not flooded with them. */
  private readonly toOne: RateLimit;
  private readonly looks: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly transport: Transport,
    @Inject(CONFIG) private readonly config: Config,
    limits: RateLimits,
  ) {
    this.letters = limits.of('invitation letters', 30, HOUR);
    this.toOne = limits.of('invitation letters to one address', 6, HOUR);
    this.looks = limits.of('looks at invitations', 60, HOUR / 4);
  }

  /** Those that wait for an answer, the latest first; also when their time has run out. */
  async waiting(org: OrganizationId): Promise<{ data: Invitation[] }> {
    const rows: Waiting[] = await this.db.query(`${SHOWN} WHERE ${WAITING} ORDER BY created_at DESC, id`, [org]);
    return { data: rows.map((row) => this.shown(row)) };
  }

  /** Invites an address; one that waits already is invited anew, with this role. @throws Refusal `owners_only`, `plan_needed` */
  async invite(org: OrganizationId, by: Caller, draft: InvitationDraft): Promise<Invitation> {
    const email = draft.email.toLowerCase();
    await this.mayWrite(org, email);
    const id = await this.db.transaction(async (within) => {
      const { plan } = await holdMembers(within, org);
      mustBeOwner(await roleOf(within, org, by.id), draft.role);
      mustIncludeRole(plan, draft.role);
      await this.refuseMember(within, org, email);
      const [row] = await within.query<[{ id: string }]>(
        `INSERT INTO invitation (organization_id, email, role, invited_by, inviter_id, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (organization_id, email) WHERE accepted_at IS NULL AND withdrawn_at IS NULL
         DO UPDATE SET role = excluded.role, invited_by = excluded.invited_by, inviter_id = excluded.inviter_id,
                       expires_at = excluded.expires_at
         RETURNING id`,
        [org, email, draft.role, by.name, by.id, this.clock.now(), this.expiry()],
      );
      const change = {
        action: 'add',
        resource: 'invitation',
        resourceId: row.id,
        after: { email, role: draft.role },
      };
      await this.audit.record(org, by, change, within);
      return row.id;
    });
    return this.post(org, id);
  }

  /** Sends the letter again, with its full time and as this member's invitation. @throws NotFound when it waits no more */
  async resend(org: OrganizationId, by: Caller, id: string): Promise<Invitation> {
    const { email: invited } = await this.one(this.db.manager, org, id);
    await this.mayWrite(org, invited);
    await this.db.transaction(async (within) => {
      await holdMembers(within, org);
      const { role, email } = await this.one(within, org, id);
      mustBeOwner(await roleOf(within, org, by.id), role);
      await within.query(
        `UPDATE invitation SET invited_by = $3, inviter_id = $4 WHERE organization_id = $1 AND id = $2`,
        [org, id, by.name, by.id],
      );
      await this.renew(within, org, by, { id, email });
    });
    return this.post(org, id);
  }

  /**
   * For whoever runs the installation: each invitation that waits for this address is sent again, with its full time.
   * Answers what the mail server said to the last one that it did not take. @throws NotFound when none waits
   */
  async resendTo(by: Actor, address: string): Promise<{ email: string; problem: string | null }> {
    const email = address.toLowerCase();
    const waiting: { org: OrganizationId; id: string }[] = await this.db.query(WAITING_FOR, [email]);
    if (waiting.length === 0) throw new NotFound('invitation');
    let problem: string | null = null;
    for (const { org, id } of waiting) {
      await this.mayWrite(org, email);
      await this.db.transaction((within) => this.renew(within, org, by, { id, email }));
      problem = (await this.post(org, id)).problem ?? problem;
    }
    return { email, problem };
  }

  /** The link in the letter opens nothing any more. @throws NotFound when it waits no more */
  async withdraw(org: OrganizationId, by: Caller, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      await holdMembers(within, org);
      const { role, email } = await this.one(within, org, id);
      mustBeOwner(await roleOf(within, org, by.id), role);
      await within.query(`UPDATE invitation SET withdrawn_at = $3 WHERE organization_id = $1 AND id = $2`, [
        org,
        id,
        this.clock.now(),
      ]);
      const change = { action: 'withdraw', resource: 'invitation', resourceId: id, before: { email, role } };
      await this.audit.record(org, by, change, within);
    });
    return { data: { id } };
  }

  /** What a link offers, to whoever has it. @throws NotFound for one that is not ours, TooMany to whoever guesses */
  async look(token: string, address: string): Promise<OfferedInvitation> {
    const waitSeconds = await this.looks.take(networkOf(address));
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    const named = readInvitationToken(this.config.LINK_SECRET, token);
    if (!named) throw new NotFound('invitation');
    const offered = await this.offered(this.db.manager, named.org, named.id);
    return { ...offered, state: this.stateOf(offered) };
  }

  /**
   * Joins the organization. Whoever is a member already keeps their role, and the invitation is used up.
   * @throws Refusal 403 `other_address` unless the caller is signed in with the invited address, 409 when it is not open
   */
  async accept(by: Caller, token: string): Promise<{ organizationId: OrganizationId }> {
    const named = readInvitationToken(this.config.LINK_SECRET, token);
    if (!named) throw new NotFound('invitation');
    const { org, id } = named;
    await this.db.transaction(async (within) => {
      const { plan } = await holdMembers(within, org);
      const offered = await this.offered(within, org, id);
      const state = this.stateOf(offered);
      if (state !== 'open') throw new Conflict(`invitation_${state}`, NOT_OPEN[state]);
      if (offered.email !== by.email.toLowerCase()) throw otherAddress(offered.email);
      mustIncludeRole(plan, offered.role);
      await within.query(
        `INSERT INTO membership (organization_id, user_id, role) VALUES ($1, $2, $3)
         ON CONFLICT (organization_id, user_id) DO NOTHING`,
        [org, by.id, offered.role],
      );
      await within.query(`UPDATE invitation SET accepted_at = $3 WHERE organization_id = $1 AND id = $2`, [
        org,
        id,
        this.clock.now(),
      ]);
      const after = { email: offered.email, role: offered.role };
      await this.audit.record(org, by, { action: 'join', resource: 'member', resourceId: by.id, after }, within);
    });
    return { organizationId: org };
  }

  private async renew(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, email }: { id: string; email: string },
  ): Promise<void> {
    await within.query(`UPDATE invitation SET expires_at = $3 WHERE organization_id = $1 AND id = $2`, [
      org,
      id,
      this.expiry(),
    ]);
    await this.audit.record(
      org,
      by,
      { action: 'resend', resource: 'invitation', resourceId: id, after: { email } },
      within,
    );
  }

  private async post(org: OrganizationId, id: string): Promise<Invitation> {
    const { name, language } = await this.organizations.settings(org);
    const [row]: Waiting[] = await this.db.query(`${SHOWN} WHERE ${WAITING} AND id = $2`, [org, id]);
    if (!row) throw new NotFound('invitation');
    const link = `${this.config.PUBLIC_URL}/invitation#${invitationToken(this.config.LINK_SECRET, { org, id })}`;
    const mail = invitationMail(
      { ...row, organization: name, language, link, days: INVITATION_DAYS },
      this.config.MAIL_FROM,
      this.clock.now(),
    );
    const { outcome, response } = await this.transport.send(mail);
    const problem = outcome === 'accepted' ? null : response;
    await this.db.query(`UPDATE invitation SET problem = $3 WHERE organization_id = $1 AND id = $2`, [
      org,
      id,
      problem,
    ]);
    return this.shown({ ...row, problem });
  }

  private async one(within: EntityManager, org: OrganizationId, id: string): Promise<{ email: string; role: Role }> {
    const [row] = await within.query<{ email: string; role: Role }[]>(
      `SELECT email, role FROM invitation WHERE ${WAITING} AND id = $2 FOR UPDATE`,
      [org, id],
    );
    if (!row) throw new NotFound('invitation');
    return row;
  }

  private async offered(db: EntityManager, org: OrganizationId, id: string): Promise<Offered> {
    const [row] = await db.query<Offered[]>(
      `SELECT o.name AS organization, i.email, i.role, i.invited_by AS "invitedBy", i.expires_at AS "expiresAt",
              i.accepted_at AS "acceptedAt", i.withdrawn_at AS "withdrawnAt"
         FROM invitation i JOIN organization o ON o.id = i.organization_id
        WHERE i.organization_id = $1 AND i.id = $2`,
      [org, id],
    );
    if (!row) throw new NotFound('invitation');
    return row;
  }

  private async refuseMember(within: EntityManager, org: OrganizationId, email: string): Promise<void> {
    const [there] = await within.query<unknown[]>(
      `SELECT FROM membership m JOIN app_user u ON u.id = m.user_id WHERE m.organization_id = $1 AND lower(u.email) = $2`,
      [org, email],
    );
    if (there) throw new Conflict('already_member', 'This person is a member already.');
  }

  private async mayWrite(org: OrganizationId, email: string): Promise<void> {
    const waitSeconds = (await this.letters.take(org)) || (await this.toOne.take(email));
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
  }

  private expiry(): Date {
    return daysAfter(this.clock.now(), INVITATION_DAYS);
  }

  private stateOf({ acceptedAt, withdrawnAt, expiresAt }: Offered): OfferedInvitation['state'] {
    if (acceptedAt) return 'accepted';
    if (withdrawnAt) return 'withdrawn';
    return expiresAt <= this.clock.now() ? 'expired' : 'open';
  }

  private shown({ createdAt, expiresAt, ...row }: Waiting): Invitation {
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt <= this.clock.now(),
    };
  }
}

const NOT_OPEN = {
  expired: 'This invitation has expired. Ask for a new one.',
  accepted: 'This invitation was used already.',
  withdrawn: 'This invitation was withdrawn.',
};

const otherAddress = (email: string): Refusal =>
  new Refusal(403, 'other_address', `This invitation is for ${email}. Sign in with that address.`);

const SHOWN = `SELECT id, email, role, invited_by AS "invitedBy", created_at AS "createdAt", expires_at AS "expiresAt", problem
  FROM invitation`;
const WAITING = `organization_id = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL`;
const WAITING_FOR = `
SELECT organization_id AS org, id FROM invitation WHERE email = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL ORDER BY created_at`;

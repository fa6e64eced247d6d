import { Injectable } from '@nestjs/common';
import type { SecondFactor } from '@zikaron/contract';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Refusal, TooMany } from '../platform/http/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import type { KnownCaller } from './callers.service.js';
import { IdentityAdmin } from './identity-admin.js';
import { hashOf, WebSessions } from './web-sessions.service.js';

const CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What the house knows of second factors; the codes of the day are the identity provider's, the recovery codes ours. */
@Injectable()
export class SecondFactors {
  private readonly attempts: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly sessions: WebSessions,
    private readonly admin: IdentityAdmin,
    limits: RateLimits,
  ) {
    this.attempts = limits.of('recovery codes', 10, 15 * 60);
  }

  async of({ id, organizationId, secondFactor }: KnownCaller): Promise<SecondFactor> {
    const [row] = await this.db.query<[Pick<SecondFactor, 'codesLeft' | 'ofOwners'>]>(
      `SELECT (SELECT count(*)::integer FROM recovery_code WHERE user_id = $1) AS "codesLeft",
              coalesce((SELECT second_factor_of_owners FROM organization WHERE id = $2), false) AS "ofOwners"`,
      [id, organizationId],
    );
    return { ...row, isSetUp: secondFactor.isSetUp, isRequired: secondFactor.isRequired };
  }

  /** Ten new recovery codes, seen this once; those before are worth nothing. */
  async newCodes(by: KnownCaller): Promise<string[]> {
    if (!by.secondFactor.isSetUp) throw new Refusal(409, 'no_second_factor', 'There is no second factor to recover.');
    const codes = Array.from({ length: CODES }, newCode);
    await this.db.transaction(async (within) => {
      await within.query('DELETE FROM recovery_code WHERE user_id = $1', [by.id]);
      await within.query(
        'INSERT INTO recovery_code (code_hash, user_id, created_at) SELECT unnest($1::bytea[]), $2, $3',
        [codes.map((code) => hashOf(plain(code))), by.id, this.clock.now()],
      );
    });
    await this.note(by, 'new-recovery-codes');
    return codes;
  }

  /**
   * Takes the second factor off for whoever shows one of the codes: the device is lost. All codes are used up by it.
   * @throws Refusal when it is none of theirs; TooMany after ten
   */
  async recover(by: KnownCaller, code: string): Promise<void> {
    const waitSeconds = await this.attempts.take(by.id);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    const [known] = await this.db.query<unknown[]>('SELECT FROM recovery_code WHERE user_id = $1 AND code_hash = $2', [
      by.id,
      hashOf(plain(code)),
    ]);
    if (!known)
      throw new Refusal(
        422,
        'no_such_code',
        'This is not one of your recovery codes. Read it again, or take another of them.',
      );
    await this.admin.forgetFactors(by.subject);
    await this.forget(by);
    await this.admin.tell(by.email, 'factorRemoved');
    await this.note(by, 'recover-second-factor');
  }

  /** The person has taken their second factor off at the provider. */
  async remove(by: KnownCaller): Promise<void> {
    await this.forget(by);
    await this.note(by, 'remove-second-factor');
  }

  /** Whether the owners of an organization need one. */
  async require(org: OrganizationId, by: KnownCaller, ofOwners: boolean): Promise<void> {
    await this.db.transaction(async (within) => {
      const [{ before }] = await within.query<[{ before: boolean }]>(
        'SELECT second_factor_of_owners AS before FROM organization WHERE id = $1 FOR UPDATE',
        [org],
      );
      await within.query('UPDATE organization SET second_factor_of_owners = $2 WHERE id = $1', [org, ofOwners]);
      const change = { before: { secondFactorOfOwners: before }, after: { secondFactorOfOwners: ofOwners } };
      await this.audit.record(
        org,
        by,
        { action: 'change', resource: 'organization', resourceId: org, ...change },
        within,
      );
    });
  }

  /** Ends every session of somebody, for an operator; the history of each of their organizations tells. Whoever is not known has none. */
  async signOutPerson(by: KnownCaller, email: string): Promise<void> {
    const people: { id: string; subject: string; organizations: string[] }[] = await this.db.query(
      `SELECT u.id, u.subject, array(SELECT m.organization_id FROM membership m WHERE m.user_id = u.id) AS organizations
         FROM app_user u WHERE lower(u.email) = $1`,
      [email.toLowerCase()],
    );
    for (const { id, subject, organizations } of people) {
      await this.admin.endSessions(subject);
      await this.sessions.endAll(id);
      const act = { action: 'sign-out-everywhere', resource: 'member', resourceId: id };
      for (const org of organizations) await this.audit.record(admit(org), by, act);
    }
  }

  private async forget({ id }: KnownCaller): Promise<void> {
    // Tokens that are out still tell of the factor: the house would believe them, and ask for what is no more.
    await this.db.query(
      'UPDATE app_user SET second_factor_since = NULL, signed_out_at = clock_timestamp() WHERE id = $1',
      [id],
    );
    await this.db.query('DELETE FROM recovery_code WHERE user_id = $1', [id]);
  }

  private async note(by: KnownCaller, action: string): Promise<void> {
    if (!by.organizationId) return;
    await this.audit.record(by.organizationId, by, { action, resource: 'member', resourceId: by.id });
  }
}

/** Sixteen signs in groups of four: some 79 bits. */
function newCode(): string {
  const signs = [...randomBytes(64)].filter((byte) => byte < ALPHABET.length * 8).slice(0, 16);
  if (signs.length < 16) return newCode();
  return signs
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-');
}

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

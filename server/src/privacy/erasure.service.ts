import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactRow } from '../contacts/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { containing } from '../platform/database/index.js';
import { Idempotency } from '../platform/idempotency/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import * as sql from './erase-statements.js';
import { redact } from './redact.js';
import { containingInJson, tracesOf } from './traces.js';

const SALT_BYTES = 16;
const ROWS_AT_ONCE = 1_000;

/** Removes a person wholly: nothing by which they can be known stays, but for a hash that keeps letters away from them. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Erases the contact with their observances, what their letters said and where they went, and what the trail, imported
   * files and notifications keep of them. That it was done, by whom and when, stays. All of it or nothing.
   * @throws NotFound, Conflict 409 `letter_leaving` while a letter to them is with the mail server
   */
  async erase(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const contact = await within
        .getRepository(ContactRow)
        .findOne({ where: { organizationId: org, id }, lock: { mode: 'pessimistic_write' } });
      if (!contact) throw new NotFound('contact');
      const traces = await tracesOf(within, org, contact);
      const about = [org, id, traces.addresses];
      if ((await within.query<unknown[]>(sql.LEAVING, about)).length > 0) throw letterLeaving();

      const patterns = traces.needles.map(containing);
      await within.query(sql.ERASE_REPORTS, about);
      await within.query(sql.ERASE_MESSAGES, [...about, this.clock.now()]);
      await within.query(sql.ERASE_TRAIL, [org, id, patterns]);
      await this.idempotency.forgetAnswers(org, within);
      await within.query(sql.ERASE_NOTIFICATIONS, [org, id, patterns]);
      for (const statement of sql.ERASE_NAMED_BY_OTHERS) await within.query(statement, [org, patterns]);
      await within.query(sql.FORGET_MERGES, [org, id, traces.needles.map(containingInJson)]);
      await this.eraseFiles(within, org, traces.needles);
      await this.rememberAddresses(within, org, traces.addresses);
      await within.delete(ContactRow, { organizationId: org, id });
      await this.audit.record(org, by, { action: 'erase', resource: 'contact', resourceId: id }, within);
    });
    return { data: { id } };
  }

  /** Uploaded lists keep their cells as they were, and samples of each column. */
  private async eraseFiles(within: EntityManager, org: OrganizationId, needles: readonly string[]): Promise<void> {
    const patterns = needles.map(containingInJson);
    const rows: { cells: unknown; understood: unknown }[] = await within.query(sql.ROWS_OF_FILES, [org, patterns]);
    await within.query(sql.ERASE_CROPS, [org, patterns]);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const redacted = redact(rows.slice(from, from + ROWS_AT_ONCE), needles);
      await within.query(sql.WRITE_ROWS, [org, JSON.stringify(redacted)]);
    }
    const files: unknown[] = await within.query(sql.FILES, [org, patterns]);
    await within.query(sql.WRITE_FILES, [org, JSON.stringify(redact(files, needles))]);
  }

  /** Whoever asks to be erased asks not to be written to: each address stays away, for the reason that it had. */
  private async rememberAddresses(
    within: EntityManager,
    org: OrganizationId,
    addresses: readonly string[],
  ): Promise<void> {
    const suppressed: { email: string; reason: string }[] = await within.query(sql.ERASE_SUPPRESSIONS, [
      org,
      addresses,
    ]);
    const reasons = new Map(suppressed.map(({ email, reason }) => [email, reason]));
    for (const address of addresses) {
      const reason = reasons.get(address) ?? 'unsubscribed';
      await within.query(sql.REMEMBER_ADDRESS, [org, randomBytes(SALT_BYTES), address, reason, this.clock.now()]);
    }
  }
}

const letterLeaving = (): Conflict =>
  new Conflict('letter_leaving', 'A letter to this person is just leaving. Try again in a minute.');

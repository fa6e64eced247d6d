import { Global, Inject, Injectable, Module, StreamableFile } from '@nestjs/common';
import { setTimeout as rest } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { hoursAfter, minutesAfter } from '../../calendar/index.js';
import { Clock } from '../clock/index.js';
import { CONFIG, type Config } from '../config/index.js';
import { Conflict, Refusal } from '../http/index.js';
import { seal, unseal } from '../sealing/index.js';
import type { OrganizationId } from '../tenancy/index.js';

/** Whose key it is: two callers never meet, not even with the same key. */
interface KeyHolder {
  readonly callerId: string;
  readonly key: string;
}

const KEPT_HOURS = 24;
/** Work that has not ended by then died with its process, and may be begun again, in minutes. */
const LEASE_MINUTES = 5;
/** How long the second of two that ask at once waits for the first, and how often it looks, in milliseconds. */
const PATIENCE = 5_000;
const LOOKS_EVERY = 250;

interface Kept {
  isSame: boolean;
  answer: Buffer | null;
}

/**
 * What is asked under a key of the caller's is done once within 24 hours, however often it is asked: the same answer again.
 * Only what worked is remembered; what was refused may be corrected and asked again under the same key. A file is made anew. Answers may hold
 * secrets and personal data: they are kept sealed.
 * Source: draft-ietf-httpapi-idempotency-key-header.
 */
@Injectable()
export class Idempotency {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Does the work, unless it was done. `asked` is a hash of all that says what is wanted.
   * @throws Refusal 422 `idempotency_key_reused` for other work under the same key; 409 `idempotency_key_busy` while another is still at it
   */
  async once<T>(
    org: OrganizationId,
    holder: KeyHolder,
    asked: Buffer,
    work: () => Promise<T>,
  ): Promise<{ answer: unknown; isRepeated: boolean }> {
    const about = [org, holder.callerId, holder.key];
    const begunAt = await this.begin(about, asked);
    if (!begunAt) return { answer: await this.answerOfBefore(org, holder, asked), isRepeated: true };
    const forget = () => this.db.query(`DELETE FROM idempotency_key ${MINE}`, [...about, begunAt]);
    try {
      const answer = await work();
      if (answer instanceof StreamableFile) {
        await forget();
        return { answer, isRepeated: false };
      }
      const sealed = seal(this.config.LINK_SECRET, PURPOSE, placeOf(org, holder), JSON.stringify(answer ?? null));
      await this.db.query(`UPDATE idempotency_key SET answer = $5 ${MINE}`, [...about, begunAt, sealed]);
      return { answer, isRepeated: false };
    } catch (failure) {
      await forget();
      throw failure;
    }
  }

  /** Removes what is no longer remembered. */
  async forgetOld(): Promise<void> {
    await this.db.query(`DELETE FROM idempotency_key WHERE begun_at <= $1`, [this.oldest()]);
  }

  /** Answers are sealed: which of them speak of a person who is erased is not known, so all of the organization go. */
  async forgetAnswers(org: OrganizationId, within: EntityManager): Promise<void> {
    await within.query('DELETE FROM idempotency_key WHERE organization_id = $1 AND answer IS NOT NULL', [org]);
  }

  /** Null when it was begun before. */
  private async begin(about: readonly string[], asked: Buffer): Promise<Date | null> {
    const now = this.clock.now();
    const dead = minutesAfter(now, -LEASE_MINUTES);
    const [mine] = await this.db.query<unknown[]>(BEGIN, [...about, asked, now, this.oldest(), dead]);
    return mine ? now : null;
  }

  private async answerOfBefore(org: OrganizationId, holder: KeyHolder, asked: Buffer): Promise<unknown> {
    for (let waited = 0; waited <= PATIENCE; waited += LOOKS_EVERY) {
      const [kept]: Kept[] = await this.db.query(KEPT, [org, holder.callerId, holder.key, asked]);
      // What the other tried was refused: it may be asked again, and is then told why.
      if (!kept) break;
      if (!kept.isSame) throw new Refusal(422, 'idempotency_key_reused', REUSED);
      if (kept.answer)
        return JSON.parse(unseal(this.config.LINK_SECRET, PURPOSE, placeOf(org, holder), kept.answer)) as unknown;
      await rest(LOOKS_EVERY);
    }
    throw new Conflict('idempotency_key_busy', BUSY);
  }

  private oldest(): Date {
    return hoursAfter(this.clock.now(), -KEPT_HOURS);
  }
}

const PURPOSE = 'idempotency';
const placeOf = (org: OrganizationId, { callerId, key }: KeyHolder): string => `${org} ${callerId} ${key}`;

const REUSED =
  'This was saved before, with other values than now. Look for it in the list first; to make another, open a new form (programs: send a new Idempotency-Key).';
const BUSY = 'This is being saved already. Wait a moment, then try again.';

const BEGIN = `
  INSERT INTO idempotency_key AS kept (organization_id, caller_id, key, asked, begun_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (organization_id, caller_id, key) DO UPDATE
     SET asked = excluded.asked, begun_at = excluded.begun_at, answer = NULL
   WHERE kept.begun_at <= $6 OR (kept.answer IS NULL AND kept.begun_at <= $7)
  RETURNING 1 AS mine`;

const KEPT = `
  SELECT asked = $4 AS "isSame", answer FROM idempotency_key
   WHERE organization_id = $1 AND caller_id = $2 AND key = $3`;

/** The row that this attempt began, unless another took it over. */
const MINE = `WHERE organization_id = $1 AND caller_id = $2 AND key = $3 AND begun_at = $4 AND answer IS NULL`;

@Global()
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}

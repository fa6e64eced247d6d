import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { SendingQueue } from '../emails/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { lettersLeft } from '../reminders/index.js';
import { mayBeAsked, ORPHANS } from './orphans-statement.js';
import { REMEMBER } from './rememberer-letters.js';

/** Whom, and about whom. */
interface Asked {
  readonly yahrzeitId: string;
  readonly contactId: string;
}

interface Found {
  readonly email: string | null;
  readonly isOrphan: boolean;
  readonly mayBeAsked: boolean;
}

/** The plan leaves no letter in this month. */
class LettersUsedUp extends Conflict {
  constructor() {
    super(
      'letters_used_up',
      'The letters of this month are used up. Ask again next month, or take a larger plan: see the pricing page.',
    );
  }
}

/** Asks by letter who will remember a person whom no living family can be told of. */
@Injectable()
export class AskingService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly audit: Audit,
    private readonly queue: SendingQueue,
  ) {}

  /**
   * The letter leaves like every other: not on a rest day, and not to an address that is not written to.
   * @throws NotFound, Conflict 409 `has_rememberer`, `not_to_be_asked`, `letters_used_up`
   */
  async ask(org: OrganizationId, by: Actor, asked: Asked): Promise<{ data: { id: string } }> {
    const letter = await this.db.transaction((within) => this.write(within, org, by, asked));
    await this.leave(org, [letter]);
    return { data: { id: asked.yahrzeitId } };
  }

  /** Within what else is decided; `leave` is called once that is kept. @returns the message @throws as `ask` */
  async write(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { yahrzeitId, contactId }: Asked,
  ): Promise<string> {
    const today = await this.organizations.today(org);
    const [found]: Found[] = await within.query(FOUND, [org, today, null, null, [yahrzeitId], contactId]);
    if (!found) throw new NotFound('contact');
    if (!found.isOrphan) throw new Conflict('has_rememberer', 'Somebody who can be told remembers this person.');
    const left = await lettersLeft(this.db, org, this.clock.now());
    if (left && left.left <= 0) throw new LettersUsedUp();
    const [once] = found.mayBeAsked
      ? await within.query<unknown[]>(ONCE, [org, contactId, yahrzeitId, today, by.name])
      : [];
    if (!once) {
      throw new Conflict(
        'not_to_be_asked',
        'They cannot be asked: there is no address, a hold, or a letter within a year.',
      );
    }
    const id = randomUUID();
    const occasion = `${REMEMBER}:${yahrzeitId}:${contactId}:${today}`;
    await within.query(LETTER, [org, id, occasion, contactId, yahrzeitId, found.email, this.clock.now()]);
    const trail = { action: 'ask_to_remember', resource: 'yahrzeit', resourceId: yahrzeitId };
    await this.audit.record(org, by, { ...trail, after: { contactId } }, within);
    return id;
  }

  /** Tells whoever sends of letters that are written. */
  async leave(org: OrganizationId, letters: readonly string[]): Promise<void> {
    if (letters.length > 0) await this.queue.announce(new Map([[org, letters]]));
  }
}

const FOUND = `WITH ${ORPHANS}
SELECT c.email, EXISTS (SELECT FROM orphan) AS "isOrphan", ${mayBeAsked('c', '($5::uuid[])[1]', '$2')} AS "mayBeAsked"
  FROM contact c JOIN yahrzeit y ON y.organization_id = $1 AND y.id = ANY ($5::uuid[])
 WHERE c.organization_id = $1 AND c.id = $6`;

/** No row for whoever was asked within a year, however many press at once: the row is one, and its date decides. */
const ONCE = `
INSERT INTO rememberer_request (organization_id, contact_id, yahrzeit_id, asked_on, asked_by) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (organization_id, contact_id) DO UPDATE
   SET yahrzeit_id = excluded.yahrzeit_id, asked_on = excluded.asked_on, asked_by = excluded.asked_by,
       answer = NULL, other = NULL, answered_at = NULL
 WHERE rememberer_request.asked_on <= excluded.asked_on - interval '1 year'
RETURNING contact_id`;

const LETTER = `
INSERT INTO email_message (organization_id, id, occasion, contact_id, yahrzeit_id, to_email, send_at, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)`;

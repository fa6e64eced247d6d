import { Injectable } from '@nestjs/common';
import type { RemembererAnswer } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { LetterLinks } from '../../emails/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Refusal } from '../../platform/http/index.js';
import { ObserversService } from '../../yahrzeits/index.js';
import { restAt } from '../rest.js';
import { OBSERVER, type Visit } from '../visits.service.js';
import type { Question } from './who-remembers-page.js';

interface WhoAnswer {
  readonly answer: RemembererAnswer;
  /** Whom to ask in their place. */
  readonly other: string | null;
}

/**
 * What comes back to the letter "Who will remember …?". Whoever says that they will, does; all else is a task for the office,
 * which decides.
 */
@Injectable()
export class WhoRemembersService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
    private readonly links: LetterLinks,
    private readonly observers: ObserversService,
  ) {}

  /** What this person was asked last; null when that is not asked any more. Changes nothing. */
  async open({ org, contactId, email }: Visit): Promise<Question | null> {
    const [asked] = await this.db.query<Omit<Question, 'rest' | 'preferences'>[]>(ASKED, [org, contactId]);
    if (!asked) return null;
    const place = await this.organizations.settings(org);
    const { preferences } = this.links.of(org, { contactId, yahrzeitId: null, email: email ?? '' });
    return { ...asked, rest: restAt(this.clock.now(), place), preferences: new URL(preferences).pathname };
  }

  /** The latest answer counts, until they said that they remember. @returns whether anything was answered */
  async answer(visit: Visit, { answer, other }: WhoAnswer): Promise<boolean> {
    const { org, contactId, name } = visit;
    return this.db.transaction(async (within) => {
      const [[asked]] = await within.query<[{ yahrzeitId: string; about: string }[]]>(ANSWER, [
        org,
        contactId,
        answer,
        other,
        this.clock.now(),
      ]);
      if (!asked) return false;
      const { yahrzeitId, about } = asked;
      const isKept = answer !== 'remember' || (await this.remember(visit, yahrzeitId, within));
      await this.notifications.raise(
        org,
        {
          cause: `remember-answer:${contactId}:${yahrzeitId}`,
          key: isKept ? `remember-${answer}` : 'remember-limit',
          values: { name, about, text: other ?? '' },
          severity: answer === 'remember' && isKept ? 'info' : 'warning',
          data: { actionUrl: answer === 'congregation' ? '/app/without-rememberer' : `/app/yahrzeits/${yahrzeitId}` },
        },
        within,
      );
      const trail = { action: 'answer_who_remembers', resource: 'yahrzeit', resourceId: yahrzeitId };
      await this.audit.record(org, OBSERVER, { ...trail, after: { contactId, answer, other } }, within);
      return true;
    });
  }

  /** They observe it from now on, by email where they had wished no letters. @returns false where the plan has no place left */
  private async remember({ org, contactId }: Visit, yahrzeitId: string, within: EntityManager): Promise<boolean> {
    try {
      await within.transaction(async (inner) => {
        const { id, channel } = await this.observers.add(org, OBSERVER, { yahrzeitId, contactId }, inner);
        if (channel === 'none') await this.observers.change(org, OBSERVER, id, { channel: 'email' }, inner);
      });
      return true;
    } catch (refused) {
      if (refused instanceof Refusal && refused.code === 'observer_limit') return false;
      throw refused;
    }
  }
}

const STANDS = `r.organization_id = $1 AND r.contact_id = $2 AND y.organization_id = $1 AND y.id = r.yahrzeit_id
   AND y.archived_at IS NULL AND NOT EXISTS (SELECT FROM contact c WHERE c.organization_id = $1 AND c.id = $2 AND c.deceased)`;

const ASKED = `
SELECT y.id AS "yahrzeitId", y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", r.answer,
       CASE WHEN o.calendar = 'hebrew' THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS next
  FROM rememberer_request r, yahrzeit y JOIN organization o ON o.id = y.organization_id WHERE ${STANDS}`;

const ANSWER = `
UPDATE rememberer_request r SET answer = $3, other = $4, answered_at = $5 FROM yahrzeit y
 WHERE ${STANDS} AND r.answer IS DISTINCT FROM 'remember' RETURNING y.id AS "yahrzeitId", y.name AS about`;

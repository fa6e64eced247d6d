import { Injectable } from '@nestjs/common';
import type {
  HeldLetter,
  heldLetterQuery,
  Hold,
  holdDraft,
  holdQuery,
  HoldReasonTold,
  HoldSuggestion,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addDays, daysBetween, type CivilDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { kysely, pageOf } from '../platform/database/index.js';
import { NotFound, orderBy, pageBounds, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { reopen } from '../reminders/index.js';
import { heldAhead } from './held-ahead.js';
import { SUGGESTIONS } from './suggestions-statement.js';

type Draft = z.output<typeof holdDraft>;

/** So many days ahead the families are shown whom a person is going to tell. */
const DAYS_SHOWN = 30;

/** Holds: a person writes in place of the house. What is held is a reason of `reach`, and nothing else decides it. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly audit: Audit,
  ) {}

  /** Those in force, the latest first; of a yahrzeit or a contact also those of their observers. */
  list(org: OrganizationId, asked: z.output<typeof holdQuery>): Promise<{ data: Hold[]; total: number }> {
    const { id, q, yahrzeitId, contactId } = asked.filter ?? {};
    const about = [org, id ?? null, q?.trim() || null, yahrzeitId ?? null, contactId ?? null];
    const order = orderBy(asked, { heldAt: 'h.held_at' }, ['heldAt', 'DESC'], 'h.id');
    return pageOf(this.db, `${SHOWN} WHERE ${LISTED}`, about, { order, ...pageBounds(asked) });
  }

  /** Why it is held. @throws NotFound */
  async reason(org: OrganizationId, id: string): Promise<HoldReasonTold> {
    const told = await kysely(this.db)
      .selectFrom('hold')
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .select(['reason', 'note'])
      .executeTakeFirst();
    if (!told) throw new NotFound('hold');
    return told;
  }

  /**
   * Holds a record; what is held already takes the new reason and day. Letters that have not begun to leave are withdrawn.
   * @throws NotFound without such a record, Refusal 422 for a day that has passed
   */
  async hold(org: OrganizationId, by: Actor, draft: Draft, within?: EntityManager): Promise<Hold> {
    if (!within) return this.db.transaction((transaction) => this.hold(org, by, draft, transaction));
    const today = await this.organizations.today(org);
    if (draft.until !== null && draft.until < today) {
      throw new Refusal(422, 'day_passed', 'This day has passed: choose one that lies ahead.', [
        { path: 'until', message: 'This day has passed: choose one that lies ahead.' },
      ]);
    }
    const { trail, contactId } = await subjectOf(within, org, draft);
    const [{ id }] = await within.query<[{ id: string }]>(HOLD(COLUMN[draft.about]), [
      ...[org, draft.recordId, draft.until, draft.reason, draft.note, by.name, this.clock.now()],
    ]);
    await this.withdraw(within, org, today);
    // The reason is confided: it does not stand in the history, which others read.
    await this.audit.record(org, by, { action: 'hold', ...trail, after: { contactId, until: draft.until } }, within);
    const [held]: Hold[] = await within.query(`${SHOWN} WHERE h.organization_id = $1 AND h.id = $2`, [org, id]);
    if (!held) throw new NotFound('hold');
    return held;
  }

  /** The house writes again; what was held and is not too late leaves with the next night. @throws NotFound also when it was lifted before */
  async lift(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const lifted = await kysely(within)
        .updateTable('hold')
        .set({ liftedAt: this.clock.now(), liftedBy: by.name })
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .where('liftedAt', 'is', null)
        .returning(['yahrzeitId', 'observanceId', 'contactId'])
        .executeTakeFirst();
      if (!lifted) throw new NotFound('hold');
      const about = aboutOf(lifted);
      const { trail, contactId } = await subjectOf(within, org, about);
      await this.audit.record(org, by, { action: 'lift_hold', ...trail, after: { contactId } }, within);
    });
    return { data: { id } };
  }

  /** Families whose letter is held and whose day comes, the nearest first. */
  async letters(
    org: OrganizationId,
    asked: z.output<typeof heldLetterQuery>,
  ): Promise<{ data: HeldLetter[]; total: number }> {
    const { offset, limit } = pageBounds(asked);
    const today = await this.organizations.today(org);
    const rows = await heldAhead(this.db, { orgs: [org], from: today, to: addDays(today, DAYS_SHOWN) });
    const named = asked.filter?.q?.trim().toLowerCase();
    const found = rows.filter(
      ({ id, contact, yahrzeit }) =>
        (!named || `${contact.name} ${yahrzeit.name}`.toLowerCase().includes(named)) &&
        (!asked.filter?.id || asked.filter.id.includes(id)),
    );
    const sorted = asked.sort?.[1] === 'DESC' ? found.reverse() : found;
    const data = sorted
      .slice(offset, offset + limit)
      .map(({ org: _, holdId: __, ...row }) => ({ ...row, daysLeft: daysBetween(today, row.date) }));
    return { data, total: found.length };
  }

  /** A person told this family: no letter goes about that day any more. @throws NotFound when nothing is open */
  async told(org: OrganizationId, by: Actor, observerId: string, date: CivilDate): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const done = await kysely(within)
        .updateTable('reminder')
        .set({ state: 'answered', closedAt: this.clock.now(), closedBy: by.name, reason: null })
        .where('organizationId', '=', org)
        .where('observanceId', '=', observerId)
        .where('occurrenceDate', '=', date)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (!done.numUpdatedRows) throw new NotFound('reminder that is still to be kept');
      const { trail, contactId } = await subjectOf(within, org, { about: 'observer', recordId: observerId });
      await this.audit.record(org, by, { action: 'told_in_person', ...trail, after: { contactId, date } }, within);
    });
    return { data: { id: observerId } };
  }

  /** Two deaths in one family within a year, and a death under a year ago of which no letter has gone; nobody who is held already. */
  async suggestions(org: OrganizationId): Promise<HoldSuggestion[]> {
    return this.db.query(SUGGESTIONS, [org, await this.organizations.today(org)]);
  }

  /** Letters in the queue that are held now; their reminders are open again, and held. */
  private async withdraw(within: EntityManager, org: OrganizationId, today: CivilDate): Promise<void> {
    await within.query(WITHDRAW, [org, this.clock.now(), today]);
    await reopen([{ org, today }], within);
  }
}

const COLUMN = { yahrzeit: 'yahrzeit_id', observer: 'observance_id', contact: 'contact_id' } as const;

interface About {
  readonly about: keyof typeof COLUMN;
  readonly recordId: string;
}

function aboutOf(row: { yahrzeitId: string | null; observanceId: string | null; contactId: string | null }): About {
  if (row.yahrzeitId) return { about: 'yahrzeit', recordId: row.yahrzeitId };
  if (row.observanceId) return { about: 'observer', recordId: row.observanceId };
  return { about: 'contact', recordId: row.contactId ?? '' };
}

/** In whose trail it stands. @throws NotFound */
async function subjectOf(within: EntityManager, org: OrganizationId, { about, recordId }: About) {
  const table = about === 'observer' ? 'observance' : about;
  const ids = about === 'observer' ? 'yahrzeit_id AS id, contact_id AS "contactId"' : `id, NULL AS "contactId"`;
  const [row]: { id: string; contactId: string | null }[] = await within.query(
    `SELECT ${ids} FROM ${table} WHERE organization_id = $1 AND id = $2`,
    [org, recordId],
  );
  if (!row) throw new NotFound(about);
  const trail = { resource: about === 'contact' ? 'contact' : 'yahrzeit', resourceId: row.id };
  return { trail, contactId: row.contactId ?? undefined };
}

const HOLD = (column: string): string => `
INSERT INTO hold (organization_id, ${column}, until, reason, note, held_by, held_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (organization_id, about_id) WHERE lifted_at IS NULL
DO UPDATE SET until = excluded.until, reason = excluded.reason, note = excluded.note, held_by = excluded.held_by, held_at = excluded.held_at
RETURNING id`;

/** $2 now, $3 the organization's today. */
const WITHDRAW = `
UPDATE email_message m SET state = 'cancelled', error = 'A person holds this letter.', updated_at = $2
  FROM reach
 WHERE reach.organization_id = $1 AND reach.occurrence_date >= $3 AND reach.state = 'written' AND reach.common_gap = 'held'
   AND m.organization_id = $1 AND m.id = reach.message_id AND m.state = 'queued'`;

const SHOWN = `
SELECT h.id,
       CASE WHEN h.yahrzeit_id IS NOT NULL THEN 'yahrzeit' WHEN h.observance_id IS NOT NULL THEN 'observer' ELSE 'contact' END AS about,
       CASE WHEN y.id IS NOT NULL THEN jsonb_build_object('id', y.id, 'name', y.name) END AS yahrzeit,
       CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS contact,
       h.until, h.held_by AS "heldBy", h.held_at AS "heldAt"
  FROM hold h
  LEFT JOIN observance o ON o.organization_id = h.organization_id AND o.id = h.observance_id
  LEFT JOIN yahrzeit y ON y.organization_id = h.organization_id AND y.id = coalesce(h.yahrzeit_id, o.yahrzeit_id)
  LEFT JOIN contact c ON c.organization_id = h.organization_id AND c.id = coalesce(h.contact_id, o.contact_id)`;

const LISTED = `h.organization_id = $1 AND h.lifted_at IS NULL AND ($2::uuid[] IS NULL OR h.id = ANY ($2))
   AND ($3::text IS NULL OR searchable(concat_ws(' ', y.name, c.name, h.held_by)) LIKE containing($3))
   AND ($4::uuid IS NULL OR y.id = $4
     OR EXISTS (SELECT FROM observance its WHERE its.organization_id = $1 AND its.yahrzeit_id = $4 AND its.contact_id = h.contact_id))
   AND ($5::uuid IS NULL OR c.id = $5
     OR EXISTS (SELECT FROM observance its WHERE its.organization_id = $1 AND its.contact_id = $5 AND its.yahrzeit_id = h.yahrzeit_id))`;

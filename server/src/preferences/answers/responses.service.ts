import { Injectable } from '@nestjs/common';
import type { AdarRule, FamilyResponse, familyResponseQuery } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addDays, isRestDay, localDate, type CivilDate, type Place } from '../../calendar/index.js';
import { LetterLinks } from '../../emails/index.js';
import { NotificationsService, type Cause } from '../../notifications/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { pageOf } from '../../platform/database/index.js';
import { orderBy, pageBounds } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { ObserversService } from '../../yahrzeits/index.js';
import { restAt } from '../rest.js';
import { OBSERVER, type Visit } from '../visits.service.js';
import type { AnswerFacts } from './answer-page.js';
import { AnswerServices, type AnswerPlaces } from './answer-services.js';
import { answerable, type Answerable, type Said } from './answerable.js';

/** What came by one press: of each occurrence, and for the office. */
interface Answer {
  readonly of: readonly (Said & Pick<Answerable, 'observanceId' | 'date'> & { readonly adar?: AdarRule | null })[];
  readonly call: boolean;
  /** What is wrong, in the family's words. */
  readonly wrong: string;
  /** Who has died. */
  readonly death: string;
  /** Who should be told too: proposed to the office, which decides. */
  readonly otherName: string;
  readonly otherEmail: string;
}

/** What was said of an occurrence that may be answered. */
type Own = Answer['of'][number] & { readonly about: Answerable };

type OpenToAnswer = Pick<AnswerFacts, 'answerable' | 'rest' | 'preferences'>;

/** What families answer to letters. No mail confirms it; the office sees it with the person, in the list and in the bell. */
@Injectable()
export class ResponsesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
    private readonly links: LetterLinks,
    private readonly observers: ObserversService,
    private readonly services: AnswerServices,
  ) {}

  /** The latest answers first. */
  list(
    org: OrganizationId,
    asked: z.output<typeof familyResponseQuery>,
  ): Promise<{ data: FamilyResponse[]; total: number }> {
    const { q, yahrzeitId, contactId, from, to, id } = asked.filter ?? {};
    const about = [org, q?.trim() || null, yahrzeitId ?? null, contactId ?? null, from ?? null, to ?? null, id ?? null];
    const order = orderBy(asked, COLUMNS, ['answeredAt', 'DESC'], 'o.id');
    return pageOf(this.db, `${SHOWN} WHERE ${LISTED}`, about, { order, ...pageBounds(asked) });
  }

  /** What this person may answer now, whether the office rests, and the page of their preferences. */
  async open({ org, contactId, email }: Visit): Promise<OpenToAnswer> {
    const place = await this.organizations.settings(org);
    const now = this.clock.now();
    const today = localDate(now, place.timezone);
    const { preferences } = this.links.of(org, { contactId, yahrzeitId: null, email: email ?? '' });
    return {
      answerable: await this.services.of(org, await answerable(this.db, { org, contactId }, today), today),
      rest: restAt(now, place),
      preferences: new URL(preferences).pathname,
    };
  }

  /**
   * Keeps what was said of the occurrences that this person may answer; the latest counts, and what came before stands in the
   * history. A second letter about an answered day is no longer needed. What a person must do is told once.
   * @returns whether anything was answered
   */
  async answer(visit: Visit, answer: Answer): Promise<boolean> {
    const place = await this.organizations.settings(visit.org);
    const now = this.clock.now();
    const today = localDate(now, place.timezone);
    const offered = await this.services.of(visit.org, await answerable(this.db, visit, today), today);
    return this.db.transaction(async (within) => {
      const open = await answerable(within, visit, today);
      const own = answer.of.flatMap((said) => {
        const one = open.find(({ observanceId, date }) => observanceId === said.observanceId && date === said.date);
        if (!one) return [];
        return [{ ...said, about: one, serviceDate: offeredOf(offered, said) }];
      });
      if (own.length === 0) return false;
      const adars = own.filter(
        ({ adar, about }) => about.twoAdars !== null && adar !== undefined && adar !== about.adarRule,
      );
      await this.keepAdars(visit.org, adars, within);
      for (const said of own) await this.keep(visit, said, answer, within);
      for (const cause of [...causesOf(visit, answer, workingDay(today, place)), ...adarsOf(visit, adars)]) {
        await this.notifications.raise(visit.org, cause, within);
      }
      return true;
    });
  }

  /** Which of two Adars they keep is theirs to say. In the order of the records, as whoever computes dates holds them. */
  private async keepAdars(org: OrganizationId, own: readonly Own[], within: EntityManager): Promise<void> {
    const inOrder = [...own].sort((one, other) => (one.about.yahrzeitId < other.about.yahrzeitId ? -1 : 1));
    for (const { observanceId, adar: adarRule } of inOrder) {
      await this.observers.change(org, OBSERVER, observanceId, { adarRule }, within);
    }
  }

  private async keep(
    { org, contactId }: Visit,
    { observanceId, date, attendance, people, serviceDate, kaddish, honour }: Own,
    answer: Answer,
    within: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const { call } = answer;
    const howMany = attendance === 'come' ? people : null;
    const written = { wrong: answer.wrong || null, death: answer.death || null, other: otherOf(answer) || null };
    const [{ yahrzeitId }] = await within.query<[{ yahrzeitId: string }]>(KEEP, [
      ...[org, observanceId, date, attendance, howMany, serviceDate],
      ...[kaddish, honour, call, now, written.wrong, written.death, written.other],
    ]);
    await within.query(NO_SECOND_LETTER, [org, observanceId, date, now, OBSERVER.name]);
    const trail = { action: 'answer', resource: 'yahrzeit', resourceId: yahrzeitId };
    const after = { contactId, date, attendance, howMany, serviceDate, kaddish, honour, call, ...written };
    await this.audit.record(org, OBSERVER, { ...trail, after }, within);
  }
}

/** The service that they ask for, where the page offers it. */
function offeredOf(offered: readonly (Answerable & AnswerPlaces)[], said: Answer['of'][number]): CivilDate | null {
  const one = offered.find(({ observanceId, date }) => observanceId === said.observanceId && date === said.date);
  return one?.others.find((date) => date === said.serviceDate) ?? null;
}

/** What a person must do, each a task of its own; a name is known by the contact's id, so that erasing them takes it along. */
function causesOf({ contactId, name }: Visit, answer: Answer, day: CivilDate): Cause[] {
  const other = otherOf(answer);
  const page = { severity: 'warning', data: { actionUrl: `/app/contacts/${contactId}` } } as const;
  const one = (kind: 'call' | 'death' | 'wrong' | 'other', text: string): Cause => ({
    cause: `family-answer:${kind}:${contactId}`,
    key: `family-${kind}`,
    values: { name, text, date: day },
    ...page,
  });
  return [
    ...(answer.call ? [one('call', '')] : []),
    ...(answer.death ? [one('death', answer.death)] : []),
    ...(answer.wrong ? [one('wrong', answer.wrong)] : []),
    ...(other ? [one('other', other)] : []),
  ];
}

const otherOf = ({ otherName, otherEmail }: Answer): string => [otherName, otherEmail].filter(Boolean).join(', ');

/** The office hears which Adar they keep; there is nothing to do, since their letters follow it. */
const adarsOf = ({ contactId, name }: Visit, own: readonly Own[]): Cause[] =>
  own.map(({ adar, about }) => ({
    cause: `family-answer:adar:${contactId}:${about.yahrzeitId}`,
    key: `family-adar-${adar ?? 'record'}`,
    values: { name, about: about.name },
    severity: 'info',
    data: { actionUrl: `/app/yahrzeits/${about.yahrzeitId}` },
  }));

/** The next day on which an office works: not Shabbat, not Yom Tov. */
function workingDay(today: CivilDate, place: Place): CivilDate {
  let day = addDays(today, 1);
  while (isRestDay(day, place)) day = addDays(day, 1);
  return day;
}

/** What they wrote stays until they write something else: the page does not show it again. */
const KEEP = `
INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, people, service_date, kaddish, honour, call,
                      answered_at, wrong, death, other)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (organization_id, observance_id, occurrence_date) DO UPDATE
   SET attendance = excluded.attendance, people = excluded.people, service_date = excluded.service_date, kaddish = excluded.kaddish,
       honour = excluded.honour, call = excluded.call, answered_at = excluded.answered_at,
       wrong = coalesce(excluded.wrong, response.wrong), death = coalesce(excluded.death, response.death),
       other = coalesce(excluded.other, response.other)
RETURNING (SELECT yahrzeit_id FROM observance o WHERE o.organization_id = $1 AND o.id = $2) AS "yahrzeitId"`;

const NO_SECOND_LETTER = `
UPDATE reminder SET state = 'answered', closed_at = $4, closed_by = $5, reason = NULL
 WHERE organization_id = $1 AND observance_id = $2 AND occurrence_date = $3 AND state = 'open'`;

const COLUMNS = { answeredAt: 'r.answered_at', date: 'r.occurrence_date' };

const SHOWN = `SELECT r.observance_id || ':' || r.occurrence_date AS id, r.observance_id AS "observanceId", r.occurrence_date AS date,
  jsonb_build_object('id', y.id, 'name', y.name) AS yahrzeit,
  jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone) AS contact,
  r.attendance, r.people, r.service_date AS "serviceDate", r.kaddish, r.honour, r.call, r.wrong, r.death, r.other,
  r.answered_at AS "answeredAt"
  FROM response r
  JOIN observance o ON o.organization_id = r.organization_id AND o.id = r.observance_id
  JOIN yahrzeit y ON y.organization_id = r.organization_id AND y.id = o.yahrzeit_id
  JOIN contact c ON c.organization_id = r.organization_id AND c.id = o.contact_id`;

const LISTED = `r.organization_id = $1
   AND ($2::text IS NULL OR searchable(concat_ws(' ', y.name, c.name)) LIKE containing($2))
   AND ($3::uuid IS NULL OR y.id = $3) AND ($4::uuid IS NULL OR c.id = $4)
   AND ($5::date IS NULL OR r.occurrence_date >= $5) AND ($6::date IS NULL OR r.occurrence_date <= $6)
   AND ($7::uuid[] IS NULL OR r.observance_id = ANY ($7))`;

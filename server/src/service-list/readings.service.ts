import { Injectable } from '@nestjs/common';
import type {
  MourningEnd,
  mourningEndDraft,
  NotRead,
  NotReadName,
  notReadQuery,
  readingDecision,
  usualReading,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { addDays, renderHebrew, type CivilDate } from '../calendar/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { excluded, kysely } from '../platform/database/index.js';
import { Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { DueName } from './names-to-read.js';
import { ServiceListService } from './service-list.service.js';

type Decision = z.output<typeof readingDecision>;
type Reading = z.output<typeof usualReading>;
type Ends = z.output<typeof mourningEndDraft>;

/** What one answer holds of those who are not read. */
const MOST_NOT_READ = 500;

/** What people decide about one reading, and who is not read and why. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly lists: ServiceListService,
  ) {}

  /**
   * Read at another service, or not this year. Once more replaces it.
   * @throws NotFound without such an observance, Invalid 422 `no_such_service`
   */
  async decide(org: OrganizationId, by: Actor, decision: Decision): Promise<{ data: { id: string } }> {
    const { yahrzeitId, calendar, date, service, key, reason } = decision;
    if (service) await this.refuseElsewhere(org, date, { service, key });
    await this.db.transaction(async (within) => {
      await this.keepDecision(within, org, by, decision);
      const about = { action: 'decide reading', resource: 'yahrzeit', resourceId: yahrzeitId };
      await this.audit.record(org, by, { ...about, after: { calendar, date, service, reason } }, within);
    });
    return { data: { id: yahrzeitId } };
  }

  private async keepDecision(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { yahrzeitId, calendar, date, service, key, reason }: Decision,
  ): Promise<void> {
    const db = kysely(within);
    const whose = { organizationId: org, yahrzeitId, onHebrewCalendar: calendar === 'hebrew' };
    const occurrence = await db
      .selectFrom('occurrence')
      .select('date')
      .where((where) => where.and({ ...whose, date }))
      .executeTakeFirst();
    if (!occurrence) throw new NotFound('observance');
    const at = { serviceDate: service, service: service && key };
    const decided = { ...at, reason, decidedBy: by.name, decidedAt: this.clock.now() };
    await db
      .insertInto('reading_override')
      .values({ ...whose, occurrenceDate: date, ...decided })
      .onConflict((met) =>
        met
          .columns(['organizationId', 'yahrzeitId', 'onHebrewCalendar', 'occurrenceDate'])
          .doUpdateSet(excluded(['serviceDate', 'service', 'reason', 'decidedBy', 'decidedAt'])),
      )
      .execute();
  }

  /** A service at which nobody can be read is none that one may choose: the name would be lost, or read twice. */
  private async refuseElsewhere(
    org: OrganizationId,
    date: CivilDate,
    { service, key }: { service: CivilDate; key: string | null },
  ): Promise<void> {
    const { data } = await this.lists.around(org, { date });
    if (data.some((one) => one.date === service && (key === null || one.key === key))) return;
    const message = `On ${service} no service reads names, or it is more than five weeks from ${date}.`;
    throw new Invalid([{ path: 'service', message }], 'no_such_service');
  }

  /** As the rule has it again; also for an observance that is gone. @throws NotFound where nothing was decided */
  async asUsual(
    org: OrganizationId,
    by: Actor,
    { yahrzeitId, calendar, date }: Reading,
  ): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const removed = await kysely(within)
        .deleteFrom('reading_override')
        .where((where) =>
          where.and({ organizationId: org, yahrzeitId, onHebrewCalendar: calendar === 'hebrew', occurrenceDate: date }),
        )
        .returning('serviceDate as service')
        .executeTakeFirst();
      if (!removed) throw new NotFound('decision');
      const about = { action: 'read as usual', resource: 'yahrzeit', resourceId: yahrzeitId };
      await this.audit.record(org, by, { ...about, before: { calendar, date, ...removed } }, within);
    });
    return { data: { id: yahrzeitId } };
  }

  /**
   * When the week of mourning and the thirty days ended, and for how long this one is named whatever the policy; nothing at all takes
   * it back. Once more replaces it.
   * @throws NotFound, Invalid 422 `ends_before_death`
   */
  async endMourning(org: OrganizationId, by: Actor, { yahrzeitId, ...ends }: Ends): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const person = await kysely(within)
        .selectFrom('yahrzeit')
        .select('gregorianDate as died')
        .where('organizationId', '=', org)
        .where('id', '=', yahrzeitId)
        .where('archivedAt', 'is', null)
        .executeTakeFirst();
      if (!person) throw new NotFound('yahrzeit');
      refuseBefore(person.died, ends);
      await this.keepEnds(within, org, by, { yahrzeitId, ...ends });
      const about = { action: 'end mourning', resource: 'yahrzeit', resourceId: yahrzeitId };
      await this.audit.record(org, by, { ...about, after: ends }, within);
    });
    return { data: { id: yahrzeitId } };
  }

  private async keepEnds(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { yahrzeitId, ...ends }: Ends,
  ): Promise<void> {
    const db = kysely(within);
    const whose = { organizationId: org, yahrzeitId };
    if (ends.shiva === null && ends.sheloshim === null && ends.days === null) {
      await db
        .deleteFrom('mourning_end')
        .where((where) => where.and(whose))
        .execute();
      return;
    }
    await db
      .insertInto('mourning_end')
      .values({ ...whose, ...ends, decidedBy: by.name, decidedAt: this.clock.now() })
      .onConflict((met) =>
        met
          .columns(['organizationId', 'yahrzeitId'])
          .doUpdateSet(excluded(['shiva', 'sheloshim', 'days', 'reason', 'decidedBy', 'decidedAt'])),
      )
      .execute();
  }

  /** Who is not read in the week of a Friday, and why; and decisions about dates that are gone. @throws Invalid `no_friday` */
  async notRead(org: OrganizationId, asked: z.output<typeof notReadQuery>): Promise<NotRead> {
    const { friday, language, not, deaths } = await this.lists.notRead(org, asked);
    const names = [
      ...deaths.map(({ yahrzeitId, name, hebrewName, died, mourningEnd, ...when }): NotReadName => ({
        ...{ yahrzeitId, name, hebrewName, date: died, calendar: null, hebrewDate: null, mourningEnd },
        reason: whyNotMourned(mourningEnd, when),
        ...{ service: null, note: mourningEnd?.reason ?? null, decidedBy: mourningEnd?.by ?? null },
      })),
      ...not.map(({ due, reason }) => inWords(due, reason, language)),
    ];
    const more = names.length > MOST_NOT_READ;
    return { friday, names: names.slice(0, MOST_NOT_READ), more, lost: await this.lost(org, friday) };
  }

  /** Decisions that met no observance any more, since a record's date was changed; those of the year around the Friday. */
  private async lost(org: OrganizationId, friday: CivilDate): Promise<NotRead['lost']> {
    const rows = await kysely(this.db)
      .selectFrom('reading_override as r')
      .innerJoin('yahrzeit as y', (join) =>
        join.onRef('y.organizationId', '=', 'r.organizationId').onRef('y.id', '=', 'r.yahrzeitId'),
      )
      .leftJoin('occurrence as d', (join) =>
        join
          .onRef('d.organizationId', '=', 'r.organizationId')
          .onRef('d.yahrzeitId', '=', 'r.yahrzeitId')
          .onRef('d.onHebrewCalendar', '=', 'r.onHebrewCalendar')
          .onRef('d.date', '=', 'r.occurrenceDate'),
      )
      .select(['r.yahrzeitId', 'r.onHebrewCalendar', 'r.occurrenceDate as date', 'r.serviceDate as service'])
      .select(['r.reason as note', 'r.decidedBy', 'y.name'])
      .where('r.organizationId', '=', org)
      .where('d.date', 'is', null)
      .where('y.archivedAt', 'is', null)
      .where('r.occurrenceDate', '>=', addDays(friday, -14))
      .where('r.occurrenceDate', '<=', addDays(friday, 400))
      .orderBy('r.occurrenceDate')
      .orderBy('r.yahrzeitId')
      .limit(100)
      .execute();
    return rows.map(({ onHebrewCalendar, ...row }) => ({ ...row, calendar: onHebrewCalendar ? 'hebrew' : 'civil' }));
  }
}

/** `due`: still to be named, had there been a service that names them; `ended`: still, had nobody said that it ended. */
function whyNotMourned(
  mourningEnd: MourningEnd | null,
  { due, ended }: { due: boolean; ended: boolean },
): NotReadName['reason'] {
  if (mourningEnd?.days === 0) return 'mourningLeftOut';
  if (due) return 'noService';
  return mourningEnd && ended ? 'mourningEnded' : 'recentDeath';
}

function refuseBefore(died: CivilDate | null, ends: Omit<Ends, 'yahrzeitId'>): void {
  const early = (['shiva', 'sheloshim'] as const).filter((time) => died && ends[time] && ends[time] < died);
  if (early.length === 0) return;
  const message = `Mourning cannot end before the death, ${died}.`;
  throw new Invalid(
    early.map((path) => ({ path, message })),
    'ends_before_death',
  );
}

function inWords(due: DueName, reason: NotReadName['reason'], language: 'en' | 'he'): NotReadName {
  const {
    yahrzeitId,
    name,
    hebrewName,
    date,
    onHebrewCalendar,
    hebrewDay: day,
    hebrewMonth: month,
    hebrewYear: year,
  } = due;
  return {
    ...{ yahrzeitId, name, hebrewName, date: date ?? '', calendar: onHebrewCalendar ? 'hebrew' : 'civil', reason },
    hebrewDate: day && month && year ? renderHebrew({ day, month, year }, language) : null,
    service: due.decision?.service ?? null,
    note: due.decision?.reason ?? null,
    decidedBy: due.decision?.by ?? null,
    mourningEnd: null,
  };
}

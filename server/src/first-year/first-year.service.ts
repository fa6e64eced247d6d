import { Injectable } from '@nestjs/common';
import {
  contactDraft,
  yahrzeitDraft,
  type deathDraft,
  type FirstYear,
  type FirstYears,
  type FirstYearStep,
  type firstYearStepChange,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  daysBetween,
  effectiveHebrewDate,
  firstYearSteps,
  lastWorkingDay,
  type CivilDate,
  type FirstYearOf,
  type StepOfFirstYear,
} from '../calendar/index.js';
import { ContactsService } from '../contacts/index.js';
import { HoldsService } from '../holds/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService, YahrzeitsService } from '../yahrzeits/index.js';
import { ADD_STEPS, BASIS, CHANGE_STEP, FIRST_YEARS, HELD_THROUGH, MOVE_STEPS, NOTE } from './first-year-statements.js';

type Death = z.output<typeof deathDraft>;
type Change = z.output<typeof firstYearStepChange>;
/** As the record says it now. */
interface Basis extends Pick<FirstYearOf, 'buried' | 'kaddish' | 'firstYahrzeit' | 'festivals'> {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
  readonly sheloshim: CivilDate;
}

type Listed = Omit<FirstYear, 'column' | 'until'>;

/** A Hebrew year is no longer: after it the first yahrzeit has passed. */
const LONGEST_YEAR = 385;

/** A death in the congregation, and what it does for those who mourn until the first yahrzeit. */
@Injectable()
export class FirstYearService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly contacts: ContactsService,
    private readonly yahrzeits: YahrzeitsService,
    private readonly observers: ObserversService,
    private readonly holds: HoldsService,
    private readonly audit: Audit,
  ) {}

  /** Those whose first yahrzeit has not passed, the latest death first; at most 200. */
  async list(org: OrganizationId): Promise<FirstYears> {
    const today = await this.organizations.today(org);
    return { today, data: await this.shown(this.db, org, today, null) };
  }

  /**
   * Makes the record, its observers and the path of the year, all or nothing. No letter goes to the mourners until the thirty
   * days are over, and none about this death until a person lifts its hold.
   * @throws Invalid 422 `year_is_over`, `burial_before_death`; NotFound; as the records do
   */
  note(org: OrganizationId, by: Actor, draft: Death): Promise<FirstYear> {
    return this.db.transaction(async (within) => {
      // A record holds the organization weakly and an observer strongly: two at once that began weakly would wait for each other.
      if (draft.mourners.length) await this.organizations.mayAddObservers(org, draft.mourners.length, within);
      const place = await this.organizations.settings(org, within);
      const today = await this.organizations.today(org);
      refusePast(draft.died, today);
      const { id, next } = await this.makeRecord(within, org, by, draft, place.calendar === 'hebrew');
      const mourners = await this.addMourners(within, org, by, id, draft.mourners);
      const steps = firstYearSteps(
        {
          death: effectiveHebrewDate({ gregorianDate: draft.died, afterSunset: draft.afterSunset }),
          buried: draft.buried,
          kaddish: { rule: draft.kaddishRule, from: draft.kaddishFrom },
          firstYahrzeit: next,
          festivals: draft.festivals,
        },
        place,
      );
      const { shiva, carer, kaddishRule, kaddishFrom, festivals } = draft;
      const said = [shiva, carer, kaddishRule, kaddishFrom, festivals];
      await within.query(NOTE, [org, id, ...said, by.name, this.clock.now()]);
      await within.query(ADD_STEPS, [org, id, ...columnsOf(steps), today, by.name, this.clock.now()]);
      await this.holdLetters(within, org, by, { id, mourners, until: dayOf(steps, 'sheloshim'), today });
      const trail = { action: 'note_death', resource: 'yahrzeit', resourceId: id };
      await this.audit.record(org, by, { ...trail, after: { mourners: mourners.length } }, within);
      return this.one(within, org, today, id);
    });
  }

  /** One step is done, left, opened again, given to somebody, or moved to another day. @throws NotFound */
  change(org: OrganizationId, by: Actor, id: string, { kind, ...change }: Change): Promise<FirstYear> {
    return this.db.transaction(async (within) => {
      const place = await this.organizations.settings(org, within);
      const { state = null, owner, fallsOn = null } = change;
      const dueOn = fallsOn && lastWorkingDay(fallsOn, place);
      const [, changed] = await within.query<[unknown, number]>(CHANGE_STEP, [
        ...[org, id, kind, state, owner !== undefined, owner ?? null, fallsOn, dueOn, by.name, this.clock.now()],
      ]);
      if (!changed) throw new NotFound('step of a first year');
      const trail = { action: 'change_first_year', resource: 'yahrzeit', resourceId: id };
      await this.audit.record(org, by, { ...trail, after: { kind, ...change } }, within);
      return this.one(within, org, await this.organizations.today(org), id);
    });
  }

  /**
   * The date of death or of burial was corrected: the days of what is still open are worked out anew, and who is held through the
   * thirty days is held through the right ones. What is done or left stays. Nothing happens where nothing was corrected.
   * @throws NotFound, Invalid 422 `no_date`
   */
  workOutAnew(org: OrganizationId, by: Actor, id: string): Promise<FirstYear> {
    return this.db.transaction(async (within) => {
      const place = await this.organizations.settings(org, within);
      const today = await this.organizations.today(org);
      const [basis]: Basis[] = await within.query(BASIS, [org, id]);
      if (!basis) throw new NotFound('first year');
      const { day, month, year, buried, firstYahrzeit, kaddish, festivals } = basis;
      if (day === null || month === null || year === null || !buried || !firstYahrzeit) {
        throw new Invalid([{ path: 'died', message: 'No yahrzeit follows from this date.' }], 'no_date');
      }
      const steps = firstYearSteps({ death: { day, month, year }, buried, firstYahrzeit, kaddish, festivals }, place);
      await within.query(MOVE_STEPS, [org, id, ...columnsOf(steps)]);
      await this.holdThrough(within, org, by, id, { was: basis.sheloshim, until: dayOf(steps, 'sheloshim'), today });
      const trail = { action: 'change_first_year', resource: 'yahrzeit', resourceId: id };
      await this.audit.record(org, by, { ...trail, after: { workedOutAnew: true } }, within);
      return this.one(within, org, today, id);
    });
  }

  /** A hold whose right last day has passed keeps the day that it had. */
  private async holdThrough(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    id: string,
    { was, until, today }: { was: CivilDate; until: CivilDate; today: CivilDate },
  ): Promise<void> {
    if (until < today || until === was) return;
    const held: { id: string }[] = await within.query(HELD_THROUGH, [org, id, was]);
    for (const { id: recordId } of held) {
      const why = { reason: 'first_year', note: null } as const;
      await this.holds.hold(org, by, { about: 'contact', recordId, until, ...why }, within);
    }
  }

  private async makeRecord(within: EntityManager, org: OrganizationId, by: Actor, death: Death, onHebrew: boolean) {
    const { name, hebrewName, afterSunset, died, buried } = death;
    const draft = yahrzeitDraft.parse({ name, hebrewName, afterSunset, gregorianDate: died, burialDate: buried });
    const { id, nextHebrewObservanceDate, nextGregorianObservance } = await this.yahrzeits.add(org, by, draft, within);
    const next = onHebrew ? nextHebrewObservanceDate : nextGregorianObservance;
    if (!next) throw new Invalid([{ path: 'died', message: 'No yahrzeit follows from this date.' }], 'no_date');
    return { id, next };
  }

  private async addMourners(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    yahrzeitId: string,
    mourners: Death['mourners'],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const { contactId, relationship, relationshipDetail, ...person } of mourners) {
      const known = contactId ?? (await this.contacts.add(org, by, contactDraft.parse(person), within)).id;
      await this.observers.add(org, by, { yahrzeitId, contactId: known, relationship, relationshipDetail }, within);
      ids.push(known);
    }
    return ids;
  }

  /** Who is held already stays so, in the way that somebody decided. */
  private async holdLetters(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, mourners, until, today }: { id: string; mourners: readonly string[]; until: CivilDate; today: CivilDate },
  ): Promise<void> {
    const why = { reason: 'first_year', note: null } as const;
    await this.holds.hold(org, by, { about: 'yahrzeit', recordId: id, until: null, ...why }, within);
    if (until < today) return;
    const held: { id: string }[] = await within.query(
      `SELECT contact_id AS id FROM hold WHERE organization_id = $1 AND contact_id = ANY ($2::uuid[]) AND lifted_at IS NULL`,
      [org, mourners],
    );
    const known = new Set(held.map((one) => one.id));
    for (const contactId of mourners.filter((one) => !known.has(one))) {
      await this.holds.hold(org, by, { about: 'contact', recordId: contactId, until, ...why }, within);
    }
  }

  private async one(within: EntityManager, org: OrganizationId, today: CivilDate, id: string): Promise<FirstYear> {
    const [found] = await this.shown(within, org, today, id);
    if (!found) throw new NotFound('first year');
    return found;
  }

  private async shown(
    db: DataSource | EntityManager,
    org: OrganizationId,
    today: CivilDate,
    id: string | null,
  ): Promise<FirstYear[]> {
    const rows: Listed[] = await db.query(FIRST_YEARS, [org, id === null ? today : null, id]);
    return rows.map((row) => ({ ...row, ...columnOf(row.steps, today) }));
  }
}

function refusePast(died: CivilDate, today: CivilDate): void {
  if (daysBetween(died, today) <= LONGEST_YEAR) return;
  throw new Invalid([{ path: 'died', message: 'The first year after this death is over.' }], 'year_is_over');
}

const columnsOf = (steps: readonly StepOfFirstYear[]): unknown[] => [
  steps.map(({ kind }) => kind),
  steps.map(({ fallsOn }) => fallsOn),
  steps.map(({ dueOn }) => dueOn),
  steps.map(({ festival }) => festival),
  steps.map(({ usual }) => usual),
];

const dayOf = (steps: readonly Pick<FirstYearStep, 'kind' | 'fallsOn'>[], kind: FirstYearStep['kind']): CivilDate =>
  steps.find((step) => step.kind === kind)?.fallsOn ?? '';

/** In which part of the year somebody is, and through which day. */
function columnOf(steps: readonly FirstYearStep[], today: CivilDate): Pick<FirstYear, 'column' | 'until'> {
  const ends = [
    { column: 'shiva', until: dayOf(steps, 'shiva') },
    { column: 'thirtyDays', until: dayOf(steps, 'sheloshim') },
    { column: 'elevenMonths', until: dayOf(steps, 'kaddishEnds') },
  ] as const;
  return ends.find(({ until }) => today <= until) ?? { column: 'toYahrzeit', until: dayOf(steps, 'firstYahrzeit') };
}

import { Injectable } from '@nestjs/common';
import {
  nameAsRead,
  type DatedServices,
  type ReadingPolicy,
  type servicesAround,
  type ServiceList,
  type serviceListQuery,
  type serviceSheetQuery,
  type ServiceSettings,
} from '@zikaron/contract';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, localDate, renderHebrew, type CivilDate } from '../calendar/index.js';
import { elMaleiForMany, hasHebrew } from '../hebrew-names/index.js';
import { OrganizationsService, type OrganizationRow } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Refusal, type Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { AskedReading, ReadingPlace } from '../yahrzeits/index.js';
import { keyOfService, reads, servicesBetween } from './dated-services.js';
import { allNames, namesAtServices, recentDeaths, type DueName, type RecentDeath } from './names-to-read.js';
import { around, assign, mournedAt, REACH_DAYS, type MournedName, type ReadName } from './read-at.js';
import {
  dayHeading,
  nameOfService,
  paragraphsOf,
  serviceHeading,
  serviceInSentence,
  sheetOf,
  textOf,
  TITLE,
  worded,
  type Language,
  type Unworded,
} from './service-list-words.js';
import { CalledNamesService, type Called } from './called-names.service.js';
import { elMaleiLine, gabbaiLines } from './gabbai-column.js';
import { ServiceSettingsService } from './service-settings.service.js';
import { asFriday, comingFriday, daysOfMonth, yizkorOn } from './which-services.js';
import { mourningOn } from './who-is-read.js';
import type { SheetOrder } from './write-sheet.task.js';
import type { WordOrder } from './write-word.task.js';

export type ServiceListAsked = z.output<typeof serviceListQuery>;

/** A list of names that no service could read, and no answer should hold. */
const MOST_NAMES = 20_000;

/** Large print, for whoever reads from a distance. */
const LARGE_POINTS = 19;

/** On the page of those who are not read stand deaths of so many days, whatever the policy. */
const USUAL_MOURNING_DAYS = 30;

interface Wanted {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly language: Language;
  readonly organization: OrganizationRow;
}

export const WRITE_SHEET = new URL('./write-sheet.task.js', import.meta.url);
const WRITE_WORD = new URL('./write-word.task.js', import.meta.url);

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The names to be read, at each yahrzeit's assigned service, or all of them at Yizkor. */
@Injectable()
export class ServiceListService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly settings: ServiceSettingsService,
    private readonly called: CalledNamesService,
    private readonly clock: Clock,
    private readonly work: HeavyWork,
  ) {}

  /** @throws Invalid 422 `no_friday`, Refusal 413 `too_many_names` */
  async list(org: OrganizationId, asked: ServiceListAsked): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    const language = asked.language ?? organization.language;
    const today = localDate(this.clock.now(), organization.timezone);
    if (asked.yizkor) return this.yizkor(org, organization, asked.yizkor, { ...asked, language, today });

    const settings = await this.settings.read(org);
    const [from, to] = daysOf(asked, today);
    return this.between(org, settings, { from, to, language, organization }, asked.observers);
  }

  /**
   * For a public address: the services between two dates, or the next one that is held; the living are never named.
   * @throws Refusal 402 `plan_needed`
   */
  async forEverybody(
    org: OrganizationId,
    { from, to, language }: { from?: CivilDate | undefined; to?: CivilDate | undefined; language: Language },
  ): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    if (organization.plan === 'starter') throw planNeeded();
    const settings = await this.settings.read(org);
    if (from && to) return this.between(org, settings, { from, to, language, organization }, false);
    const today = localDate(this.clock.now(), organization.timezone);
    const coming = servicesBetween(settings, today, addDays(today, REACH_DAYS), organization);
    const next = coming.find(({ cancelled }) => !cancelled)?.date ?? comingFriday(today);
    return this.between(org, settings, { from: next, to: next, language, organization }, false);
  }

  /** Every service between two dates, with the families unless they are left out. */
  async listBetween(
    org: OrganizationId,
    { from, to, language }: { from: CivilDate; to: CivilDate; language?: Language | undefined },
    observers = true,
  ): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const wanted = { from, to, language: language ?? organization.language, organization };
    return this.between(org, settings, wanted, observers);
  }

  /** The same for the pulpit. @throws Refusal 402 `plan_needed` */
  async forPulpit(org: OrganizationId, days: Parameters<ServiceListService['listBetween']>[1]): Promise<ServiceList> {
    const { plan } = await this.organizations.settings(org);
    if (plan === 'starter') throw planNeeded();
    return this.listBetween(org, days);
  }

  private async between(
    org: OrganizationId,
    settings: ServiceSettings,
    { from, to, language, organization }: Wanted,
    observers: boolean,
  ): Promise<ServiceList> {
    const { dated, at } = await this.assigned(org, settings, { from, to, language, organization });
    const shown = dated.filter(({ date }) => date >= from && date <= to);
    const deaths = await this.deaths(org, { from, to, language, days: settings.policy.recentDays });
    const { policy } = settings;
    const called = await this.calledOf(org, policy, [...shown.flatMap((service) => at.get(service) ?? []), ...deaths]);
    const hebrewOf: HebrewOf =
      policy.calledAs === 'typed' ? asTyped : (person) => called.get(person.yahrzeitId)?.called ?? null;
    return {
      language,
      title: TITLE[language].services(organization.name),
      services: shown.map((service) => {
        const names = [
          ...mournedAt(service, deaths, settings.policy.recentDays, organization).map((one) =>
            mournedInWords(one, { observers, language, hebrewOf }),
          ),
          ...(at.get(service) ?? []).map((one) => inWords(one, { observers, language, hebrewOf })),
        ];
        return {
          date: service.date,
          heading: serviceHeading(service, organization, language),
          cancelled: service.cancelled,
          names: worded(names, language).map((name) => ({
            ...name,
            gabbai: policy.gabbai ? gabbaiLines(name, called.get(name.yahrzeitId)?.tribe ?? null, language) : [],
          })),
          elMalei: elMaleiOf(names),
          gabbai:
            policy.gabbai && policy.elMalei === 'ashkenazi' ? elMaleiLine(service.day, organization, language) : null,
        };
      }),
    };
  }

  /** Whose Friday it is and who is not read, and recent deaths that the policy leaves out. @throws Invalid 422 `no_friday` */
  async notRead(org: OrganizationId, asked: { friday?: CivilDate | undefined; language?: Language | undefined }) {
    const organization = await this.organizations.settings(org);
    const language = asked.language ?? organization.language;
    const today = localDate(this.clock.now(), organization.timezone);
    const friday = asked.friday ? asFriday(asked.friday) : comingFriday(today);
    const settings = await this.settings.read(org);
    const { not } = await this.assigned(org, settings, { from: friday, to: friday, language, organization });
    const recent = await this.deaths(org, { from: friday, to: friday, language, days: USUAL_MOURNING_DAYS });
    const { recentDays } = settings.policy;
    const read = (death: RecentDeath) => mourningOn(death, addDays(friday, 1), recentDays, organization) !== null;
    const deaths = recent
      .filter((death) => !read(death))
      .map((death) => ({ ...death, ended: death.mourningEnd !== null && read({ ...death, mourningEnd: null }) }));
    return { friday, language, not: not.filter(({ due }) => due.service === friday), deaths };
  }

  /** The services at which a name can be read, five weeks before and after a date. */
  async around(org: OrganizationId, { date, language }: z.output<typeof servicesAround>): Promise<DatedServices> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const words = language ?? organization.language;
    const { from, to } = around(date, date);
    const dated = servicesBetween(settings, from, to, organization);
    const held = dated.filter((one) => !one.cancelled && reads(one, 'yahrzeitWeek', 'yahrzeitDay'));
    return {
      data: held.map((one) => ({
        date: one.date,
        key: keyOfService(one.service),
        name: nameOfService(one.service, words),
        heading: serviceHeading(one, organization, words),
      })),
    };
  }

  /** Where these are read first, with the words of letters; `null` of a name that the policy or a decision leaves out. */
  async placesOf(org: OrganizationId, asked: readonly AskedReading[]): Promise<(ReadingPlace | null)[]> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const fridays = asked.map(({ friday }) => friday).sort();
    const [from = '', to = ''] = [fridays[0], fridays.at(-1)];
    const due = await namesAtServices(this.db, org, { from, to, language: 'en' });
    const wide = around(from, to);
    const { at } = assign(due, servicesBetween(settings, wide.from, wide.to, organization), settings);
    const places = new Map<string, ReadingPlace>();
    for (const [{ date, service }, names] of [...at].sort(([one], [other]) => (one.date < other.date ? -1 : 1)))
      for (const { due: name } of names) {
        const key = keyOf(name.yahrzeitId, name.onHebrewCalendar, name.date);
        if (!places.has(key)) places.set(key, { date, service: serviceInSentence(service) });
      }
    return asked.map((one) => places.get(keyOf(one.yahrzeitId, one.onHebrewCalendar, one.date)) ?? null);
  }

  /** Every name that may be read at services between two dates, at those that read it. */
  private async assigned(org: OrganizationId, settings: ServiceSettings, { from, to, language, organization }: Wanted) {
    const reach = isUsual(settings) ? { from, to } : { from: addDays(from, -REACH_DAYS), to: addDays(to, 7) };
    const due = await namesAtServices(this.db, org, { ...reach, language });
    const wide = around(reach.from, reach.to);
    const dated = servicesBetween(settings, wide.from, wide.to, organization);
    return { dated, ...assign(due, dated, settings) };
  }

  /** Names as they are called up, where the congregation calls otherwise than typed, or the gabbai asks for the tribe. */
  private async calledOf(
    org: OrganizationId,
    policy: ReadingPolicy,
    read: readonly (ReadName | RecentDeath)[],
  ): Promise<ReadonlyMap<string, Called>> {
    if (policy.calledAs === 'typed' && !policy.gabbai) return new Map();
    return this.called.calledOf(
      org,
      read.map((one) => ('due' in one ? one.due : one)),
      policy,
    );
  }

  private async deaths(
    org: OrganizationId,
    { from, to, language, days }: { from: CivilDate; to: CivilDate; language: Language; days: number },
  ): Promise<RecentDeath[]> {
    return recentDeaths(this.db, org, { from: addDays(from, -days), to: addDays(to, 1), language });
  }

  /** For the bulletin, as plain text. @throws as `list`, and Refusal 402 `plan_needed` */
  async text(org: OrganizationId, asked: ServiceListAsked): Promise<Download> {
    const list = await this.forBulletin(org, asked);
    const content = Readable.from([Buffer.from(`\uFEFF${textOf(list)}`)], { objectMode: false });
    return { fileName: `${list.title}.txt`, type: 'text/plain; charset=utf-8', content };
  }

  /** The same as a Word document. @throws as `text`, and what heavy work refuses */
  async word(org: OrganizationId, asked: ServiceListAsked): Promise<Download> {
    const list = await this.forBulletin(org, asked);
    const order = { paragraphs: paragraphsOf(list), at: this.clock.now() };
    const content = await this.work.file<WordOrder, never>(org, WRITE_WORD, order, null);
    return { fileName: `${list.title}.docx`, type: WORD, content };
  }

  /** Typeset, as it lies on the pulpit. @throws as `text`, and what heavy work refuses */
  async sheet(org: OrganizationId, { size, type, ...asked }: z.output<typeof serviceSheetQuery>): Promise<Download> {
    const list = await this.forBulletin(org, asked);
    const { timezone } = await this.organizations.settings(org);
    const at = this.clock.now();
    const order: SheetOrder = {
      about: { title: list.title, size, at },
      sheet: sheetOf(list, type === 'large' ? LARGE_POINTS : null, at, timezone),
    };
    const bytes = await this.work.run<SheetOrder, Uint8Array>(org, WRITE_SHEET, order);
    const content = Readable.from([Buffer.from(bytes)], { objectMode: false });
    return { fileName: `${list.title}.pdf`, type: 'application/pdf', content };
  }

  private async yizkor(
    org: OrganizationId,
    organization: OrganizationRow,
    day: NonNullable<ServiceListAsked['yizkor']>,
    { hebrewYear, observers, language, today }: ServiceListAsked & { language: Language; today: CivilDate },
  ): Promise<ServiceList> {
    const names = await allNames(this.db, org, language, MOST_NAMES + 1);
    if (names.length > MOST_NAMES) throw tooManyNames();
    const hebrewOf = asTyped;
    const words = names.map((due) => inWords({ due, movedFrom: null }, { observers, language, hebrewOf }));
    const date = yizkorOn(day, organization, today, hebrewYear);
    return {
      language,
      title: TITLE[language].yizkor(day),
      services: [
        {
          date,
          heading: dayHeading(date, language),
          cancelled: false,
          names: worded(words, language),
          elMalei: null,
          gabbai: null,
        },
      ],
    };
  }

  /** Files for bulletins come with the standard plan; the list itself is everybody's. */
  private async forBulletin(org: OrganizationId, asked: ServiceListAsked): Promise<ServiceList> {
    const { plan } = await this.organizations.settings(org);
    if (plan === 'starter') throw planNeeded();
    return this.list(org, asked);
  }
}

/** The civil dates of the services that are asked for: of a Friday's week from Sunday to Shabbat, or of a month. */
function daysOf({ friday, month }: ServiceListAsked, today: CivilDate): [CivilDate, CivilDate] {
  if (month) return daysOfMonth(month);
  const asked = friday ? asFriday(friday) : comingFriday(today);
  return [addDays(asked, -5), addDays(asked, 1)];
}

/** One service, every Friday evening: no name is read anywhere but on its own Friday. */
const isUsual = ({ services: [first, second], noService }: ServiceSettings): boolean =>
  second === undefined && first?.kind === 'fridayEvening' && first.cadence.how === 'every' && noService.length === 0;

const keyOf = (yahrzeitId: string, onHebrewCalendar: boolean | null, date: CivilDate | null): string =>
  `${yahrzeitId} ${onHebrewCalendar} ${date}`;

type HebrewOf = (person: RecentDeath | DueName) => string | null;
const asTyped: HebrewOf = ({ hebrewName }) => hebrewName;

/** In English letters a name cannot stand in the prayer; whoever is there on both calendars is named once. */
function elMaleiOf(names: readonly Unworded[]): string | null {
  const hebrew = names.flatMap(({ yahrzeitId, hebrewName }): [string, string][] =>
    hebrewName && hasHebrew(hebrewName) ? [[yahrzeitId, hebrewName]] : [],
  );
  const named = [...new Map(hebrew).values()];
  return named.length > 1 ? elMaleiForMany(named) : null;
}

/** How a list is put in words. */
interface Wording {
  readonly observers: boolean;
  readonly language: Language;
  readonly hebrewOf: HebrewOf;
}

function inWords({ due, movedFrom }: ReadName, wording: Wording): Unworded {
  const { language } = wording;
  const { hebrewDay, hebrewMonth, hebrewYear, decision } = due;
  const hebrew =
    hebrewDay && hebrewMonth && hebrewYear
      ? renderHebrew({ day: hebrewDay, month: hebrewMonth, year: hebrewYear }, language)
      : null;
  return {
    ...asRead(due, wording),
    ...{ date: due.date, nth: due.nth, hebrewDate: hebrew, movedFrom },
    ...{ mourning: null, mourningEnd: null, remarks: [] },
    calendar: due.onHebrewCalendar === null ? null : due.onHebrewCalendar ? 'hebrew' : 'civil',
    decision: decision && { reason: decision.reason, by: decision.by },
  };
}

const mournedInWords = ({ death, mourned }: MournedName, wording: Wording): Unworded => ({
  ...asRead(death, wording),
  ...{ date: null, nth: null, hebrewDate: null, calendar: null, movedFrom: null, decision: null },
  ...{ mourning: mourned.time, mourningEnd: death.mourningEnd, remarks: [...mourned.remarks] },
});

function asRead(person: RecentDeath | DueName, { observers: withObservers, language, hebrewOf }: Wording) {
  const { yahrzeitId, name, personDetails, plaque } = person;
  const hebrewName = hebrewOf(person);
  const observers = withObservers ? person.observers : [];
  const spoken = language === 'he' ? (hebrewName ?? name) : name;
  const text = nameAsRead(spoken, observers, language, hebrewName);
  return { yahrzeitId, name, hebrewName, personDetails, plaque, observers, text };
}

const tooManyNames = () =>
  new Refusal(413, 'too_many_names', `There are more than ${MOST_NAMES} names. Export the yahrzeits instead.`);

export const planNeeded = () =>
  new Refusal(402, 'plan_needed', 'Files for the bulletin come with the Standard plan: see the pricing page.');

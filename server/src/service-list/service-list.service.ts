import { Injectable } from '@nestjs/common';
import {
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
import { addDays, localDate, type CivilDate } from '../calendar/index.js';
import { OrganizationsService, type OrganizationRow } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { Refusal, Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { AskedReading, ReadingPlace } from '../yahrzeits/index.js';
import { keyOfService, reads, REACH_DAYS, servicesBetween, type DatedService } from './dated-services.js';
import { allNames, namesAtServices, recentDeaths, type DueName, type RecentDeath } from './names-to-read.js';
import { around, assign, mournedAt, type MournedName, type ReadName } from './read-at.js';
import { dayHeading, nameOfService, serviceHeading, TITLE, type Language } from './service-list-words.js';
import { CalledNamesService, type Called } from './called-names.service.js';
import type { Families } from './families.js';
import { elMaleiLine, isSaidKaddishFor } from './gabbai-column.js';
import { serviceInSentence } from './service-in-sentence.js';
import { ServiceSettingsService } from './service-settings.service.js';
import { asFriday, comingFriday, daysOfMonth, yizkorOn } from './which-services.js';
import { mourningOn } from './who-is-read.js';
import { wordList, type ListedName, type ListHead } from './word-list.js';
import type { ListOrder, PageOfNames } from './write-list.task.js';

export type ServiceListAsked = z.output<typeof serviceListQuery>;

/** A list of names that no service could read, and no answer should hold. */
const MOST_NAMES = 20_000;

/** Large print, for whoever reads from a distance. */
const LARGE_POINTS = 19;

/** A family may ask that a name be read so many days before or after. */
const NEAR_DAYS = 14;

/** On the page of those who are not read stand deaths of so many days, whatever the policy. */
const USUAL_MOURNING_DAYS = 30;

interface Wanted {
  /** Those alone for whom the congregation says kaddish. */
  readonly kaddish?: boolean;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly language: Language;
  readonly organization: OrganizationRow;
}

/** A list as the database tells it, before it is put in words. */
interface Gathered {
  readonly head: ListHead;
  readonly names: readonly ListedName[];
}

/** So many are put in words while somebody waits: a week of a large congregation. */
const FEW_NAMES = 200;

const WRITE_LIST = new URL('./write-list.task.js', import.meta.url);

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TYPES = { txt: 'text/plain; charset=utf-8', docx: WORD };

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
    const { head, names } = await this.gather(org, asked);
    return wordList(head, names);
  }

  /** The same to be answered: of many names as JSON that was written elsewhere. @throws as `list`, and what heavy work refuses */
  async answer(org: OrganizationId, asked: ServiceListAsked): Promise<ServiceList | Readable> {
    const gathered = await this.gather(org, asked);
    const { head, names } = gathered;
    return names.length <= FEW_NAMES ? wordList(head, names) : this.written(org, gathered, { ending: 'json' });
  }

  private async gather(org: OrganizationId, asked: ServiceListAsked): Promise<Gathered> {
    const organization = await this.organizations.settings(org);
    const language = asked.language ?? organization.language;
    const today = localDate(this.clock.now(), organization.timezone);
    if (asked.yizkor) return this.yizkor(org, organization, asked.yizkor, { ...asked, language, today });

    const settings = await this.settings.read(org);
    const [from, to] = daysOf(asked, today);
    const wanted = { from, to, language, organization, kaddish: asked.kaddish === 'true' };
    return this.between(org, settings, wanted, asked.observers ? 'all' : 'none');
  }

  /**
   * For a public address: the services between two dates, or the next one that is held; with those of the living at most who
   * allowed it.
   * @throws Refusal 402 `plan_needed`
   */
  async forEverybody(
    org: OrganizationId,
    { from, to, language }: { from?: CivilDate | undefined; to?: CivilDate | undefined; language: Language },
    families: 'allowed' | 'none',
  ): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    if (organization.plan === 'starter') throw planNeeded();
    const settings = await this.settings.read(org);
    if (from && to) return this.inWords(org, settings, { from, to, language, organization }, families);
    const today = localDate(this.clock.now(), organization.timezone);
    const coming = servicesBetween(settings, today, addDays(today, REACH_DAYS), organization);
    const next = coming.find(({ cancelled }) => !cancelled)?.date ?? comingFriday(today);
    return this.inWords(org, settings, { from: next, to: next, language, organization }, families);
  }

  /** Every service between two dates, with these families. */
  async listBetween(
    org: OrganizationId,
    { from, to, language }: { from: CivilDate; to: CivilDate; language?: Language | undefined },
    families: Families = 'all',
  ): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const wanted = { from, to, language: language ?? organization.language, organization };
    return this.inWords(org, settings, wanted, families);
  }

  /** The same for the pulpit. @throws Refusal 402 `plan_needed` */
  async forPulpit(org: OrganizationId, days: Parameters<ServiceListService['listBetween']>[1]): Promise<ServiceList> {
    const { plan } = await this.organizations.settings(org);
    if (plan === 'starter') throw planNeeded();
    return this.listBetween(org, days);
  }

  private async inWords(org: OrganizationId, settings: ServiceSettings, wanted: Wanted, families: Families) {
    const { head, names } = await this.between(org, settings, wanted, families);
    return wordList(head, names);
  }

  private async between(
    org: OrganizationId,
    settings: ServiceSettings,
    { from, to, language, organization, kaddish = false }: Wanted,
    families: Families,
  ): Promise<Gathered> {
    const { dated, at } = await this.assigned(org, settings, { from, to, language, organization });
    const shown = dated.filter(({ date }) => date >= from && date <= to);
    const { policy } = settings;
    const deaths = await this.deaths(org, { from, to, language, days: policy.recentDays });
    const called = await this.calledOf(org, policy, [...shown.flatMap((service) => at.get(service) ?? []), ...deaths]);
    const read = shown.map((service) =>
      [...mournedAt(service, deaths, policy.recentDays, organization), ...(at.get(service) ?? [])].filter(
        (one) => !kaddish || isSaidKaddishFor(personOf(one)),
      ),
    );
    const head: ListHead = {
      ...{ language, families, policy, kaddish, serviceRule: organization.serviceRule },
      title: TITLE[language][kaddish ? 'kaddish' : 'services'](organization.name),
      services: shown.map((service, nth) =>
        headOf(service, read[nth]?.length ?? 0, policy, { organization, language }),
      ),
    };
    const names = read.flat().map((one) => ({ ...one, called: called.get(personOf(one).yahrzeitId) ?? null }));
    return { head, names };
  }

  /** Whose Friday it is and who is not read, and recent deaths that no service of its week names. @throws Invalid 422 `no_friday` */
  async notRead(org: OrganizationId, asked: { friday?: CivilDate | undefined; language?: Language | undefined }) {
    const organization = await this.organizations.settings(org);
    const language = asked.language ?? organization.language;
    const today = localDate(this.clock.now(), organization.timezone);
    const friday = asked.friday ? asFriday(asked.friday) : comingFriday(today);
    const settings = await this.settings.read(org);
    const { not, dated } = await this.assigned(org, settings, { from: friday, to: friday, language, organization });
    const recent = await this.deaths(org, { from: friday, to: friday, language, days: USUAL_MOURNING_DAYS });
    const { recentDays } = settings.policy;
    const week = dated.filter(({ date }) => date >= addDays(friday, -5) && date <= addDays(friday, 1));
    const named = week.flatMap((service) => mournedAt(service, recent, recentDays, organization));
    const read = new Set(named.map(({ death }) => death.yahrzeitId));
    const isDue = (death: RecentDeath) => mourningOn(death, addDays(friday, 1), recentDays, organization) !== null;
    const deaths = recent
      .filter(({ yahrzeitId }) => !read.has(yahrzeitId))
      .map((death) => ({ ...death, due: isDue(death), ended: isDue({ ...death, mourningEnd: null }) }));
    return { friday, language, not: not.filter(({ due }) => due.service === friday), deaths };
  }

  /** The services at which a name can be read, five weeks before and after a date. */
  async around(org: OrganizationId, { date, language }: z.output<typeof servicesAround>): Promise<DatedServices> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const words = language ?? organization.language;
    const dated = servicesBetween(settings, addDays(date, -REACH_DAYS), addDays(date, REACH_DAYS), organization);
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

  /** The dates within two weeks of one on which the names of a week are read; where no service reads a week, those of a day. */
  async datesNear(org: OrganizationId, date: CivilDate): Promise<CivilDate[]> {
    const organization = await this.organizations.settings(org);
    const settings = await this.settings.read(org);
    const dated = servicesBetween(settings, addDays(date, -NEAR_DAYS), addDays(date, NEAR_DAYS), organization);
    const held = dated.filter((one) => !one.cancelled);
    const weekly = held.filter((one) => reads(one, 'yahrzeitWeek'));
    const reading = weekly.length > 0 ? weekly : held.filter((one) => reads(one, 'yahrzeitDay'));
    return [...new Set(reading.map((one) => one.date))];
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

  /** Names as they are called up: where they are called as typed, of those whose parts somebody confirmed. */
  private calledOf(
    org: OrganizationId,
    policy: ReadingPolicy,
    read: readonly (ReadName | RecentDeath)[],
  ): Promise<ReadonlyMap<string, Called>> {
    const people = read.map((one) => ('due' in one ? one.due : one));
    return this.called.calledOf(
      org,
      people,
      policy,
      policy.calledAs === 'typed' && !policy.gabbai ? 'confirmed' : 'all',
    );
  }

  private async deaths(
    org: OrganizationId,
    { from, to, language, days }: { from: CivilDate; to: CivilDate; language: Language; days: number },
  ): Promise<RecentDeath[]> {
    return recentDeaths(this.db, org, { from: addDays(from, -days), to: addDays(to, 1), language });
  }

  /**
   * For the bulletin: as plain text, as a Word document, or typeset as it lies on the pulpit.
   * @throws as `list`, Refusal 402 `plan_needed`, and what heavy work refuses
   */
  async file(org: OrganizationId, asked: ServiceListAsked, ending: 'txt' | 'docx'): Promise<Download> {
    return this.forBulletin(org, asked, TYPES[ending], { ending });
  }

  /** @throws as `file` */
  async sheet(org: OrganizationId, { size, type, ...asked }: z.output<typeof serviceSheetQuery>): Promise<Download> {
    const { timezone } = await this.organizations.settings(org);
    const points = type === 'large' ? LARGE_POINTS : null;
    return this.forBulletin(org, asked, 'application/pdf', { ending: 'pdf', size, points, timezone });
  }

  /** Files for bulletins come with the standard plan; the list itself is everybody's. */
  private async forBulletin(
    org: OrganizationId,
    asked: ServiceListAsked,
    type: string,
    form: ListOrder['form'],
  ): Promise<Download> {
    const { plan } = await this.organizations.settings(org);
    if (plan === 'starter') throw planNeeded();
    const gathered = await this.gather(org, asked);
    const content = await this.written(org, gathered, form);
    return new Download({ fileName: `${gathered.head.title}.${form.ending}`, type, content });
  }

  private written(org: OrganizationId, { head, names }: Gathered, form: ListOrder['form']): Promise<Readable> {
    const order = { head, at: this.clock.now(), form };
    return this.work.file<ListOrder, PageOfNames>(org, WRITE_LIST, order, Readable.from(pages(names)));
  }

  private async yizkor(
    org: OrganizationId,
    organization: OrganizationRow,
    day: NonNullable<ServiceListAsked['yizkor']>,
    { hebrewYear, observers, language, today }: ServiceListAsked & { language: Language; today: CivilDate },
  ): Promise<Gathered> {
    const names = await allNames(this.db, org, language, MOST_NAMES + 1);
    if (names.length > MOST_NAMES) throw tooManyNames();
    const date = yizkorOn(day, organization, today, hebrewYear);
    const service = { ...NO_SERVICE, date, heading: dayHeading(date, language), count: names.length };
    return {
      head: {
        language,
        title: TITLE[language].yizkor(day),
        families: observers ? 'all' : 'none',
        kaddish: false,
        policy: null,
        serviceRule: organization.serviceRule,
        services: [service],
      },
      names: names.map((due) => ({ due, movedFrom: null, because: null, called: null })),
    };
  }
}

/** Yizkor is said at no service of the week. */
const NO_SERVICE = { kind: null, cancelled: false, gabbai: null, quorum: null };

/** What is said above the names of a service. */
function headOf(
  dated: DatedService,
  count: number,
  policy: ReadingPolicy,
  { organization, language }: Pick<Wanted, 'organization' | 'language'>,
): ListHead['services'][number] {
  const { date, day, cancelled, service } = dated;
  const saysElMalei = policy.gabbai && policy.elMalei === 'ashkenazi';
  return {
    ...{ date, kind: service.kind, cancelled, count, quorum: service.quorum },
    heading: serviceHeading(dated, organization, language),
    gabbai: saysElMalei ? elMaleiLine(day, organization, language) : null,
  };
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

/** Whoever writes them asks for the next when it has taken these: none of them holds up who else is served. */
function* pages(names: readonly ListedName[]): Generator<PageOfNames> {
  for (let from = 0; from < names.length; from += FEW_NAMES) yield names.slice(from, from + FEW_NAMES);
}

const personOf = (one: ReadName | MournedName): DueName | RecentDeath => ('due' in one ? one.due : one.death);

const tooManyNames = () =>
  new Refusal(413, 'too_many_names', `There are more than ${MOST_NAMES} names. Export the yahrzeits instead.`);

export const planNeeded = () =>
  new Refusal(402, 'plan_needed', 'Files for the bulletin come with the Standard plan: see the pricing page.');

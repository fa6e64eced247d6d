import { Injectable } from '@nestjs/common';
import { nameAsRead, type ServiceList, type ServiceName, type serviceListQuery } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { localDate, renderHebrew, type CivilDate } from '../calendar/index.js';
import { OrganizationsService, type OrganizationRow } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { wordDocument } from '../platform/documents/index.js';
import { Refusal, type Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { allNames, namesAtServices, type DueName } from './names-to-read.js';
import { dayHeading, paragraphsOf, serviceHeading, textOf, TITLE, type Language } from './service-list-words.js';
import { asFriday, comingFriday, fridaysOf, yizkorOn } from './which-services.js';

export type ServiceListAsked = z.output<typeof serviceListQuery>;

/** A list of names that no service could read, and no answer should hold. */
const MOST_NAMES = 20_000;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The names to be read, at each yahrzeit's assigned service, or all of them at Yizkor. */
@Injectable()
export class ServiceListService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
  ) {}

  /** @throws Invalid 422 `no_friday`, Refusal 413 `too_many_names` */
  async list(org: OrganizationId, asked: ServiceListAsked): Promise<ServiceList> {
    const organization = await this.organizations.settings(org);
    const language = asked.language ?? organization.language;
    const today = localDate(this.clock.now(), organization.timezone);
    if (asked.yizkor) return this.yizkor(org, organization, asked.yizkor, { ...asked, language, today });

    const fridays = asked.month
      ? fridaysOf(asked.month)
      : [asked.friday ? asFriday(asked.friday) : comingFriday(today)];
    const [first = today, last = first] = [fridays[0], fridays.at(-1)];
    const due = await namesAtServices(this.db, org, first, last, language);
    return {
      language,
      title: TITLE[language].services(organization.name),
      services: fridays.map((date) => ({
        date,
        heading: serviceHeading(date, language),
        names: due.filter(({ service }) => service === date).map((name) => inWords(name, asked.observers, language)),
      })),
    };
  }

  /** For the bulletin, as plain text. @throws as `list`, and Refusal 402 `plan_needed` */
  async text(org: OrganizationId, asked: ServiceListAsked): Promise<Download> {
    const list = await this.forBulletin(org, asked);
    const content = Readable.from([Buffer.from(`\uFEFF${textOf(list)}`)], { objectMode: false });
    return { fileName: `${list.title}.txt`, type: 'text/plain; charset=utf-8', content };
  }

  /** The same as a Word document. */
  async word(org: OrganizationId, asked: ServiceListAsked): Promise<Download> {
    const list = await this.forBulletin(org, asked);
    const content = wordDocument(paragraphsOf(list), this.clock.now());
    return { fileName: `${list.title}.docx`, type: WORD, content };
  }

  private async yizkor(
    org: OrganizationId,
    organization: OrganizationRow,
    day: NonNullable<ServiceListAsked['yizkor']>,
    { hebrewYear, observers, language, today }: ServiceListAsked & { language: Language; today: CivilDate },
  ): Promise<ServiceList> {
    const names = await allNames(this.db, org, language, MOST_NAMES + 1);
    if (names.length > MOST_NAMES) throw tooManyNames();
    const date = yizkorOn(day, organization, today, hebrewYear);
    return {
      language,
      title: TITLE[language].yizkor(day),
      services: [
        { date, heading: dayHeading(date, language), names: names.map((name) => inWords(name, observers, language)) },
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

function inWords(due: DueName, withObservers: boolean, language: Language): ServiceName {
  const { service: _, onHebrewCalendar, hebrewDay, hebrewMonth, hebrewYear, ...person } = due;
  const observers = withObservers ? due.observers : [];
  const hebrew =
    hebrewDay && hebrewMonth && hebrewYear
      ? renderHebrew({ day: hebrewDay, month: hebrewMonth, year: hebrewYear }, language)
      : null;
  const spoken = language === 'he' ? (due.hebrewName ?? due.name) : due.name;
  return {
    ...person,
    text: nameAsRead(spoken, observers, language, due.hebrewName),
    calendar: onHebrewCalendar === null ? null : onHebrewCalendar ? 'hebrew' : 'civil',
    hebrewDate: hebrew,
    observers,
  };
}

const tooManyNames = () =>
  new Refusal(413, 'too_many_names', `There are more than ${MOST_NAMES} names. Export the yahrzeits instead.`);

const planNeeded = () =>
  new Refusal(402, 'plan_needed', 'Files for the bulletin come with the Standard plan: see the pricing page.');

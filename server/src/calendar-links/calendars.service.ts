import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { addDays, localDate } from '../calendar/index.js';
import { ContactsService } from '../contacts/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import { calendarText } from './calendar-events.js';
import { observancesAhead, type Whose } from './observances-ahead.js';

/** What a calendar holds: a month back, five years ahead for a person, thirteen months for a whole organization. */
const DAYS_BACK = 31;
const DAYS_OF_A_PERSON = 5 * 365;
const DAYS_OF_ALL = 396;

/** Observances as calendar files. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly clock: Clock,
    private readonly yahrzeits: YahrzeitsService,
    private readonly contacts: ContactsService,
  ) {}

  /** @throws NotFound */
  async ofYahrzeit(org: OrganizationId, yahrzeitId: string): Promise<Download> {
    const { name } = await this.yahrzeits.get(org, yahrzeitId);
    return this.file(org, { yahrzeitId, contactId: null }, name);
  }

  /** What they observe: all of it, or one yahrzeit. @throws NotFound */
  async ofContact(org: OrganizationId, contactId: string, yahrzeitId: string | null = null): Promise<Download> {
    const { name, language } = await this.contacts.get(org, contactId);
    return this.file(org, { yahrzeitId, contactId }, name, language);
  }

  ofOrganization(org: OrganizationId): Promise<Download> {
    return this.file(org, { yahrzeitId: null, contactId: null });
  }

  private async file(
    org: OrganizationId,
    whose: Whose,
    about?: string,
    spoken?: 'en' | 'he' | null,
  ): Promise<Download> {
    const organization = await this.organizations.settings(org);
    const language = spoken ?? organization.language;
    const title = TITLE[language](about ?? organization.name);
    const now = this.clock.now();
    const today = localDate(now, organization.timezone);
    const ahead = about === undefined ? DAYS_OF_ALL : DAYS_OF_A_PERSON;
    const pages = observancesAhead(this.db, org, whose, {
      from: addDays(today, -DAYS_BACK),
      to: addDays(today, ahead),
    });
    const content = Readable.from(calendarText({ title, place: organization, language, now }, pages), {
      objectMode: false,
    });
    return new Download({ fileName: `${title}.ics`, type: 'text/calendar; charset=utf-8', content });
  }
}

const TITLE: Record<'en' | 'he', (about: string) => string> = {
  en: (about) => `Yahrzeits - ${about}`,
  he: (about) => `יארצייטים - ${about}`,
};

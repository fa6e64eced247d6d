import { Injectable } from '@nestjs/common';
import type { Contact } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { CalendarLinksService, CalendarsService } from '../calendar-links/index.js';
import { ContactsService } from '../contacts/index.js';
import { SuppressionService } from '../emails/index.js';
import type { Download } from '../platform/http/index.js';
import { ObserversService } from '../yahrzeits/index.js';
import { LinkLimits } from './link-limits.js';
import { observedBy, withEmail, type Observed } from './observed.js';
import { OfficeMessages } from './office-messages.service.js';
import { preferencesPage } from './preferences-page.js';
import type { Page } from './page.js';
import type { Said } from './preferences-words.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { OBSERVER, type Visit } from './visits.service.js';

interface ReminderChoice {
  readonly observer: string;
  readonly days: number;
  readonly calendar: 'hebrew' | 'civil';
}

/**
 * What a person may see and choose by the link in a letter: of what they themselves observe, nothing else. An id of anything
 * else is answered as if it were not there. Every change stands in the trail as made by the observer.
 */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly observers: ObserversService,
    private readonly suppressions: SuppressionService,
    private readonly unsubscribing: UnsubscribeService,
    private readonly calendars: CalendarsService,
    private readonly calendarLinks: CalendarLinksService,
    private readonly office: OfficeMessages,
    private readonly limits: LinkLimits,
  ) {}

  async page(visit: Visit, path: string, said: Said | null): Promise<Page> {
    const { org, contactId, email } = visit;
    const [observed, suppressed, links, contact] = await Promise.all([
      observedBy(this.db, visit),
      email ? this.suppressions.reasonFor(org, email) : null,
      this.calendarLinks.list(org, { filter: { contactId } }),
      this.contacts.get(org, contactId),
    ]);
    const calendarUrl = links.data[0]?.url ?? null;
    return preferencesPage({ visit, observed, suppressed, ends: endOf(contact), calendarUrl, said, path });
  }

  async chooseReminder(visit: Visit, { observer, days, calendar }: ReminderChoice): Promise<Said> {
    const one = await this.own(visit, observer);
    if (!one) return 'nothing';
    const change = { reminderDaysBefore: days, observeOnHebrewCalendar: calendar === 'hebrew' };
    await this.observers.change(visit.org, OBSERVER, one.id, change);
    return 'saved';
  }

  /** Letters about one yahrzeit, or all letters of the congregation when none is named. */
  async chooseLetters(visit: Visit, observer: string | undefined, areWanted: boolean): Promise<Said> {
    if (observer === undefined) {
      if (!areWanted) await this.unsubscribing.stopAll(visit);
      return areWanted ? this.goOn(visit) : 'stopped';
    }
    const one = await this.own(visit, observer);
    if (!one) return 'nothing';
    if (!areWanted) await this.unsubscribing.stopOne(visit, one);
    else await this.observers.change(visit.org, OBSERVER, one.id, { channel: withEmail(one.channel) });
    return areWanted ? 'resumed' : 'stopped';
  }

  /** Letters go on: to whoever stopped them, and to a former member whose letters end. */
  private async goOn({ org, contactId, email }: Visit): Promise<Said> {
    if (email) await this.suppressions.resume(org, OBSERVER, email);
    if (!endOf(await this.contacts.get(org, contactId))) return 'resumed';
    await this.contacts.change(org, OBSERVER, contactId, { staysOn: true });
    return 'staying';
  }

  async writeToOffice(visit: Visit, observer: string | undefined, text: string): Promise<Said> {
    const about = observer === undefined ? null : await this.own(visit, observer);
    if (!text || (observer !== undefined && !about)) return 'nothing';
    if (!(await this.limits.mayWrite(visit.contactId))) return 'too-many';
    await this.office.tell(visit, about, text);
    return 'sent';
  }

  /** Makes the private address of this person's calendar; one that is there already is kept. */
  async makeCalendarAddress({ org, contactId }: Visit): Promise<Said> {
    const { total } = await this.calendarLinks.list(org, { filter: { contactId } });
    if (total === 0) await this.calendarLinks.add(org, OBSERVER, { contactId });
    return 'address';
  }

  /** What this person observes as a calendar file: all of it, or one yahrzeit. */
  calendar({ org, contactId }: Visit, yahrzeitId?: string): Promise<Download> {
    return this.calendars.ofContact(org, contactId, yahrzeitId);
  }

  private async own(visit: Visit, observer: string): Promise<Observed | null> {
    return (await observedBy(this.db, visit)).find(({ id }) => id === observer) ?? null;
  }
}

/** When letters to a former member end; null where they go on. */
const endOf = ({ memberUntil, lettersUntil }: Contact) =>
  memberUntil && lettersUntil ? { left: memberUntil, until: lettersUntil } : null;

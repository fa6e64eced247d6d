import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SuppressionService } from '../emails/index.js';
import { NotificationsService, plainCause } from '../notifications/index.js';
import { ObserversService } from '../yahrzeits/index.js';
import { isByEmail, observedBy, withoutEmail, type Observed } from './observed.js';
import { unknownPage, type Page } from './page.js';
import { donePage, questionPage } from './unsubscribe-page.js';
import { OBSERVER, Visits, type Visit } from './visits.service.js';

/** What the link that stops letters may do: ask what is to stop, and stop it. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly db: DataSource,
    private readonly visits: Visits,
    private readonly suppressions: SuppressionService,
    private readonly observers: ObserversService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Asks; changes nothing, since mail programs and scanners open every link. */
  async ask(token: string): Promise<Page> {
    const opened = await this.visits.byUnsubscribe(token);
    if (!opened?.visit) return unknownPage();
    const { visit, subscriber } = opened;
    return questionPage(visit, await this.letterIsAbout(visit, subscriber.yahrzeitId));
  }

  /**
   * Stops the letters about the yahrzeit of this letter, or all letters to this person's address, as a one-click of a mail
   * program does. Any number of times is the same as once.
   */
  async stop(token: string, which: 'one' | 'all'): Promise<Page> {
    const opened = await this.visits.byUnsubscribe(token);
    if (!opened) return unknownPage();
    const { visit, subscriber } = opened;
    if (!visit) return donePage(null, null);
    const about = which === 'one' ? await this.letterIsAbout(visit, subscriber.yahrzeitId) : null;
    if (about) await this.stopOne(visit, about);
    else await this.stopAll(visit);
    return donePage(visit, about?.name ?? null);
  }

  /** The letters about one yahrzeit: they come on paper from now on, if at all. */
  async stopOne({ org }: Visit, { id, channel }: Pick<Observed, 'id' | 'channel'>): Promise<void> {
    if (!isByEmail(channel)) return;
    await this.observers.change(org, OBSERVER, id, { channel: withoutEmail(channel) });
  }

  /** Everything to this address. Staff are told, once. */
  async stopAll({ org, email }: Visit): Promise<void> {
    if (!email) return;
    const detail = 'By the link in a letter';
    const isNew = await this.suppressions.add(org, OBSERVER, { email, reason: 'unsubscribed', detail });
    if (isNew) await this.notifications.raise(org, SOMEONE_LEFT);
  }

  /** Null when the person does not observe it, or gets no email about it. */
  private async letterIsAbout(visit: Visit, yahrzeitId: string | null): Promise<Observed | null> {
    const observed = yahrzeitId ? await observedBy(this.db, visit) : [];
    return observed.find((one) => one.yahrzeitId === yahrzeitId && isByEmail(one.channel)) ?? null;
  }
}

const SOMEONE_LEFT = plainCause('emails-unsubscribed', 'info', '/app/suppressions');

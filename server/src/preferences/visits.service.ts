import { Injectable } from '@nestjs/common';
import { dateOrderOf, type DateOrder } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { Place } from '../calendar/index.js';
import { isCurrent, LetterLinks, markIn, type PreferenceLink, type Subscriber } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { Language } from './page.js';

/** Beside every change that was made by a link: the link is all we know of who opened it, so no name stands here. */
export const OBSERVER: Actor = { id: null, name: 'The observer, by the link in a letter' };

/** What a letter's link opens: one's own page, the page that answers the letter, or the one that asks who will remember. */
export type LinkKind = 'preferences' | 'answer' | 'remember';

/** Who came by a link, and to whose page. */
export interface Visit {
  readonly org: OrganizationId;
  readonly contactId: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
  readonly organization: string;
  /** How the congregation writes civil dates. */
  readonly dateOrder: DateOrder;
  /** Where the congregation is, by which the candle is lit. */
  readonly place: Place;
}

type Spoken = Pick<Subscriber, 'org' | 'contactId' | 'addressMark'>;
type Found = Omit<Visit, 'dateOrder'> & { readonly ownOrder: DateOrder | null; readonly timezone: string };

/** Reads the links of letters: who comes by them. Changes nothing. */
@Injectable()
export class Visits {
  constructor(
    private readonly db: DataSource,
    private readonly links: LetterLinks,
    private readonly clock: Clock,
  ) {}

  /** `unknown`: not one of ours, or the person is not known any more. `old`: made too long ago, or for another address. */
  async by(kind: LinkKind, token: string): Promise<Visit | { old: Language } | 'unknown'> {
    const link = this.read(kind, token);
    const visit = link && (await this.find(link));
    if (!link || !visit) return 'unknown';
    return isCurrent(link, visit.email, this.clock.now()) ? visit : { old: visit.language };
  }

  private read(kind: LinkKind, token: string): PreferenceLink | null {
    if (kind === 'preferences') return this.links.readPreferences(token);
    return kind === 'answer' ? this.links.readAnswer(token) : this.links.readRemember(token);
  }

  /** Null when the link is not ours; without a visit when the person is not known any more. */
  async byUnsubscribe(token: string): Promise<{ subscriber: Subscriber; visit: Visit | null } | null> {
    const subscriber = this.links.readUnsubscribe(token);
    return subscriber && { subscriber, visit: await this.find(subscriber) };
  }

  /**
   * Where that contact is gone (merged with another one, or taken back with its list and brought anew), whoever has the
   * address now that the letter went to: the same person.
   */
  private async find({ org, contactId, addressMark }: Spoken): Promise<Visit | null> {
    const byId = await this.visitOf(org, 'c.id = $2', contactId);
    return byId ?? (addressMark && this.visitOf(org, `${markIn('c.email')} = $2`, addressMark));
  }

  private async visitOf(org: OrganizationId, which: string, value: string | Buffer): Promise<Visit | null> {
    const [found] = await this.db.query<Found[]>(
      `SELECT o.id AS org, c.id AS "contactId", c.name, c.email, coalesce(c.language, o.language) AS language,
              o.name AS organization, jsonb_build_object('timezone', o.timezone, 'israel', o.israel, 'latitude', o.latitude,
              'longitude', o.longitude, 'shabbatTimes', o.shabbat_times) AS place,
              o.date_order AS "ownOrder", o.timezone
         FROM organization o JOIN contact c ON c.organization_id = o.id WHERE o.id = $1 AND ${which}`,
      [org, value],
    );
    if (!found) return null;
    const { ownOrder, timezone, ...visit } = found;
    return { ...visit, dateOrder: dateOrderOf({ dateOrder: ownOrder, timezone }) };
  }
}

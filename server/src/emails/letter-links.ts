import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { markOf } from './address-mark.js';
import { preferenceToken, readPreferenceToken, type PreferenceLink } from './preference-token.js';
import { readUnsubscribeToken, unsubscribeToken, type Subscriber } from './unsubscribe-token.js';

/** Who gets a letter, and whom it is about. */
interface LetterReceiver {
  readonly contactId: string;
  readonly yahrzeitId: string | null;
  readonly email: string;
}

/** The addresses in a letter that its receiver may open without an account. */
export interface LinksOfLetter {
  /** Stops letters; in the letter and in its List-Unsubscribe header. */
  readonly unsubscribe: string;
  /** The page of this person's preferences; calendars are under it. */
  readonly preferences: string;
  /** The page on which this person answers; what a letter was about can be answered until a month after its day. */
  readonly answer: string;
  /** The page on which whoever was asked says who will remember. */
  readonly remember: string;
}

/** The links in letters: each says by itself, signed, for whom it speaks. */
@Injectable()
export class LetterLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL' | 'LINK_SECRET'>,
    private readonly clock: Clock,
  ) {}

  of(org: OrganizationId, { contactId, yahrzeitId, email }: LetterReceiver): LinksOfLetter {
    const { PUBLIC_URL, LINK_SECRET } = this.config;
    const [receiver, now] = [{ org, contactId, email }, this.clock.now()];
    return {
      unsubscribe: `${PUBLIC_URL}/u/${unsubscribeToken(LINK_SECRET, { org, contactId, yahrzeitId, addressMark: markOf(email) })}`,
      preferences: `${PUBLIC_URL}/p/${preferenceToken(LINK_SECRET, receiver, now)}`,
      answer: `${PUBLIC_URL}/r/${preferenceToken(LINK_SECRET, receiver, now, 'answer')}`,
      remember: `${PUBLIC_URL}/w/${preferenceToken(LINK_SECRET, receiver, now, 'remember')}`,
    };
  }

  /** Whom an unsubscribe link speaks for; null when it is not one of ours. */
  readUnsubscribe(token: string): Subscriber | null {
    return readUnsubscribeToken(this.config.LINK_SECRET, token);
  }

  /** What a preferences link says; null when it is not one of ours. */
  readPreferences(token: string): PreferenceLink | null {
    return readPreferenceToken(this.config.LINK_SECRET, token);
  }

  /** What an answer link says; null when it is not one of ours. */
  readAnswer(token: string): PreferenceLink | null {
    return readPreferenceToken(this.config.LINK_SECRET, token, 'answer');
  }

  /** What a link that asks who will remember says; null when it is not one of ours. */
  readRemember(token: string): PreferenceLink | null {
    return readPreferenceToken(this.config.LINK_SECRET, token, 'remember');
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { readUnsubscribeToken, unsubscribeToken, type Subscriber } from './unsubscribe-token.js';

/** The links in letters by which a person says that no more are wanted. */
@Injectable()
export class UnsubscribeLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** For the letter and for its List-Unsubscribe header. */
  urlFor(org: OrganizationId, contactId: string): string {
    return `${this.config.PUBLIC_URL}/u/${unsubscribeToken(this.config.LINK_SECRET, { org, contactId })}`;
  }

  /** Whom a link speaks for; null when it is not one of ours. */
  read(token: string): Subscriber | null {
    return readUnsubscribeToken(this.config.LINK_SECRET, token);
  }
}

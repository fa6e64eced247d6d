import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { NotFound } from '../platform/http/index.js';
import type { Actor } from '../platform/tenancy/index.js';
import { SuppressionService } from './suppression.service.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import type { Subscriber } from './unsubscribe-token.js';
import type { PageFacts } from './unsubscribe-page.js';

const RECIPIENT: Actor = { id: null, name: 'The recipient, by the link in a letter' };

/** What a link in a letter may do: show whose letters they are, and end them. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly db: DataSource,
    private readonly links: UnsubscribeLinks,
    private readonly suppressions: SuppressionService,
    private readonly organizations: OrganizationsService,
  ) {}

  /** What the page says; changes nothing. Answers null when the link is not ours. */
  async page(token: string): Promise<PageFacts | null> {
    const subscriber = this.links.read(token);
    if (!subscriber) return null;
    try {
      const { name, language } = await this.organizations.settings(subscriber.org);
      const contact = await this.contact(subscriber);
      return { organization: name, language: contact?.language ?? language };
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  /**
   * Ends all letters to this person's address. Any number of times is the same as once; when the person or their address
   * is no longer known, nothing is left to end.
   */
  async unsubscribe(token: string): Promise<PageFacts | null> {
    const facts = await this.page(token);
    const subscriber = this.links.read(token);
    if (!facts || !subscriber) return null;
    const email = (await this.contact(subscriber))?.email;
    if (email) {
      const detail = 'By the link in a letter';
      await this.suppressions.add(subscriber.org, RECIPIENT, { email, reason: 'unsubscribed', detail });
    }
    return facts;
  }

  private async contact({
    org,
    contactId,
  }: Subscriber): Promise<{ email: string | null; language: 'en' | 'he' | null }> {
    const [contact] = await this.db.query(
      `SELECT email, language FROM contact WHERE organization_id = $1 AND id = $2`,
      [org, contactId],
    );
    return contact ?? null;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { MailProviderName } from '@zikaron/contract';
import { NotFound } from '../platform/http/index.js';
import { DeliveryReports } from './delivery-reports.service.js';
import type { Posted } from './providers/authentic.js';
import type { OpenProviders } from './providers/open-providers.js';

export const OPEN_PROVIDERS = Symbol('OPEN_PROVIDERS');

/** Takes the news of mail services. */
@Injectable()
export class MailWebhooks {
  constructor(
    @Inject(OPEN_PROVIDERS) private readonly open: OpenProviders,
    private readonly reports: DeliveryReports,
  ) {}

  /** @throws NotFound where the service is not configured; NotAuthentic; Refusal 400 `not_understood` */
  async take(provider: MailProviderName, posted: Posted): Promise<{ recorded: number; ignored: number }> {
    const reader = this.open.get(provider);
    if (!reader) throw new NotFound('webhook');
    const news = await reader.read(posted);
    const recorded = await this.reports.record(provider, news);
    return { recorded, ignored: news.length - recorded };
  }
}

import { Injectable } from '@nestjs/common';
import { BounceMailbox } from './bounces/bounce-mailbox.js';
import { WebhookTokens } from './providers/webhook-tokens.js';

/** Forgets what was kept only so that nothing counts twice, once it could not come again. */
@Injectable()
export class DeliveryUpkeep {
  constructor(
    private readonly mailbox: BounceMailbox,
    private readonly tokens: WebhookTokens,
  ) {}

  async forgetOld(): Promise<void> {
    await this.mailbox.forgetOld();
    await this.tokens.forgetOld();
  }
}

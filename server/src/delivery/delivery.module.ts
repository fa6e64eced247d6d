import { Module } from '@nestjs/common';
import { EmailsModule, houseMail } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, WrongConfiguration, type Config } from '../platform/config/index.js';
import { BounceMailbox, BOUNCE_SETTINGS, type BounceSettings } from './bounces/bounce-mailbox.js';
import { mailboxAddress, SAY_THE_MAILBOX } from './bounces/mail-store.js';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryReports } from './delivery-reports.service.js';
import { MailWebhooks, OPEN_PROVIDERS } from './mail-webhooks.service.js';
import { openProviders } from './providers/open-providers.js';
import { HttpsSnsWeb, SnsWeb } from './providers/sns-web.js';
import { WebhookTokens } from './providers/webhook-tokens.js';

/** What becomes of letters after the relay took them. */
@Module({
  imports: [EmailsModule],
  controllers: [DeliveryController],
  providers: [
    BounceMailbox,
    DeliveryReports,
    MailWebhooks,
    WebhookTokens,
    { provide: BOUNCE_SETTINGS, inject: [CONFIG], useFactory: bounceSettings },
    { provide: SnsWeb, useClass: HttpsSnsWeb },
    { provide: OPEN_PROVIDERS, inject: [CONFIG, WebhookTokens, SnsWeb, Clock], useFactory: openProviders },
  ],
  exports: [BounceMailbox, WebhookTokens],
})
export class DeliveryModule {}

/** @throws WrongConfiguration */
function bounceSettings(config: Config): BounceSettings {
  const { returnPaths } = houseMail(config);
  try {
    const mailbox = config.BOUNCE_MAILBOX_URL ? mailboxAddress(config.BOUNCE_MAILBOX_URL) : null;
    return { mailbox, returnPaths };
  } catch {
    // Whatever is wrong with it, the password in it is not repeated.
    throw new WrongConfiguration(SAY_THE_MAILBOX);
  }
}

import type { MailProviderName } from '@zikaron/contract';
import { houseMail } from '../../emails/index.js';
import type { Clock } from '../../platform/clock/index.js';
import { WrongConfiguration, type Config } from '../../platform/config/index.js';
import type { MailProvider } from './authentic.js';
import { Mailgun } from './mailgun.js';
import { Postmark } from './postmark.js';
import { SendGrid } from './sendgrid.js';
import { Ses } from './ses.js';
import type { SnsWeb } from './sns-web.js';
import type { WebhookTokens } from './webhook-tokens.js';

export type OpenProviders = ReadonlyMap<MailProviderName, MailProvider>;

/** The mail services whose secret the configuration holds. @throws WrongConfiguration when one of them is no such secret */
export function openProviders(config: Config, tokens: WebhookTokens, web: SnsWeb, clock: Clock): OpenProviders {
  const { returnPaths } = houseMail(config);
  const open = new Map<MailProviderName, MailProvider>();
  try {
    if (config.SES_TOPIC_ARN) open.set('ses', new Ses(config.SES_TOPIC_ARN, returnPaths, web, clock));
    if (config.SENDGRID_WEBHOOK_KEY) open.set('sendgrid', new SendGrid(config.SENDGRID_WEBHOOK_KEY, clock));
    if (config.MAILGUN_WEBHOOK_KEY) open.set('mailgun', new Mailgun(config.MAILGUN_WEBHOOK_KEY, tokens, clock));
    if (config.POSTMARK_WEBHOOK_LOGIN) open.set('postmark', new Postmark(config.POSTMARK_WEBHOOK_LOGIN, clock));
  } catch (error) {
    throw new WrongConfiguration(`The webhook of a mail service cannot be opened: ${(error as Error).message}`);
  }
  return open;
}

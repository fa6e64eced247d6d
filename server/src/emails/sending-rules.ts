import { isEmailAddress, mailProvider, type MailProviderName } from '@zikaron/contract';
import { WrongConfiguration, type Config } from '../platform/config/index.js';
import { signingKey, type SigningKey } from '../platform/mail/index.js';
import { BACKOFF_SECONDS } from './message-state.js';
import { LONGEST_LOCAL, ReturnPaths } from './return-path.js';

/** What all letters that leave this house have in common. */
export interface HouseMail {
  /** The house's own address, under which letters leave. */
  readonly mailFrom: string;
  readonly returnPaths: ReturnPaths;
  /** With what the house signs its letters; null where the relay does. */
  readonly key: SigningKey | null;
  /** The mail services that tell us news, and are therefore told which letter each is. */
  readonly providers: readonly MailProviderName[];
}

/** How this process sends. Injected as `@Inject(SENDING_RULES) rules: SendingRules`; tests bind shorter times. */
export interface SendingRules {
  readonly house: HouseMail;
  /** Letters in dialogue with the relay at once. */
  readonly connections: number;
  /** Longer than any dialogue: whoever holds a message past it is taken for dead. */
  readonly leaseSeconds: number;
  readonly backoffSeconds: readonly number[];
  /** While the relay does not answer: how long this process lets its letters rest before it asks again. */
  readonly relayRestSeconds: number;
  /** Most letters a minute, from all workers together. */
  readonly perMinute: { readonly organization: number; readonly domain: number };
}

export const SENDING_RULES = Symbol('SENDING_RULES');

/** @throws WrongConfiguration when MAIL_FROM or BOUNCE_ADDRESS is not an address that letters can have */
export function sendingRules(config: Config): SendingRules {
  return {
    house: houseMail(config),
    connections: config.SENDING_CONNECTIONS,
    leaseSeconds: 900,
    backoffSeconds: BACKOFF_SECONDS,
    relayRestSeconds: 60,
    perMinute: { organization: config.SENDING_PER_ORGANIZATION, domain: config.SENDING_PER_DOMAIN },
  };
}

/** @throws WrongConfiguration */
export function houseMail(config: Config): HouseMail {
  const { MAIL_FROM: mailFrom, BOUNCE_ADDRESS: bounce = mailFrom } = config;
  if (!isEmailAddress(mailFrom)) throw new WrongConfiguration('MAIL_FROM must be one email address.');
  const [local = ''] = bounce.split('@');
  if (!isEmailAddress(bounce) || !/^[\w.-]+$/.test(local) || local.length > LONGEST_LOCAL) {
    throw new WrongConfiguration(
      `BOUNCE_ADDRESS (or MAIL_FROM without it) must be one email address with at most ${LONGEST_LOCAL} letters, digits, dots, dashes and underscores before the @.`,
    );
  }
  const keys = {
    ses: config.SES_TOPIC_ARN,
    sendgrid: config.SENDGRID_WEBHOOK_KEY,
    mailgun: config.MAILGUN_WEBHOOK_KEY,
    postmark: config.POSTMARK_WEBHOOK_LOGIN,
  };
  const providers = mailProvider.options.filter((name) => keys[name]);
  return { mailFrom, returnPaths: new ReturnPaths(config.LINK_SECRET, bounce), key: houseKey(config), providers };
}

/** @throws WrongConfiguration */
function houseKey({ DKIM_PRIVATE_KEY: key, DKIM_SELECTOR: selector, MAIL_FROM: from }: Config): SigningKey | null {
  try {
    return key ? signingKey(from.slice(from.indexOf('@') + 1), selector, key) : null;
  } catch {
    throw new WrongConfiguration('DKIM_PRIVATE_KEY must be the PEM of an RSA key of 2048 bits or more.');
  }
}

import { isEmailAddress } from '@zikaron/contract';
import { WrongConfiguration, type Config } from '../platform/config/index.js';
import { BACKOFF_SECONDS } from './message-state.js';

/** How this process sends. Injected as `@Inject(SENDING_RULES) rules: SendingRules`; tests bind shorter times. */
export interface SendingRules {
  /** The house's own address, under which letters leave. */
  readonly mailFrom: string;
  /** Letters in dialogue with the relay at once. */
  readonly connections: number;
  /** Longer than any dialogue: whoever holds a message past it is taken for dead. */
  readonly leaseSeconds: number;
  readonly backoffSeconds: readonly number[];
  /** Most letters a minute, from this process. */
  readonly perMinute: { readonly organization: number; readonly domain: number };
}

export const SENDING_RULES = Symbol('SENDING_RULES');

/** @throws when MAIL_FROM is not one email address */
export function sendingRules(config: Config): SendingRules {
  if (!isEmailAddress(config.MAIL_FROM)) throw new WrongConfiguration('MAIL_FROM must be one email address.');
  return {
    mailFrom: config.MAIL_FROM,
    connections: config.SENDING_CONNECTIONS,
    leaseSeconds: 900,
    backoffSeconds: BACKOFF_SECONDS,
    perMinute: { organization: config.SENDING_PER_ORGANIZATION, domain: config.SENDING_PER_DOMAIN },
  };
}

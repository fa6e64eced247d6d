import { Logger } from '@nestjs/common';
import { HOUR_MS } from '../../calendar/index.js';
import type { ReturnPaths } from '../../emails/index.js';
import { Refusal, Unavailable } from '../../platform/http/index.js';
import type { Clock } from '../../platform/clock/index.js';
import { LocalCount } from '../../platform/rate-limits/index.js';
import { jsonOf, mustBeOfNow, NotAuthentic, NotUnderstood, type MailProvider, type Posted } from './authentic.js';
import { newsOfSes, sesEvent } from './ses-events.js';
import { isSigned, snsMessage, type SnsMessage } from './sns-signature.js';
import type { SnsWeb } from './sns-web.js';
import type { DeliveryEvent } from '../delivery-event.js';

/** SNS tries again for an hour. */
const OLDEST_SECONDS = 2 * 3600;
/** Amazon has one certificate in force, for a while two. */
const MOST_CERTIFICATES = 4;
/**
 * A forger can name any number of certificates that do not exist; Amazon is not asked for more than so many an hour for one
 * network, so that whoever uses theirs up leaves Amazon's own. After that 429 is told, the one refusal after which Amazon
 * tries again.
 */
const MOST_FOR_A_NETWORK = 20;
const MOST_FOR_ALL = 1000;
const HOUR_SECONDS = HOUR_MS / 1000;

const topicArn = /^arn:aws(?:-[a-z-]+)?:sns:([a-z]{2}(?:-[a-z]+)+-\d):\d{12}:[A-Za-z0-9_-]{1,256}$/;

/**
 * Amazon SES, whose news come by SNS. Anybody with an account at Amazon can have it sign messages, so only our own topic
 * counts. The certificate is taken from the SNS host of the topic's region and nowhere else, and a subscription is
 * confirmed at an address that we put together ourselves: nothing that was posted is visited.
 */
export class Ses implements MailProvider {
  private readonly log = new Logger('Ses');
  private readonly host: string;
  /** By which Amazon has signed something of ours: no forger puts one here, or puts one out. */
  private readonly certificates = new Map<string, string>();
  /** Being asked for just now: whoever needs the same one waits for the same answer. */
  private readonly asking = new Map<string, Promise<string>>();
  private readonly networks = new LocalCount(MOST_FOR_A_NETWORK, HOUR_SECONDS);
  private readonly all = new LocalCount(MOST_FOR_ALL, HOUR_SECONDS);

  /** @throws when the topic is none */
  constructor(
    private readonly topic: string,
    private readonly returnPaths: ReturnPaths,
    private readonly web: SnsWeb,
    private readonly clock: Clock,
  ) {
    const region = topicArn.exec(topic)?.[1];
    if (!region) throw new Error('SES_TOPIC_ARN must be the ARN of an SNS topic, arn:aws:sns:region:account:name.');
    this.host = `sns.${region}.amazonaws.com`;
  }

  async read(posted: Posted): Promise<DeliveryEvent[]> {
    const message = await this.authentic(posted);
    if (message.Type === 'SubscriptionConfirmation') await this.confirm(message);
    if (message.Type !== 'Notification') return [];
    const event = sesEvent.safeParse(parsed(message.Message));
    return event.success ? newsOfSes(event.data, this.returnPaths) : [];
  }

  private async authentic({ body, network = '' }: Posted): Promise<SnsMessage> {
    const { data: message } = snsMessage.safeParse(jsonOf(body));
    if (!message || message.TopicArn !== this.topic) throw new NotAuthentic();
    mustBeOfNow(new Date(message.Timestamp), this.clock.now(), OLDEST_SECONDS);
    const url = message.SigningCertURL;
    const certificate = await this.certificate(url, network);
    if (!isSigned(message, certificate, this.clock.now())) throw new NotAuthentic();
    if (!this.certificates.has(url) && this.certificates.size >= MOST_CERTIFICATES) this.certificates.clear();
    this.certificates.set(url, certificate);
    return message;
  }

  private async certificate(url: string, network: string): Promise<string> {
    const path = new RegExp(
      `^https://${this.host.replaceAll('.', '\\.')}/SimpleNotificationService-[0-9a-f]{1,64}\\.pem$`,
    );
    if (!path.test(url)) throw new NotAuthentic();
    const known = this.certificates.get(url) ?? this.asking.get(url);
    if (known) return known;
    const now = this.clock.now();
    if (this.networks.take(network, now) > 0 || this.all.take('', now) > 0)
      throw new Refusal(429, 'too_many', 'Too many certificates were named.');
    const asked = this.ask(url).finally(() => this.asking.delete(url));
    this.asking.set(url, asked);
    return asked;
  }

  private async confirm({ Token }: SnsMessage): Promise<void> {
    if (!Token) throw new NotUnderstood();
    const query = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn: this.topic, Token });
    await this.ask(`https://${this.host}/?${query.toString()}`);
  }

  /** A certificate that Amazon has not is no fault of ours. @throws Unavailable: then SNS tries again */
  private async ask(url: string): Promise<string> {
    try {
      return await this.web.get(url);
    } catch (failure) {
      this.log.warn(`Amazon did not answer ${new URL(url).pathname}: ${String(failure)}`);
      throw new Unavailable('not_answered', 'Amazon did not answer what had to be asked.');
    }
  }
}

/** SNS also carries plain words, for example when somebody tries the topic out: they are no news. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

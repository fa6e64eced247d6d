import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { DeliveryReports } from '../src/delivery/delivery-reports.service.js';
import { MailWebhooks } from '../src/delivery/mail-webhooks.service.js';
import type { Posted } from '../src/delivery/providers/authentic.js';
import { openProviders } from '../src/delivery/providers/open-providers.js';
import { signedText, type SnsMessage } from '../src/delivery/providers/sns-signature.js';
import { SnsWeb } from '../src/delivery/providers/sns-web.js';
import { WebhookTokens } from '../src/delivery/providers/webhook-tokens.js';
import { MessageNotices } from '../src/emails/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import { readConfig } from '../src/platform/config/index.js';
import { aCertificate } from './certificate.js';
import { aSendingHouse, WEDNESDAY } from './sending-house.js';

export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:letters';
export const CERTIFICATE_URL = 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
const MAILGUN_KEY = 'a key that only Mailgun and we know';
const POSTMARK_LOGIN = 'postmark:a long and secret word';

const days = (n: number): Date => new Date(WEDNESDAY.getTime() + n * 86_400_000);

/** Amazon's servers: one certificate that is in force and one that is not; everything that was asked. */
export class Amazon extends SnsWeb {
  readonly key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  readonly certificates: Record<string, string> = {
    [CERTIFICATE_URL]: aCertificate(this.key, days(-1), days(365)),
    [CERTIFICATE_URL.replace('0123', 'dead')]: aCertificate(this.key, days(-365), days(-1)),
  };
  asked: string[] = [];

  async get(url: string): Promise<string> {
    this.asked.push(url);
    if (url.includes('Action=ConfirmSubscription')) return '<ConfirmSubscriptionResponse/>';
    const certificate = this.certificates[url];
    if (!certificate) throw new Error('Amazon answered 404.');
    return certificate;
  }
}

/** All that takes news of letters, with keys of its own, on a database of its own. */
export async function aDeliveryHouse() {
  const house = await aSendingHouse();
  const { db, clock, outbox, suppressions } = house;
  const amazon = new Amazon();
  const sendgrid = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'x',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LINK_SECRET: 's'.repeat(32),
    MAIL_FROM: 'house@zikaron.example',
    BOUNCE_ADDRESS: 'bounces@zikaron.example',
    SES_TOPIC_ARN: TOPIC,
    SENDGRID_WEBHOOK_KEY: sendgrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    MAILGUN_WEBHOOK_KEY: MAILGUN_KEY,
    POSTMARK_WEBHOOK_LOGIN: POSTMARK_LOGIN,
  });
  const alarms = new MessageNotices(new NotificationsService(db, clock), db);
  const reports = new DeliveryReports(db, clock, outbox, suppressions, alarms);
  const tokens = new WebhookTokens(db, clock);
  const webhooks = new MailWebhooks(openProviders(config, tokens, amazon, clock), reports);
  return { ...house, ...{ amazon, alarms, reports, tokens, webhooks, signAs: signers(amazon, sendgrid.privateKey) } };
}

/** How each service signs what it posts. */
const signers = (amazon: Amazon, sendgridKey: KeyObject) => ({
  ses: (event: object | string, over: Partial<SnsMessage> = {}, key = amazon.key): Posted => {
    const message = snsMessage(event, over);
    const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
    const signature = sign(hash, Buffer.from(signedText(message)), key);
    return { headers: {}, body: json({ ...message, Signature: over.Signature ?? signature.toString('base64') }) };
  },
  sendgrid: (events: unknown, at = WEDNESDAY, key: KeyObject = sendgridKey): Posted => {
    const [timestamp, body] = [String(Math.floor(at.getTime() / 1000)), json(events)];
    const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), key).toString('base64');
    return {
      headers: {
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': signature,
      },
      body,
    };
  },
  mailgun: (event: unknown, at = WEDNESDAY, token = nextToken(), key = MAILGUN_KEY): Posted => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    return { headers: {}, body: json({ signature: { timestamp, token, signature }, 'event-data': event }) };
  },
  postmark: (record: unknown, login = POSTMARK_LOGIN): Posted => ({
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: json(record),
  }),
});

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

let tokens = 0;
const nextToken = (): string => String(++tokens).padStart(50, '0');

const snsMessage = (event: object | string, over: Partial<SnsMessage>): SnsMessage => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: TOPIC,
  Message: typeof event === 'string' ? event : JSON.stringify(event),
  Timestamp: WEDNESDAY.toISOString(),
  SignatureVersion: '2',
  Signature: '',
  SigningCertURL: CERTIFICATE_URL,
  ...over,
});

import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.js';
import { idInMessageId, isMessageId, type DeliveryEvent } from '../delivery-event.js';
import { jsonOf, mustBeOfNow, NotAuthentic, NotUnderstood, type MailProvider, type Posted } from './authentic.js';

/** SendGrid tries again for a day. */
const OLDEST_SECONDS = 25 * 3600;

const event = z.object({
  event: z.string(),
  sg_event_id: z.string(),
  timestamp: z.number(),
  email: z.string(),
  zikaron_message: z.unknown(),
  'smtp-id': z.string().optional(),
  status: z.string().optional(),
  reason: z.string().optional(),
  response: z.string().optional(),
  type: z.string().optional(),
});
type Event = z.infer<typeof event>;

/** Twilio SendGrid's signed event webhook: ECDSA over the timestamp and the bytes of the body. */
export class SendGrid implements MailProvider {
  private readonly key: KeyObject;

  /** @param key as SendGrid shows it: base64 of the DER of the public key @throws when it is none */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    this.key = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    if (this.key.asymmetricKeyType !== 'ec') throw new Error('SENDGRID_WEBHOOK_KEY must be an elliptic curve key.');
  }

  async read({ headers, body }: Posted): Promise<DeliveryEvent[]> {
    const timestamp = headers['x-twilio-email-event-webhook-timestamp'];
    const signature = headers['x-twilio-email-event-webhook-signature'];
    if (typeof timestamp !== 'string' || typeof signature !== 'string') throw new NotAuthentic();
    if (!/^\d{1,12}$/.test(timestamp) || !this.isSigned(timestamp, body, signature)) throw new NotAuthentic();
    mustBeOfNow(new Date(Number(timestamp) * 1000), this.clock.now(), OLDEST_SECONDS);

    const events = z.array(z.unknown()).safeParse(jsonOf(body));
    if (!events.success) throw new NotUnderstood();
    return events.data.flatMap((one) => {
      const { data } = event.safeParse(one);
      return data ? newsOf(data) : [];
    });
  }

  private isSigned(timestamp: string, body: Buffer, signature: string): boolean {
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    return verify('sha256', signed, this.key, Buffer.from(signature, 'base64'));
  }
}

const idOf = (one: Event): string | null =>
  isMessageId(one.zikaron_message) ? one.zikaron_message : idInMessageId(one['smtp-id']);

function newsOf(one: Event): DeliveryEvent[] {
  const messageId = idOf(one);
  const what = kindOf(one);
  if (!messageId || !what) return [];
  return [
    {
      ...{ messageId, ...what, recipient: one.email, status: one.status ?? null },
      ...{ detail: one.reason ?? one.response ?? null, at: new Date(one.timestamp * 1000), eventId: one.sg_event_id },
    },
  ];
}

function kindOf({ event: name, type, reason = '' }: Event): Pick<DeliveryEvent, 'kind' | 'isForGood'> | null {
  switch (name) {
    case 'delivered':
    case 'deferred':
      return { kind: name, isForGood: false };
    case 'bounce':
      return { kind: 'bounced', isForGood: type !== 'blocked' };
    case 'dropped':
      if (/spam report/i.test(reason)) return { kind: 'complained', isForGood: false };
      if (/unsubscribed/i.test(reason)) return { kind: 'unsubscribed', isForGood: false };
      return { kind: 'bounced', isForGood: /bounced|invalid/i.test(reason) };
    case 'spamreport':
      return { kind: 'complained', isForGood: false };
    case 'unsubscribe':
    case 'group_unsubscribe':
      return { kind: 'unsubscribed', isForGood: false };
    default:
      return null;
  }
}

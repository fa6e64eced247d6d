import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.js';
import { isMessageId, statusIn, type DeliveryEvent } from '../delivery-event.js';
import {
  jsonOf,
  mustBeOfNow,
  NotAuthentic,
  NotUnderstood,
  sameSecret,
  type MailProvider,
  type Posted,
} from './authentic.js';

/** Postmark signs nothing and tries again for half a day: older than this is no news. */
const OLDEST_SECONDS = 3 * 86_400;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const record = z.object({
  RecordType: z.string(),
  ID: z.number().optional(),
  MessageID: z.string().optional(),
  Type: z.string().optional(),
  Email: z.string().optional(),
  Recipient: z.string().optional(),
  Description: z.string().optional(),
  Details: z.string().optional(),
  BouncedAt: instant.optional(),
  DeliveredAt: instant.optional(),
  ChangedAt: instant.optional(),
  SuppressSending: z.boolean().optional(),
  SuppressionReason: z.string().nullish(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});
type Record = z.infer<typeof record>;

/** Postmark's webhooks: it signs nothing and offers a login in their address (HTTP Basic), which we insist on. */
export class Postmark implements MailProvider {
  private readonly authorization: string;

  /** @param login `user:password` @throws when it is none, or too short to be secret */
  constructor(
    login: string,
    private readonly clock: Clock,
  ) {
    if (!/^[^:]+:.{16,}$/.test(login))
      throw new Error('POSTMARK_WEBHOOK_LOGIN must be user:password, at least 16 long.');
    this.authorization = `Basic ${Buffer.from(login).toString('base64')}`;
  }

  async read({ headers, body }: Posted): Promise<DeliveryEvent[]> {
    if (!sameSecret(headers.authorization ?? '', this.authorization)) throw new NotAuthentic();
    const { data } = record.safeParse(jsonOf(body));
    if (!data) throw new NotUnderstood();
    const at = data.BouncedAt ?? data.DeliveredAt ?? data.ChangedAt;
    if (!at) return [];
    mustBeOfNow(at, this.clock.now(), OLDEST_SECONDS);
    return newsOf(data, at);
  }
}

function newsOf(data: Record, at: Date): DeliveryEvent[] {
  const messageId = data.Metadata?.['zikaron-message'];
  const kind = kindOf(data);
  if (!isMessageId(messageId) || !kind) return [];
  const words = data.Details || data.Description || null;
  return [
    {
      ...{
        messageId,
        kind,
        recipient: data.Email ?? data.Recipient ?? null,
        status: statusIn(words),
        detail: words,
        at,
      },
      isForGood: data.Type === 'HardBounce' || data.Type === 'BadEmailAddress',
      eventId: `${data.RecordType} ${data.Type ?? ''} ${data.ID ?? data.MessageID ?? ''} ${at.toISOString()}`,
    },
  ];
}

/** What is a bounce only by name: an answering machine, a change of address. */
const NO_BOUNCES = [
  'AutoResponder',
  'AddressChange',
  'Subscribe',
  'Unsubscribe',
  'OpenRelayTest',
  'ChallengeVerification',
];
const PUT_OFF = ['Transient', 'SoftBounce', 'DnsError'];

function kindOf({ RecordType, Type = '', SuppressSending, SuppressionReason }: Record): DeliveryEvent['kind'] | null {
  switch (RecordType) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complained';
    case 'SubscriptionChange':
      return SuppressSending && SuppressionReason === 'ManualSuppression' ? 'unsubscribed' : null;
    case 'Bounce':
      if (NO_BOUNCES.includes(Type)) return null;
      return PUT_OFF.includes(Type) ? 'deferred' : 'bounced';
    default:
      return null;
  }
}

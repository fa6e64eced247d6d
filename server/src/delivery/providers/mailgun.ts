import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.js';
import { idInMessageId, isMessageId, statusIn, type DeliveryEvent } from '../delivery-event.js';
import { jsonOf, mustBeOfNow, NotAuthentic, sameSecret, type MailProvider, type Posted } from './authentic.js';
import type { WebhookTokens } from './webhook-tokens.js';

/** Mailgun tries again for eight hours. */
const OLDEST_SECONDS = 9 * 3600;

const posted = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,12}$/),
    token: z.string().min(20).max(200),
    signature: z.string().max(200),
  }),
  'event-data': z.unknown(),
});

const eventData = z.object({
  event: z.string(),
  id: z.string(),
  timestamp: z.number(),
  recipient: z.string(),
  severity: z.string().optional(),
  reason: z.string().optional(),
  'delivery-status': z
    .object({
      message: z.string().nullish(),
      description: z.string().nullish(),
      'enhanced-code': z.string().nullish(),
    })
    .optional(),
  'user-variables': z.record(z.string(), z.unknown()).optional(),
  message: z.object({ headers: z.object({ 'message-id': z.string().optional() }).optional() }).optional(),
});
type EventData = z.infer<typeof eventData>;

/**
 * Mailgun's webhooks. Their signature covers a timestamp and a token and not the news themselves, so a signature that
 * was seen once could carry anything: each token is good for one body.
 */
export class Mailgun implements MailProvider {
  constructor(
    private readonly key: string,
    private readonly tokens: WebhookTokens,
    private readonly clock: Clock,
  ) {}

  async read({ body }: Posted): Promise<DeliveryEvent[]> {
    const { data } = posted.safeParse(jsonOf(body));
    if (!data) throw new NotAuthentic();
    const { timestamp, token, signature } = data.signature;
    const ours = createHmac('sha256', this.key)
      .update(timestamp + token)
      .digest('hex');
    if (!sameSecret(ours, signature)) throw new NotAuthentic();
    mustBeOfNow(new Date(Number(timestamp) * 1000), this.clock.now(), OLDEST_SECONDS);
    if (!(await this.tokens.isFor(token, body))) throw new NotAuthentic();

    const { data: event } = eventData.safeParse(data['event-data']);
    return event ? newsOf(event) : [];
  }
}

function newsOf(event: EventData): DeliveryEvent[] {
  const said = event['user-variables']?.['zikaron_message'];
  const messageId = isMessageId(said) ? said : idInMessageId(event.message?.headers?.['message-id']);
  const kind = kindOf(event);
  if (!messageId || !kind) return [];
  const status = event['delivery-status'];
  const words = status?.message || status?.description || null;
  return [
    {
      ...{ messageId, kind, recipient: event.recipient, status: status?.['enhanced-code'] ?? statusIn(words) },
      isForGood: event.reason === 'bounce' || event.reason === 'suppress-bounce',
      ...{ detail: words, at: new Date(event.timestamp * 1000), eventId: event.id },
    },
  ];
}

function kindOf({ event, severity, reason }: EventData): DeliveryEvent['kind'] | null {
  switch (event) {
    case 'delivered':
    case 'complained':
    case 'unsubscribed':
      return event;
    case 'failed':
      if (reason === 'suppress-complaint') return 'complained';
      if (reason === 'suppress-unsubscribe') return 'unsubscribed';
      return severity === 'temporary' ? 'deferred' : 'bounced';
    default:
      return null;
  }
}

import { z } from 'zod';
import { id, instant, listQuery, optionalLine, pageOf, versionRead } from './common.js';

/** What an endpoint can be told of; docs/how-to/receive-webhooks.md says what each carries. */
export const WEBHOOK_EVENTS = [
  'message.sent',
  'message.failed',
  'address.suppressed',
  'yahrzeit.created',
  'yahrzeit.updated',
  'contact.updated',
  'import.finished',
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const webhookDraft = z.object({
  url: z.string().trim().min(1, 'is required').max(2000),
  description: optionalLine(200),
  events: z
    .array(webhookEvent)
    .min(1, 'must name at least one event')
    .transform((chosen) => [...new Set(chosen)]),
});
export type WebhookDraft = z.output<typeof webhookDraft>;
export const webhookChange = webhookDraft.extend({ version: versionRead });
export type WebhookChange = z.output<typeof webhookChange>;

export const webhook = z.object({
  id,
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(webhookEvent),
  createdBy: z.string(),
  createdAt: instant,
  /** Since when every attempt has failed; null while the last one succeeded. */
  failingSince: instant.nullable(),
  disabledAt: instant.nullable(),
  disabledReason: z.string().nullable(),
  version: z.int(),
});
export type Webhook = z.infer<typeof webhook>;
export const webhooks = z.object({ data: z.array(webhook) });

/** The answer to making an endpoint and to changing its secret: the only times that the secret is seen. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const webhookDelivery = z.object({
  id,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  occurredAt: instant,
  state: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.array(
    z.object({
      at: instant,
      /** The HTTP status of the answer; null when there was none. */
      status: z.int().nullable(),
      error: z.string().nullable(),
      milliseconds: z.int(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveryPage = pageOf(webhookDelivery);
export const webhookDeliveryQuery = listQuery(['occurredAt'], {
  state: z.enum(['queued', 'delivered', 'failed']).optional(),
});
export type WebhookDeliveryQuery = z.output<typeof webhookDeliveryQuery>;

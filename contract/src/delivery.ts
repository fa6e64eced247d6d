import { z } from 'zod';
import { id, instant } from './common.js';

/** The mail services whose news of letters we understand. */
export const mailProvider = z.enum(['ses', 'sendgrid', 'mailgun', 'postmark']);
export type MailProviderName = z.infer<typeof mailProvider>;

/** What was heard of a letter after the relay took it. It never rewrites the letter's state. */
export const deliveryReport = z.object({
  id,
  kind: z.enum(['delivered', 'deferred', 'bounced', 'complained', 'unsubscribed']),
  source: z.enum([...mailProvider.options, 'bounce-mail']),
  /** The enhanced code of RFC 3463, for example `5.1.1`, where one was given. */
  status: z.string().nullable(),
  /** The other side's words. */
  detail: z.string().nullable(),
  /** When it happened, as its source says. */
  at: instant,
});
export type DeliveryReport = z.infer<typeof deliveryReport>;

/** GET /emails/{id}/delivery-reports, in the order in which it happened. */
export const deliveryReports = z.object({ data: z.array(deliveryReport) });

/** POST /webhooks/mail/{provider}: how much of it was news about letters of ours. */
export const mailNewsTaken = z.object({ data: z.object({ recorded: z.int(), ignored: z.int() }) });

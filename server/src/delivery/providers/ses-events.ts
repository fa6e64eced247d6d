import { z } from 'zod';
import type { ReturnPaths } from '../../emails/index.js';
import { idInMessageId, statusIn, type DeliveryEvent } from '../delivery-event.js';

const at = z.iso.datetime().transform((text) => new Date(text));
const recipient = z.object({
  emailAddress: z.string(),
  status: z.string().optional(),
  diagnosticCode: z.string().optional(),
});
const header = z.object({ name: z.string(), value: z.string() });

/** "Amazon SNS notification contents for Amazon SES", and the same as published by a configuration set. */
export const sesEvent = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: z.object({ messageId: z.string(), source: z.string().default(''), headers: z.array(header).default([]) }),
  bounce: z
    .object({ bounceType: z.string(), feedbackId: z.string(), timestamp: at, bouncedRecipients: z.array(recipient) })
    .optional(),
  complaint: z
    .object({
      feedbackId: z.string(),
      timestamp: at,
      complainedRecipients: z.array(recipient),
      complaintFeedbackType: z.string().nullish(),
    })
    .optional(),
  delivery: z
    .object({ timestamp: at, recipients: z.array(z.string()), smtpResponse: z.string().optional() })
    .optional(),
  deliveryDelay: z.object({ timestamp: at, delayedRecipients: z.array(recipient) }).optional(),
});
type SesEvent = z.infer<typeof sesEvent>;

/** SES replaces the Message-ID; what it calls the source is our return path. */
export function newsOfSes(event: SesEvent, returnPaths: ReturnPaths): DeliveryEvent[] {
  const original = event.mail.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  const messageId = returnPaths.in(event.mail.source)[0] ?? idInMessageId(original);
  return messageId ? told(event).map((one) => ({ ...one, messageId })) : [];
}

function told({ mail, bounce, complaint, delivery, deliveryDelay }: SesEvent): Omit<DeliveryEvent, 'messageId'>[] {
  if (bounce) return bounced(bounce);
  if (complaint && complaint.complaintFeedbackType !== 'not-spam') {
    return complaint.complainedRecipients.map(({ emailAddress }) => ({
      ...{ kind: 'complained', recipient: emailAddress, status: null, isForGood: false },
      ...{ detail: complaint.complaintFeedbackType ?? null, at: complaint.timestamp },
      eventId: `${complaint.feedbackId} ${emailAddress}`,
    }));
  }
  if (delivery) {
    return delivery.recipients.map((to) => ({
      ...{ kind: 'delivered', recipient: to, status: null, isForGood: false, detail: delivery.smtpResponse ?? null },
      ...{ at: delivery.timestamp, eventId: `delivery ${mail.messageId} ${to}` },
    }));
  }
  return (deliveryDelay?.delayedRecipients ?? []).map(({ emailAddress, status, diagnosticCode }) => ({
    ...{ kind: 'deferred', recipient: emailAddress, status: status ?? null, isForGood: false },
    ...{ detail: diagnosticCode ?? null, at: deliveryDelay?.timestamp ?? new Date(0) },
    eventId: `delay ${mail.messageId} ${emailAddress} ${deliveryDelay?.timestamp.toISOString()}`,
  }));
}

function bounced({
  bounceType,
  bouncedRecipients,
  feedbackId,
  timestamp,
}: NonNullable<SesEvent['bounce']>): Omit<DeliveryEvent, 'messageId'>[] {
  const isPermanent = bounceType === 'Permanent';
  return bouncedRecipients.map(({ emailAddress, status, diagnosticCode }) => {
    const code = status ?? statusIn(diagnosticCode);
    return {
      kind: isPermanent || code?.startsWith('5') ? 'bounced' : 'deferred',
      ...{ recipient: emailAddress, status: code, isForGood: isPermanent, detail: diagnosticCode ?? null },
      ...{ at: timestamp, eventId: `${feedbackId} ${emailAddress}` },
    };
  });
}

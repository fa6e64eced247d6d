import type { MailProviderName } from '@zikaron/contract';
import type { Posted } from '../src/delivery/providers/authentic.js';
import type { aDeliveryHouse } from './delivery-house.js';
import { WEDNESDAY } from './sending-house.js';
import { HOUSE } from './sending-wiring.js';

export type Happening = 'delivered' | 'deferred' | 'gone' | 'blocked' | 'complained' | 'unsubscribed';
type Signers = Awaited<ReturnType<typeof aDeliveryHouse>>['signAs'];

export interface Told {
  readonly messageId: string;
  readonly to: string;
  readonly at?: Date;
}

/** What each mail service posts when this happens to a letter, in its own words, not yet signed. */
export const EVENTS: Record<MailProviderName, (what: Happening, told: Told) => object> = {
  ses: (what, { messageId, to, at = WEDNESDAY }) => {
    const mail = { messageId: `0100-${messageId}`, source: HOUSE.returnPaths.of(messageId), destination: [to] };
    const timestamp = at.toISOString();
    const bounce = (bounceType: string, status: string) => ({
      notificationType: 'Bounce',
      mail,
      bounce: {
        ...{ bounceType, feedbackId: `f-${what}-${messageId}`, timestamp },
        bouncedRecipients: [{ emailAddress: to, status, diagnosticCode: `smtp; 550 ${status} words` }],
      },
    });
    switch (what) {
      case 'delivered':
        return {
          notificationType: 'Delivery',
          mail,
          delivery: { timestamp, recipients: [to], smtpResponse: '250 ok' },
        };
      case 'deferred':
        return bounce('Transient', '4.4.7');
      case 'gone':
        return bounce('Permanent', '5.1.1');
      case 'blocked':
        return bounce('Permanent', '5.7.1');
      case 'complained':
      case 'unsubscribed':
        return {
          notificationType: 'Complaint',
          mail,
          complaint: { feedbackId: `f-${messageId}`, timestamp, complainedRecipients: [{ emailAddress: to }] },
        };
    }
  },
  sendgrid: (what, { messageId, to, at = WEDNESDAY }) => {
    const common = {
      ...{ email: to, timestamp: at.getTime() / 1000, 'smtp-id': `<${messageId}@zikaron.example>` },
      ...{ sg_event_id: `${what}-${messageId}`, zikaron_message: messageId },
    };
    switch (what) {
      case 'delivered':
        return { ...common, event: 'delivered', response: '250 ok' };
      case 'deferred':
        return { ...common, event: 'deferred', response: '451 later' };
      case 'gone':
        return { ...common, event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 5.1.1 no such user' };
      case 'blocked':
        return { ...common, event: 'bounce', type: 'blocked', reason: '550 refused' };
      case 'complained':
        return { ...common, event: 'spamreport' };
      case 'unsubscribed':
        return { ...common, event: 'unsubscribe' };
    }
  },
  mailgun: (what, { messageId, to, at = WEDNESDAY }) => {
    const failed = (severity: string, reason: string, status: object) => ({
      ...{ event: 'failed', severity, reason, 'delivery-status': status },
    });
    const by = {
      delivered: { event: 'delivered', 'delivery-status': { message: 'OK' } },
      deferred: failed('temporary', 'generic', { code: 451, message: 'later' }),
      gone: failed('permanent', 'bounce', { code: 550, 'enhanced-code': '5.1.1', message: 'no such user' }),
      blocked: failed('permanent', 'bounce', { code: 550, message: '5.7.1 refused' }),
      complained: { event: 'complained' },
      unsubscribed: { event: 'unsubscribed' },
    }[what];
    return {
      ...{ ...by, id: `${what}-${messageId}`, timestamp: at.getTime() / 1000, recipient: to },
      ...{ 'user-variables': { zikaron_message: messageId }, message: { headers: {} } },
    };
  },
  postmark: (what, { messageId, to, at = WEDNESDAY }) => {
    const [Metadata, time] = [{ 'zikaron-message': messageId }, at.toISOString()];
    const bounce = (Type: string, Details: string) => ({
      ...{ RecordType: 'Bounce', ID: 42, Type, Email: to, BouncedAt: time, Details, Metadata },
    });
    switch (what) {
      case 'delivered':
        return {
          RecordType: 'Delivery',
          MessageID: 'm',
          Recipient: to,
          DeliveredAt: time,
          Details: '250 ok',
          Metadata,
        };
      case 'deferred':
        return bounce('Transient', 'smtp;451 4.4.1 later');
      case 'gone':
        return bounce('HardBounce', 'smtp;550 5.1.1 no such user');
      case 'blocked':
        return bounce('Blocked', 'smtp;550 5.7.1 refused');
      case 'complained':
        return { RecordType: 'SpamComplaint', ID: 43, Email: to, BouncedAt: time, Metadata };
      case 'unsubscribed':
        return {
          ...{ RecordType: 'SubscriptionChange', MessageID: 'm', Recipient: to, ChangedAt: time, Metadata },
          ...{ SuppressSending: true, SuppressionReason: 'ManualSuppression' },
        };
    }
  },
};

/** The same, signed by the service. */
export function posted(signAs: Signers, provider: MailProviderName, what: Happening, told: Told): Posted {
  const event = EVENTS[provider](what, told);
  return provider === 'sendgrid' ? signAs.sendgrid([event]) : signAs[provider](event);
}

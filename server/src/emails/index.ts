export { DeliveryReportRow } from './delivery-report.entity.js';
export { RelayReach } from './relay-reach.js';
export { cameBack } from './email-list.js';
export { EmailMessageRow } from './email-message.entity.js';
export { SendingQueue, SWEEP_SECONDS } from './email-sending.queue.js';
export { EmailsModule } from './emails.module.js';
export { EmailsService } from './emails.service.js';
export { ManyMessages, MOVES } from './many-messages.js';
export { MessageNotices } from './message-notices.js';
export { isNoSuchMailbox } from './message-state.js';
export { Outbox } from './outbox.js';
export { ReturnPaths } from './return-path.js';
export { houseMail } from './sending-rules.js';
export { LetterCounts, LEAVE_UNCOUNTED, leaveUnwritable } from './letter-counts.js';
export { LetterLinks, type LinksOfLetter } from './letter-links.js';
export {
  LetterSource,
  LetterSources,
  type Attachment,
  type Composed,
  type Letter,
  type MessageToWrite,
  type Unwritable,
} from './letter-source.js';
export { markIn } from './address-mark.js';
export { isCurrent, type PreferenceLink } from './preference-token.js';
export { SuppressionRow } from './suppression.entity.js';
export { SuppressionService } from './suppression.service.js';
export { Sweep } from './sweep.js';
export { TestLetters } from './test-letters.js';
export type { Subscriber } from './unsubscribe-token.js';
export { mergeMessages } from './merge-messages.js';

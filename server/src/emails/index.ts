export { EmailMessageRow, type LoggedAttempt } from './email-message.entity.js';
export { SuppressionRow } from './suppression.entity.js';
export {
  LetterSource,
  LetterSources,
  type Attachment,
  type Composed,
  type Letter,
  type MessageToWrite,
} from './letter-source.js';

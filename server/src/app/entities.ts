import { RecoveryCodeRow, WebSessionRow } from '../auth/index.js';
import { CalendarLinkRow } from '../calendar-links/index.js';
import { ContactRow } from '../contacts/index.js';
import { DeliveryReportRow, EmailMessageRow, SuppressionRow } from '../emails/index.js';
import { ImportLineRow, ImportTableRow } from '../imports/index.js';
import { NotificationRow } from '../notifications/index.js';
import { MembershipRow, OrganizationRow, UserRow } from '../organizations/index.js';
import { EmailJobRow } from '../reminders/index.js';
import { PictureRow } from '../pictures/index.js';
import { SenderDomainRow } from '../sender-domains/index.js';
import { TemplateRow, TemplateVersionRow } from '../templates/index.js';
import { ObservanceRow, OccurrenceRow, ReminderRow, YahrzeitRow } from '../yahrzeits/index.js';

/** Every table that TypeORM knows; `npm run check` compares them with the migrated database. */
export const entities = [
  OrganizationRow,
  UserRow,
  MembershipRow,
  WebSessionRow,
  RecoveryCodeRow,
  ContactRow,
  YahrzeitRow,
  ObservanceRow,
  OccurrenceRow,
  ReminderRow,
  TemplateRow,
  TemplateVersionRow,
  PictureRow,
  EmailJobRow,
  EmailMessageRow,
  SuppressionRow,
  DeliveryReportRow,
  SenderDomainRow,
  NotificationRow,
  ImportTableRow,
  ImportLineRow,
  CalendarLinkRow,
];

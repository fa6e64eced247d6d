// Written by `npm run schema` from the migrated database; `npm run check` compares the two. Not for editing.
import type { GeneratedAlways } from 'kysely';
import type * as column from './column-types.js';

export interface ApiKeyTable {
  id: column.Defaulted<string>;
  organizationId: string;
  name: string;
  start: string;
  secretHash: Buffer;
  scopes: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface AppUserTable {
  id: column.Defaulted<string>;
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  createdAt: column.Defaulted<Date>;
  lastSeenAt: column.Defaulted<Date>;
  signedOutAt: Date | null;
  secondFactorSince: Date | null;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  organizationId: string;
  at: column.Defaulted<Date>;
  actorId: string | null;
  actorName: string;
  action: string;
  resource: string;
  resourceId: string | null;
  before: column.NullableJsonb<'audit_log.before'>;
  after: column.NullableJsonb<'audit_log.after'>;
  sealedAs: number | null;
  contentHash: Buffer | null;
  seal: Buffer | null;
}

export interface BackupTable {
  name: string;
  takenAt: Date;
  bytes: number;
  rows: number;
  triedAt: Date | null;
}

export interface BereavementTable {
  organizationId: string;
  yahrzeitId: string;
  shiva: string | null;
  carer: string | null;
  kaddishRule: '11m-1d' | '11m' | '12m-1w' | '12m' | '30d';
  kaddishFrom: 'death' | 'burial';
  notedBy: string;
  notedAt: Date;
  workedOutFrom: string | null;
  festivals: column.Defaulted<'ask' | 'apply'>;
}

export interface BereavementStepTable {
  organizationId: string;
  yahrzeitId: string;
  kind: 'funeral' | 'recentDeaths' | 'shiva' | 'rabbiLetter' | 'sheloshim' | 'callWeek5' | 'callMonth3' | 'callMonth6' | 'unveiling' | 'plaque' | 'kaddishEnds' | 'firstYahrzeit';
  fallsOn: string;
  dueOn: string;
  festival: string | null;
  owner: string | null;
  state: column.Defaulted<'open' | 'done' | 'left'>;
  closedBy: string | null;
  closedAt: Date | null;
  usualOn: string | null;
}

export interface BillingAccountTable {
  organizationId: string;
  stripeCustomerId: string;
  stripeSubscriptionId: string | null;
  subscribedAt: Date | null;
  checkedAt: Date;
  asked: column.Defaulted<number>;
  written: column.Defaulted<number>;
}

export interface BounceMailTable {
  digest: Buffer;
  understood: boolean;
  readAt: Date;
}

export interface BulkActionTable {
  organizationId: string;
  id: column.Defaulted<string>;
  at: Date;
  actorId: string | null;
  actorName: string;
  subject: 'yahrzeits' | 'observers' | 'contacts' | 'emails' | 'jobs' | 'import-rows';
  act: 'archive' | 'restore' | 'afterSunset' | 'adarRule' | 'reminderDaysBefore' | 'calendar' | 'channel' | 'merge' | 'resend' | 'cancel' | 'sendAgain' | 'template' | 'skip' | 'unskip' | 'sunset' | 'choice' | 'leave' | 'belong';
  value: column.NullableJsonb<'bulk_action.value'>;
  changed: number;
  undoneAt: Date | null;
  undoneBy: string | null;
}

export interface BulkActionRecordTable {
  organizationId: string;
  bulkActionId: string;
  recordId: string;
  before: column.Jsonb<'bulk_action_record.before'>;
  after: column.Jsonb<'bulk_action_record.after'>;
}

export interface CalendarLinkTable {
  id: column.Defaulted<string>;
  organizationId: string;
  yahrzeitId: string | null;
  contactId: string | null;
  createdBy: string;
  createdAt: column.Defaulted<Date>;
  revokedAt: Date | null;
}

export interface CalledNameTable {
  organizationId: string;
  yahrzeitId: string;
  honorific: string | null;
  given: string;
  father: string | null;
  mother: string | null;
  gender: 'f' | 'm' | null;
  tribe: 'kohen' | 'levi' | null;
  pronunciation: string | null;
  decidedBy: string;
  decidedAt: Date;
}

export interface CheckoutTurnTable {
  organizationId: string;
  until: Date;
}

export interface ContactTable {
  id: column.Defaulted<string>;
  organizationId: string;
  name: string;
  hebrewName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  language: 'en' | 'he' | null;
  deceased: column.Defaulted<boolean>;
  notes: string | null;
  importId: string | null;
  version: column.Defaulted<number>;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  nameSearch: GeneratedAlways<string | null>;
  firstName: string | null;
  lastName: string | null;
  salutation: string | null;
  memberUntil: string | null;
  publiclyNamed: column.Defaulted<boolean>;
  calledName: column.NullableJsonb<'contact.calledName'>;
  staysOn: column.Defaulted<boolean>;
}

export interface CrashTable {
  fingerprint: Buffer;
  message: string;
  stack: string;
  version: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
  origin: column.Defaulted<'page' | 'server'>;
}

export interface DeliveryReportTable {
  id: column.Defaulted<string>;
  organizationId: string;
  messageId: string;
  source: 'ses' | 'sendgrid' | 'mailgun' | 'postmark' | 'bounce-mail';
  eventId: string;
  kind: 'delivered' | 'deferred' | 'bounced' | 'complained' | 'unsubscribed';
  status: string | null;
  detail: string | null;
  at: Date;
  receivedAt: Date;
}

export interface DifferentContactsTable {
  organizationId: string;
  oneId: string;
  otherId: string;
  saidAt: Date;
}

export interface DifferentYahrzeitsTable {
  organizationId: string;
  oneId: string;
  otherId: string;
  saidAt: Date;
}

export interface EditorIssueTable {
  organizationId: string;
  number: number;
  linkId: string | null;
  fromDate: string;
  toDate: string;
  email: string;
  mailedHash: string | null;
  claimedAt: Date | null;
}

export interface EmailJobTable {
  id: column.Defaulted<string>;
  organizationId: string;
  mode: 'window' | 'ids';
  templateId: string;
  basis: column.Defaulted<'sendDate' | 'observanceDate' | 'serviceDate'>;
  fromDays: column.Defaulted<number>;
  toDays: column.Defaulted<number>;
  yahrzeitIds: column.Defaulted<string[]>;
  sendAt: Date | null;
  lastRunId: string | null;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  eachOnItsDay: column.Defaulted<boolean>;
  archivedAt: Date | null;
  contactIds: column.Defaulted<string[]>;
  observerIds: column.Defaulted<string[]>;
  version: column.Defaulted<number>;
}

export interface EmailMessageTable {
  id: column.Defaulted<string>;
  organizationId: string;
  occasion: string;
  runId: string | null;
  templateId: string | null;
  contactId: string | null;
  yahrzeitId: string | null;
  toEmail: string;
  state: column.Defaulted<'queued' | 'sending' | 'sent' | 'failed' | 'uncertain' | 'cancelled'>;
  sendAt: column.Defaulted<Date>;
  rank: column.Defaulted<number>;
  attempts: column.Defaulted<number>;
  attemptLog: column.Defaulted<column.Jsonb<'email_message.attemptLog'>>;
  leaseUntil: Date | null;
  subject: string | null;
  html: string | null;
  text: string | null;
  headers: column.Defaulted<column.Jsonb<'email_message.headers'>>;
  mergeFieldsUsed: column.Defaulted<column.Jsonb<'email_message.mergeFieldsUsed'>>;
  mergeFieldIssues: column.Defaulted<column.Jsonb<'email_message.mergeFieldIssues'>>;
  error: string | null;
  sentAt: Date | null;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  resentAt: Date | null;
  beforeText: column.Defaulted<boolean>;
  throws: column.Defaulted<number>;
  textRemovedAt: Date | null;
}

export interface ErasedAddressTable {
  id: column.Defaulted<string>;
  organizationId: string;
  salt: Buffer;
  hash: Buffer;
  reason: 'bounced' | 'complained' | 'unsubscribed';
  erasedAt: Date;
}

export interface HistoryHeadTable {
  organizationId: string;
  acts: column.Defaulted<number>;
  seal: column.Defaulted<Buffer>;
  sealedAt: Date | null;
  watched: column.Defaulted<number>;
}

export interface HoldTable {
  organizationId: string;
  id: column.Defaulted<string>;
  yahrzeitId: string | null;
  observanceId: string | null;
  contactId: string | null;
  aboutId: GeneratedAlways<string>;
  until: string | null;
  reason: 'first_year' | 'child' | 'by_own_hand' | 'second_loss' | 'quarrel' | 'other';
  note: string | null;
  heldBy: string;
  heldAt: Date;
  liftedAt: Date | null;
  liftedBy: string | null;
}

export interface HouseFailureTable {
  organizationId: string;
  work: string;
  reason: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

export interface IdempotencyKeyTable {
  organizationId: string;
  callerId: string;
  key: string;
  asked: Buffer;
  begunAt: Date;
  answer: Buffer | null;
}

export interface ImportTable {
  id: column.Defaulted<string>;
  organizationId: string;
  fileName: string;
  sha256: Buffer;
  state: column.Defaulted<'columns' | 'previewed' | 'importing' | 'imported' | 'undoing' | 'undone' | 'failed'>;
  encoding: string;
  delimiter: string;
  headerRow: number;
  columns: column.Jsonb<'import.columns'>;
  dateOrder: 'mdy' | 'dmy';
  counts: column.Jsonb<'import.counts'>;
  createdBy: string;
  createdAt: column.Defaulted<Date>;
  importedAt: Date | null;
  askedBy: column.NullableJsonb<'import.askedBy'>;
  progress: column.Defaulted<number>;
  attempts: column.Defaulted<number>;
  failure: string | null;
  sunsetWords: column.Defaulted<column.Jsonb<'import.sunsetWords'>>;
  preset: string | null;
  cellsRemovedAt: Date | null;
  askedAt: Date | null;
  hidden: column.Defaulted<column.Jsonb<'import.hidden'>>;
}

export interface ImportCropTable {
  organizationId: string;
  importId: string;
  row: number;
  picture: Buffer;
}

export interface ImportRowTable {
  organizationId: string;
  importId: string;
  row: number;
  cells: column.Jsonb<'import_row.cells'>;
  understood: column.Jsonb<'import_row.understood'>;
  state: 'new' | 'merge' | 'changed' | 'duplicate' | 'unchanged' | 'skipped' | 'leftOut' | 'error';
  hasIssues: boolean;
  yahrzeitId: string | null;
  hasConflict: column.Defaulted<boolean>;
  choice: 'keep' | 'file' | 'separate' | 'skip' | null;
  replaced: column.NullableJsonb<'import_row.replaced'>;
  leftOut: string | null;
  brought: column.NullableJsonb<'import_row.brought'>;
}

export interface ImportSourceTable {
  organizationId: string;
  id: column.Defaulted<string>;
  label: string;
  url: string | null;
  lookedOn: string | null;
  lastLookedAt: Date | null;
  failure: string | null;
  lastSha256: Buffer | null;
  lastImportId: string | null;
  waits: string | null;
  createdBy: string;
  createdAt: Date;
  secret: Buffer | null;
  hostKey: string | null;
  chosen: column.Defaulted<column.Jsonb<'import_source.chosen'>>;
  asks: column.NullableJsonb<'import_source.asks'>;
}

export interface IncludedLettersTable {
  organizationId: string;
  month: string;
  letters: number;
}

export interface InvitationTable {
  id: column.Defaulted<string>;
  organizationId: string;
  email: string;
  role: 'owner' | 'admin' | 'staff' | 'viewer' | 'clergy';
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  problem: string | null;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
  inviterId: string | null;
}

export interface KeeperTable {
  organizationId: string;
  yahrzeitId: string;
  state: 'kept' | 'rest_asked' | 'resting';
  basis: 'plaque' | 'bequest' | 'gift' | 'custom' | null;
  reason: string | null;
  setById: string | null;
  setBy: string;
  setAt: Date;
  confirmedById: string | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  fund: string | null;
  note: string | null;
}

export interface KeptPromiseTable {
  organizationId: string;
  occurrenceDate: string;
  hash: Buffer;
  step: column.Defaulted<number>;
  way: 'email' | 'print';
  observanceId: string;
  keptBy: string;
}

export interface LearnedPresetTable {
  id: column.Defaulted<string>;
  name: string;
  columns: column.Jsonb<'learned_preset.columns'>;
  dateOrder: string;
  madeBy: string;
  madeAt: Date;
}

export interface LetterSummaryTable {
  organizationId: string;
  hour: Date;
  templateId: string | null;
  letters: number;
  successSum: number;
}

export interface ListIssueTable {
  organizationId: string;
  number: number;
  kind: 'bulletin' | 'pulpit';
  fromDate: string;
  toDate: string;
  language: 'en' | 'he';
  names: column.Jsonb<'list_issue.names'>;
  takenBy: string;
  takenAt: Date;
  toldHash: string | null;
  toldAt: Date | null;
}

export interface ListLinkTable {
  organizationId: string;
  id: column.Defaulted<string>;
  label: string;
  language: 'en' | 'he';
  names: 'full' | 'initials' | 'families';
  frames: string[];
  createdBy: string;
  createdAt: Date;
  revokedAt: Date | null;
  email: string | null;
}

export interface LookTable {
  organizationId: string;
  id: column.Defaulted<string>;
  userId: string;
  name: string;
  begunAt: Date;
  until: Date;
  endedAt: Date | null;
}

export interface LookConsentTable {
  organizationId: string;
  until: Date;
  givenBy: string;
  givenAt: Date;
}

export interface LookSeenTable {
  organizationId: string;
  lookId: string;
  part: string;
  recordId: string | null;
  times: number;
  lastAt: Date;
}

export interface MailWebhookTokenTable {
  digest: Buffer;
  bodyDigest: Buffer;
  receivedAt: Date;
}

export interface MembershipTable {
  id: column.Defaulted<string>;
  organizationId: string;
  userId: string;
  role: 'owner' | 'admin' | 'staff' | 'viewer' | 'clergy';
  createdAt: column.Defaulted<Date>;
  wantsDigest: column.Defaulted<boolean>;
  digestAt: Date | null;
}

export interface MergeFieldSummaryTable {
  organizationId: string;
  hour: Date;
  templateId: string | null;
  field: string;
  type: 'missing_data' | 'invalid_field' | 'empty_value';
  severity: 'high' | 'medium' | 'low';
  issues: number;
}

export interface MessageCompanionTable {
  organizationId: string;
  occasion: string;
  messageId: string;
  yahrzeitId: string | null;
}

export interface MourningEndTable {
  organizationId: string;
  yahrzeitId: string;
  shiva: string | null;
  sheloshim: string | null;
  decidedBy: string;
  decidedAt: Date;
  days: 0 | 7 | 30 | 335 | 365 | null;
  reason: string | null;
}

export interface MovedSendingTable {
  organizationId: string;
  wishedOn: string;
  sendsOn: string;
}

export interface NightReleaseTable {
  organizationId: string;
  id: column.Defaulted<string>;
  localDate: string;
  reasons: string[];
  letters: number;
  firstYahrzeits: number;
  week: number;
  lastYear: number | null;
  causedByIds: string[];
  causedBy: string[];
  askedAt: Date;
  lastHour: Date;
  releasedAt: Date | null;
  releasedById: string | null;
  releasedBy: string | null;
}

export interface NotificationTable {
  id: column.Defaulted<string>;
  organizationId: string;
  cause: string;
  title: string;
  message: string;
  severity: 'error' | 'warning' | 'info';
  data: column.Defaulted<column.Jsonb<'notification.data'>>;
  createdAt: column.Defaulted<Date>;
  readAt: Date | null;
  dismissedAt: Date | null;
  key: string | null;
  values: column.Defaulted<column.Jsonb<'notification.values'>>;
}

export interface ObservanceTable {
  id: column.Defaulted<string>;
  organizationId: string;
  yahrzeitId: string;
  contactId: string;
  observeOnHebrewCalendar: column.Defaulted<boolean>;
  relationship: 'Spouse' | 'Parent' | 'Child' | 'Sibling' | 'Grandparent' | 'Grandchild' | 'Other' | null;
  relationshipDetail: string | null;
  reminderDaysBefore: column.Defaulted<number>;
  channel: column.Defaulted<'email' | 'letter' | 'both' | 'phone' | 'none'>;
  importId: string | null;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  version: column.Defaulted<number>;
  ownLead: boolean | null;
  adarRule: 'first' | 'second' | 'both' | null;
}

export interface OccurrenceTable {
  organizationId: string;
  yahrzeitId: string;
  onHebrewCalendar: boolean;
  date: string;
  nth: number | null;
  hebrewDay: number;
  hebrewMonth: number;
  hebrewYear: number;
  serviceDate: string;
  notKeptBy: string[] | null;
}

export interface OrganizationTable {
  id: column.Defaulted<string>;
  name: string;
  orgCode: string;
  timezone: column.Defaulted<string>;
  israel: column.Defaulted<boolean>;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  senderName: string | null;
  replyTo: string | null;
  language: column.Defaulted<'en' | 'he'>;
  rules: column.Defaulted<column.Jsonb<'organization.rules'>>;
  serviceRule: column.Defaulted<string>;
  remindersOn: column.Defaulted<boolean>;
  reminderTemplateId: string | null;
  reminderHour: column.Defaulted<number>;
  plan: column.Defaulted<'trial' | 'starter' | 'standard' | 'plus' | 'free'>;
  subscriptionStatus: column.Defaulted<'trialing' | 'active' | 'past_due' | 'canceled' | 'expired'>;
  trialEndsAt: Date | null;
  emailsPerMonth: column.Defaulted<number>;
  observersLimit: column.Defaulted<number>;
  isDemo: column.Defaulted<boolean>;
  version: column.Defaulted<number>;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  customsVersion: column.Defaulted<number>;
  datesVersion: column.Defaulted<number>;
  datesDone: column.Defaulted<number>;
  oneLetter: column.Defaulted<boolean>;
  uncertainLetters: column.Defaulted<'ask' | 'resend'>;
  deleteAt: Date | null;
  deleteAskedBy: string | null;
  subscriptionEndsAt: Date | null;
  deletionToldAt: Date | null;
  calendar: column.Defaulted<'hebrew' | 'civil'>;
  leadDays: column.Defaulted<number>;
  secondLeadDays: number | null;
  promiseKey: column.Defaulted<Buffer>;
  secondFactorOfOwners: column.Defaulted<boolean>;
  shabbatTimes: column.Defaulted<column.Jsonb<'organization.shabbatTimes'>>;
  suspendedAt: Date | null;
  customsConfirmedAt: Date | null;
  setupDeclinedAt: Date | null;
  dateOrder: 'dayFirst' | 'monthFirst' | null;
  releaseRules: column.Defaulted<string[]>;
  releaseUnanswered: column.Defaulted<'release' | 'keep'>;
  formerLetterYears: number | null;
  letterTextYears: column.Defaulted<number | null>;
  listCellsDays: column.Defaulted<number | null>;
  historyYears: number | null;
  datesStaleSince: Date | null;
}

export interface OverageReportTable {
  id: column.Defaulted<string>;
  organizationId: string;
  month: string;
  firstLetter: number;
  letters: number;
  madeAt: Date;
  firstTriedAt: Date | null;
  triedAt: Date | null;
  acceptedAt: Date | null;
  givenUpAt: Date | null;
}

export interface PhotographTable {
  id: column.Defaulted<string>;
  organizationId: string;
  fileName: string;
  width: number;
  height: number;
  picture: Buffer;
  shown: Buffer;
  cutBy: column.Defaulted<'program' | 'person'>;
  createdBy: string;
  createdAt: Date;
}

export interface PhotographPlateTable {
  id: column.Defaulted<string>;
  organizationId: string;
  photographId: string;
  place: number;
  box: column.Jsonb<'photograph_plate.box'>;
  state: column.Defaulted<'waiting' | 'read' | 'checked' | 'leftOut'>;
  crop: Buffer | null;
  lines: column.Defaulted<column.Jsonb<'photograph_plate.lines'>>;
  name: column.Defaulted<string>;
  hebrewName: column.Defaulted<string>;
  hebrewDate: column.Defaulted<string>;
  civilDate: column.Defaulted<string>;
  reason: string | null;
}

export interface PictureTable {
  id: column.Defaulted<string>;
  organizationId: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  content: Buffer;
  sha256: Buffer;
  createdAt: column.Defaulted<Date>;
}

export interface PrintBatchTable {
  id: column.Defaulted<string>;
  organizationId: string;
  fromDate: string;
  toDate: string;
  printedAt: Date;
  printedBy: string;
}

export interface PrintedLetterTable {
  id: column.Defaulted<string>;
  organizationId: string;
  batchId: string;
  observanceId: string | null;
  contactId: string;
  yahrzeitId: string;
  occurrenceDate: string;
  again: column.Defaulted<boolean>;
  language: 'en' | 'he';
  recipient: string;
  address: string;
  subject: string;
  text: string;
  letterId: string | null;
}

export interface PulpitReaderTable {
  organizationId: string;
  userId: string;
  size: 'a5' | 'a4' | 'letter';
  points: 18 | 24;
  mailedNumber: number | null;
  mailedHash: string | null;
  claimedAt: Date | null;
}

export interface RateLimitTable {
  key: Buffer;
  attempts: Date[];
  endsAt: Date;
}

export interface ReachTable {
  organizationId: column.Viewed<'reach.organizationId', string | null>;
  reminderId: column.Viewed<'reach.reminderId', string | null>;
  observanceId: column.Viewed<'reach.observanceId', string | null>;
  contactId: column.Viewed<'reach.contactId', string | null>;
  yahrzeitId: column.Viewed<'reach.yahrzeitId', string | null>;
  occurrenceDate: column.Viewed<'reach.occurrenceDate', string | null>;
  onHebrewCalendar: column.Viewed<'reach.onHebrewCalendar', boolean | null>;
  serviceDate: column.Viewed<'reach.serviceDate', string | null>;
  step: column.Viewed<'reach.step', number | null>;
  wishedOn: column.Viewed<'reach.wishedOn', string | null>;
  sendsOn: column.Viewed<'reach.sendsOn', string | null>;
  state: column.Viewed<'reach.state', string | null>;
  reasonTold: column.Viewed<'reach.reasonTold', string | null>;
  messageId: column.Viewed<'reach.messageId', string | null>;
  runId: column.Viewed<'reach.runId', string | null>;
  closedAt: column.Viewed<'reach.closedAt', Date | null>;
  closedBy: column.Viewed<'reach.closedBy', string | null>;
  channel: column.Viewed<'reach.channel', string | null>;
  wantsEmail: column.Viewed<'reach.wantsEmail', boolean | null>;
  wantsLetter: column.Viewed<'reach.wantsLetter', boolean | null>;
  reminderDaysBefore: column.Viewed<'reach.reminderDaysBefore', number | null>;
  observedSince: column.Viewed<'reach.observedSince', Date | null>;
  yahrzeitName: column.Viewed<'reach.yahrzeitName', string | null>;
  hebrewName: column.Viewed<'reach.hebrewName', string | null>;
  contactName: column.Viewed<'reach.contactName', string | null>;
  email: column.Viewed<'reach.email', string | null>;
  phone: column.Viewed<'reach.phone', string | null>;
  address: column.Viewed<'reach.address', string | null>;
  deceased: column.Viewed<'reach.deceased', boolean | null>;
  contactLanguage: column.Viewed<'reach.contactLanguage', string | null>;
  suppressed: column.Viewed<'reach.suppressed', string | null>;
  promise: column.Viewed<'reach.promise', Buffer | null>;
  commonGap: column.Viewed<'reach.commonGap', string | null>;
  mailGap: column.Viewed<'reach.mailGap', string | null>;
  paperGap: column.Viewed<'reach.paperGap', string | null>;
  verdict: column.Viewed<'reach.verdict', string | null>;
  reason: column.Viewed<'reach.reason', string | null>;
}

export interface ReadingOverrideTable {
  organizationId: string;
  yahrzeitId: string;
  onHebrewCalendar: boolean;
  occurrenceDate: string;
  serviceDate: string | null;
  reason: string | null;
  decidedBy: string;
  decidedAt: Date;
  service: string | null;
}

export interface RecoveryCodeTable {
  codeHash: Buffer;
  userId: string;
  createdAt: column.Defaulted<Date>;
}

export interface RelayOutageTable {
  onlyOne: column.Defaulted<boolean>;
  since: Date;
  lastAt: Date;
}

export interface RemembererRequestTable {
  organizationId: string;
  contactId: string;
  yahrzeitId: string | null;
  askedOn: string;
  askedBy: string;
  answer: 'remember' | 'other' | 'congregation' | null;
  other: string | null;
  answeredAt: Date | null;
}

export interface ReminderTable {
  organizationId: string;
  id: column.Defaulted<string>;
  observanceId: string;
  occurrenceDate: string;
  step: column.Defaulted<1 | 2>;
  wishedOn: string;
  sendsOn: string;
  state: column.Defaulted<'open' | 'written' | 'printed' | 'answered' | 'let_go' | 'missed'>;
  messageId: string | null;
  runId: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  reason: string | null;
  heldToldAt: Date | null;
}

export interface ReminderRunTable {
  id: column.Defaulted<string>;
  organizationId: string;
  kind: 'night' | 'job';
  jobId: string | null;
  templateId: string | null;
  localDate: string;
  plannedAt: Date | null;
  queued: column.Defaulted<number>;
  skipped: column.Defaulted<number>;
  errors: column.Defaulted<number>;
  startedBy: string | null;
  createdAt: column.Defaulted<Date>;
  planningMs: number | null;
  outcomesRemovedAt: Date | null;
}

export interface ReminderWindowTable {
  id: column.Defaulted<boolean>;
  firstDay: string;
  lastDay: string;
}

export interface RemovedJobTable {
  organizationId: string;
  queue: string;
  jobId: string;
  removedAt: Date;
}

export interface ResponseTable {
  organizationId: string;
  observanceId: string;
  occurrenceDate: string;
  attendance: 'come' | 'read' | null;
  people: number | null;
  serviceDate: string | null;
  kaddish: column.Defaulted<boolean>;
  honour: column.Defaulted<boolean>;
  call: column.Defaulted<boolean>;
  answeredAt: Date;
  wrong: string | null;
  death: string | null;
  other: string | null;
}

export interface RestoredArchiveTable {
  organizationId: string;
  archive: Buffer;
  restoredAt: Date;
  told: column.Jsonb<'restored_archive.told'>;
}

export interface RunOutcomeTable {
  id: column.Defaulted<string>;
  organizationId: string;
  runId: string;
  observanceId: string | null;
  occurrenceDate: string | null;
  sendAt: Date | null;
  moved: column.Defaulted<boolean>;
  outcome: 'queued' | 'skipped' | 'error';
  reason: string | null;
  messageId: string | null;
}

export interface SenderDomainTable {
  id: column.Defaulted<string>;
  organizationId: string;
  domain: string;
  localPart: string;
  selector: string;
  publicKey: string;
  sealedKey: Buffer;
  state: column.Defaulted<'unverified' | 'verified' | 'broken'>;
  found: column.Defaulted<column.Jsonb<'sender_domain.found'>>;
  checkedAt: Date | null;
  verifiedAt: Date | null;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
}

export interface SendingCalendarTable {
  organizationId: string;
  place: string;
  through: string;
}

export interface SendingTurnTable {
  key: string;
  paidUntil: Date;
}

export interface ServiceSettingsTable {
  organizationId: string;
  services: column.Jsonb<'service_settings.services'>;
  noService: column.Jsonb<'service_settings.noService'>;
  policy: column.Jsonb<'service_settings.policy'>;
  updatedAt: Date;
}

export interface SheetLinkTable {
  organizationId: string;
  id: column.Defaulted<string>;
  label: string;
  opened: column.Defaulted<number>;
  lastOpenedAt: Date | null;
  createdBy: string;
  createdAt: Date;
  revokedAt: Date | null;
}

export interface StripeEventTable {
  id: string;
  type: string;
  handledAt: Date;
}

export interface SuppressionTable {
  id: column.Defaulted<string>;
  organizationId: string;
  email: string;
  reason: 'bounced' | 'complained' | 'unsubscribed';
  detail: string | null;
  createdAt: column.Defaulted<Date>;
  liftedAt: Date | null;
  liftedBy: string | null;
  liftedReason: string | null;
}

export interface TemplateTable {
  id: column.Defaulted<string>;
  organizationId: string;
  name: string;
  jsxComponentKey: 'default_reminder' | 'custom_reminder' | 'anniversary' | 'notification' | 'handlebars_html';
  language: column.Defaulted<'en' | 'he'>;
  subject: string;
  preheader: string | null;
  metadataJson: column.Defaulted<column.Jsonb<'template.metadataJson'>>;
  html: string;
  text: string;
  version: column.Defaulted<number>;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  otherLanguageId: string | null;
}

export interface TemplateVersionTable {
  organizationId: string;
  templateId: string;
  version: number;
  name: string;
  subject: string;
  preheader: string | null;
  metadataJson: column.Jsonb<'template_version.metadataJson'>;
  html: string;
  text: string;
  savedBy: string;
  savedAt: column.Defaulted<Date>;
}

export interface UncountedLetterTable {
  id: GeneratedAlways<number>;
  organizationId: string;
  sentAt: Date;
  templateId: string | null;
  fieldsUsed: number;
  issues: column.Jsonb<'uncounted_letter.issues'>;
  wasSent: column.Defaulted<boolean>;
}

export interface WebSessionTable {
  id: column.Defaulted<string>;
  userId: string;
  secretHash: Buffer;
  providerSession: string | null;
  createdAt: column.Defaulted<Date>;
  expiresAt: Date;
  revokedAt: Date | null;
  userAgent: string | null;
  secondFactorAt: Date | null;
  networkHash: Buffer | null;
}

export interface WebhookDeliveryTable {
  id: column.Defaulted<string>;
  organizationId: string;
  endpointId: string;
  type: string;
  data: column.Jsonb<'webhook_delivery.data'>;
  occurredAt: column.Defaulted<Date>;
  state: column.Defaulted<'queued' | 'delivered' | 'failed'>;
  tries: column.Defaulted<number>;
  nextAt: column.Defaulted<Date>;
  attempts: column.Defaulted<column.Jsonb<'webhook_delivery.attempts'>>;
}

export interface WebhookEndpointTable {
  id: column.Defaulted<string>;
  organizationId: string;
  url: string;
  description: string | null;
  events: string[];
  secret: Buffer;
  formerSecret: Buffer | null;
  formerUntil: Date | null;
  createdBy: string;
  createdAt: Date;
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  version: column.Defaulted<number>;
}

export interface YahrzeitTable {
  id: column.Defaulted<string>;
  organizationId: string;
  name: string;
  hebrewName: string | null;
  personDetails: string | null;
  gregorianDate: string | null;
  gregorianDerived: column.Defaulted<boolean>;
  hebrewDay: number | null;
  hebrewMonth: number | null;
  hebrewYear: number | null;
  adarSaid: 1 | 2 | null;
  afterSunset: boolean | null;
  burialDate: string | null;
  plaque: string | null;
  notes: string | null;
  perpetual: column.Defaulted<boolean>;
  rules: column.Defaulted<column.Jsonb<'yahrzeit.rules'>>;
  serviceRule: string | null;
  nextHebrewObservance: string | null;
  nextCivilObservance: string | null;
  importId: string | null;
  importRow: number | null;
  archivedAt: Date | null;
  version: column.Defaulted<number>;
  createdAt: column.Defaulted<Date>;
  updatedAt: column.Defaulted<Date>;
  nameSearch: GeneratedAlways<string | null>;
  hebrewDerived: column.Defaulted<boolean>;
  computedThrough: column.Defaulted<number>;
  ageAtDeath: number | null;
}

export interface Database {
  api_key: ApiKeyTable;
  app_user: AppUserTable;
  audit_log: AuditLogTable;
  backup: BackupTable;
  bereavement: BereavementTable;
  bereavement_step: BereavementStepTable;
  billing_account: BillingAccountTable;
  bounce_mail: BounceMailTable;
  bulk_action: BulkActionTable;
  bulk_action_record: BulkActionRecordTable;
  calendar_link: CalendarLinkTable;
  called_name: CalledNameTable;
  checkout_turn: CheckoutTurnTable;
  contact: ContactTable;
  crash: CrashTable;
  delivery_report: DeliveryReportTable;
  different_contacts: DifferentContactsTable;
  different_yahrzeits: DifferentYahrzeitsTable;
  editor_issue: EditorIssueTable;
  email_job: EmailJobTable;
  email_message: EmailMessageTable;
  erased_address: ErasedAddressTable;
  history_head: HistoryHeadTable;
  hold: HoldTable;
  house_failure: HouseFailureTable;
  idempotency_key: IdempotencyKeyTable;
  import: ImportTable;
  import_crop: ImportCropTable;
  import_row: ImportRowTable;
  import_source: ImportSourceTable;
  included_letters: IncludedLettersTable;
  invitation: InvitationTable;
  keeper: KeeperTable;
  kept_promise: KeptPromiseTable;
  learned_preset: LearnedPresetTable;
  letter_summary: LetterSummaryTable;
  list_issue: ListIssueTable;
  list_link: ListLinkTable;
  look: LookTable;
  look_consent: LookConsentTable;
  look_seen: LookSeenTable;
  mail_webhook_token: MailWebhookTokenTable;
  membership: MembershipTable;
  merge_field_summary: MergeFieldSummaryTable;
  message_companion: MessageCompanionTable;
  mourning_end: MourningEndTable;
  moved_sending: MovedSendingTable;
  night_release: NightReleaseTable;
  notification: NotificationTable;
  observance: ObservanceTable;
  occurrence: OccurrenceTable;
  organization: OrganizationTable;
  overage_report: OverageReportTable;
  photograph: PhotographTable;
  photograph_plate: PhotographPlateTable;
  picture: PictureTable;
  print_batch: PrintBatchTable;
  printed_letter: PrintedLetterTable;
  pulpit_reader: PulpitReaderTable;
  rate_limit: RateLimitTable;
  reach: ReachTable;
  reading_override: ReadingOverrideTable;
  recovery_code: RecoveryCodeTable;
  relay_outage: RelayOutageTable;
  rememberer_request: RemembererRequestTable;
  reminder: ReminderTable;
  reminder_run: ReminderRunTable;
  reminder_window: ReminderWindowTable;
  removed_job: RemovedJobTable;
  response: ResponseTable;
  restored_archive: RestoredArchiveTable;
  run_outcome: RunOutcomeTable;
  sender_domain: SenderDomainTable;
  sending_calendar: SendingCalendarTable;
  sending_turn: SendingTurnTable;
  service_settings: ServiceSettingsTable;
  sheet_link: SheetLinkTable;
  stripe_event: StripeEventTable;
  suppression: SuppressionTable;
  template: TemplateTable;
  template_version: TemplateVersionTable;
  uncounted_letter: UncountedLetterTable;
  web_session: WebSessionTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  yahrzeit: YahrzeitTable;
}

import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { ARCHIVED } from './archived-tables.js';

/** Tables of an organization that its archive leaves out, and why. This is asked of every new one. */
const TABLES_LEFT_OUT: Readonly<Record<string, string>> = {
  api_key: 'Hashes of secrets, which open nothing elsewhere.',
  billing_account: 'What the payment service calls the organization.',
  bulk_action: 'By which many changes are undone, for 30 days; the changes stand in the history.',
  bulk_action_record: 'By which many changes are undone, for 30 days; the changes stand in the history.',
  calendar_link: 'Private addresses of this installation.',
  editor_issue: 'Whom this installation tells by mail of changes in a list; the lists are archived.',
  history_head: 'The seal of this installation’s history, which goes on here.',
  house_failure: 'What failed for those who run the installation.',
  idempotency_key: 'Answers to calls, gone after a day.',
  import_row: 'The raw cells of files that the congregation has.',
  import_crop: 'Pieces of photographs that the congregation has.',
  checkout_turn: 'Lasts as long as somebody is on the way to the payment page.',
  included_letters: 'Of the invoice, which the payment service keeps.',
  invitation: 'Signed links, open for some days.',
  list_link: 'Public addresses of this installation.',
  import_source: 'Addresses that open lists to whoever has them, fetched by this installation.',
  sheet_link: 'Private addresses of this installation.',
  look: 'Who looked in here from outside; that it began and ended stands in the history.',
  look_consent: 'Lasts some hours, and is about those who run this installation.',
  look_seen: 'Of a look from outside, which is told in the settings here.',
  moved_sending: 'Computed from the place and the hour of sending.',
  occurrence: 'Computed from records and customs.',
  overage_report: 'Of the invoice, which the payment service keeps.',
  photograph: 'Photographs that the congregation has, until they are an import.',
  photograph_plate: 'What was read on photographs, until they are an import.',
  pulpit_reader: 'Which members have the sheet for the pulpit by mail from this installation.',
  restored_archive: 'Which archive the records here came from.',
  removed_job: 'For the queue, gone after a day.',
  run_outcome: 'Why each observer was skipped, night for night: millions of rows that no other program reads.',
  sending_calendar: 'Computed from the place and the hour of sending.',
  uncounted_letter: 'For the sums, gone within a minute.',
  webhook_delivery: 'What was told to a program, gone after some weeks.',
  webhook_endpoint: 'Addresses with secrets, of programs that listen to this installation.',
};

/** Columns of archived tables that are left out, by the reason. */
const COLUMNS_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'counts changes, or is computed from other columns': [
    ...[
      'hold.about_id',
      'contact.name_search',
      'contact.version',
      'email_job.version',
      'observance.version',
      'organization.version',
      'yahrzeit.version',
    ],
    ...[
      'bereavement.worked_out_from',
      'yahrzeit.computed_through',
      'yahrzeit.name_search',
      'organization.customs_version',
    ],
    ...['organization.dates_version', 'organization.dates_done', 'organization.dates_stale_since'],
  ],
  'says how the work goes on, or went on, here': [
    'reminder.held_told_at',
    'list_issue.told_hash',
    'list_issue.told_at',
    ...['email_job.last_run_id', 'email_message.attempt_log', 'email_message.headers', 'email_message.lease_until'],
    ...[
      'email_message.before_text',
      'email_message.throws',
      'email_message.rank',
      'email_message.merge_fields_used',
      'email_message.merge_field_issues',
    ],
    ...[
      'email_message.resent_at',
      'import.progress',
      'import.attempts',
      'import.failure',
      'import.asked_by',
      'import.asked_at',
    ],
    ...[
      'import.sha256',
      'import.encoding',
      'import.hidden',
      'import.delimiter',
      'import.preset',
      'import.header_row',
      'import.sunset_words',
      'reminder_run.planning_ms',
      'reminder_run.outcomes_removed_at',
    ],
    ...['reminder_run.template_id', 'sender_domain.found', 'sender_domain.updated_at', 'delivery_report.event_id'],
    ...['membership.digest_at', 'membership.wants_digest', 'observance.import_id'],
  ],
  'is confided to clergy': ['hold.reason', 'hold.note'],
  'is secret': ['sender_domain.sealed_key'],
  'names what the archive tells in words': [
    ...[
      'audit_log.actor_id',
      'night_release.caused_by_ids',
      'night_release.released_by_id',
      'keeper.set_by_id',
      'keeper.confirmed_by_id',
      'membership.id',
      'membership.user_id',
      'organization.id',
    ],
  ],
  'is between the congregation and this installation': [
    ...['audit_log.sealed_as', 'audit_log.content_hash', 'audit_log.seal'],
    ...['organization.created_at', 'organization.updated_at', 'organization.is_demo', 'organization.trial_ends_at'],
    ...['organization.subscription_status', 'organization.subscription_ends_at', 'organization.emails_per_month'],
    ...['organization.observers_limit', 'organization.delete_at', 'organization.delete_asked_by'],
    ...['organization.deletion_told_at', 'organization.suspended_at', 'organization.second_factor_of_owners'],
  ],
};

describe('what goes into the archive', () => {
  let database: TestDatabase;
  let db: DataSource;
  let columns: { table: string; column: string }[];

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([]);
    columns = await db.query(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name <> 'organization_id'
          AND (table_name = 'organization' OR table_name IN (SELECT table_name FROM information_schema.columns
                WHERE table_schema = 'public' AND column_name = 'organization_id'))`,
    );
  });
  afterAll(() => database.drop());

  const archivedOf = (table: string): Set<string> | null => {
    const parts = ARCHIVED.filter(({ from }) => new RegExp(`(^|FROM |JOIN )${table} `).test(from));
    const named = parts.flatMap((part) => part.columns).map((one) => (typeof one === 'string' ? one : one.of));
    return parts.length ? new Set(named.map((name) => name.replace(/^\w+\./, ''))) : null;
  };

  it('given a table of an organization, then it is archived, or said why not', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];

    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((table) => !archivedOf(table) && !TABLES_LEFT_OUT[table])).toEqual([]);
    expect(Object.keys(TABLES_LEFT_OUT).filter((table) => !tables.includes(table) || archivedOf(table))).toEqual([]);
  });

  it('given a column of such a table, then it is archived, or said why not', () => {
    const leftOut = Object.values(COLUMNS_LEFT_OUT).flat();
    const lacking = columns
      .filter(({ table, column }) => archivedOf(table)?.has(column) === false)
      .map(({ table, column }) => `${table}.${column}`);

    expect(lacking.filter((column) => !leftOut.includes(column))).toEqual([]);
    expect(leftOut.filter((column) => !lacking.includes(column))).toEqual([]);
  });
});

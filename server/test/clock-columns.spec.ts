import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase, type TestDatabase } from './database.js';

/**
 * The clock is injected, in SQL too: an instant that is compared with it is written from it. Columns that Postgres would fill
 * with its own now() are the danger, since whoever forgets to name one notices nothing while both clocks agree.
 */
const BY_THE_HOUSE = [
  ...['audit_log.at', 'notification.created_at', 'template_version.saved_at', 'web_session.created_at'],
  ...['email_message.created_at', 'email_message.updated_at', 'email_message.send_at', 'reminder_run.created_at'],
  ...['import.created_at', 'observance.created_at', 'organization.updated_at'],
];

/** Postgres fills these, and nothing of the house is decided by them. */
const SHOWN = 'Shown, and ordered by.';
const BY_POSTGRES: Readonly<Record<string, string>> = {
  ...of(
    'created_at',
    ['app_user', 'calendar_link', 'contact', 'email_job', 'membership', 'organization', 'picture'],
    SHOWN,
  ),
  ...of('created_at', ['recovery_code', 'sender_domain', 'suppression', 'template', 'yahrzeit'], SHOWN),
  ...of('updated_at', ['contact', 'email_job', 'sender_domain', 'template', 'yahrzeit'], SHOWN),
  'app_user.last_seen_at': SHOWN,
  'observance.updated_at': 'Shown, and asked whether it is another instant than that of the row’s making.',
  'webhook_delivery.occurred_at':
    'Written by a trigger, which knows no clock of ours; told to programs outside, whose time is the host’s; gone a month later.',
};

/** Every file that compares a column of such a name, and which it is: whoever compares one more says which. */
const COMPARED: Readonly<Record<string, string>> = {
  'alerts/daily-digest.ts': 'notification.created_at',
  'backups/hold-letters.ts': 'email_message.send_at',
  'auth/old-sessions.ts': 'web_session.created_at',
  'auth/provider/factors.ts': 'of the identity provider, whose time is the host’s',
  'auth/web-sessions.service.ts': 'web_session.created_at',
  'emails/email-list.ts': 'email_message.created_at',
  'emails/emails.service.ts': 'email_message.send_at',
  'emails/message-monitor.ts': 'email_message.send_at',
  'emails/old-letters.ts': 'email_message.created_at',
  'emails/outbox-writes.ts': 'email_message.send_at',
  'emails/outbox.ts': 'email_message.send_at, email_message.updated_at',
  'emails/relay-reach.ts': 'email_message.send_at',
  'imports/decide/rest-of-list.ts': 'import.created_at with another import’s',
  'imports/old-lists.ts': 'import.created_at',
  'imports/photographs/photographs.service.ts': 'photograph.created_at, which has no default',
  'imports/write/traces.ts': 'observance.updated_at with observance.created_at, no instant',
  'notifications/notifications.service.ts': 'notification.created_at',
  'notifications/old-notifications.ts': 'notification.created_at',
  'operation/figures.ts': 'email_message.send_at',
  'operation/operator-organizations.ts': 'email_message.send_at',
  'operation/operator.service.ts': 'email_message.updated_at',
  'organizations/plan-usage.ts': 'email_message.updated_at',
  'reminders/monthly-quota.ts': 'email_message.updated_at',
  'reminders/nights.ts': 'organization.updated_at',
  'reminders/old-runs.ts': 'reminder_run.created_at',
  'reminders/plan-statement.ts': 'email_message.send_at',
  'reminders/releases/changed-words.ts': 'template_version.saved_at, audit_log.at',
  'templates/templates.service.ts': 'template_version.saved_at',
  'this-week/this-week.service.ts': 'import.created_at',
  'webhooks/deliveries.ts': 'webhook_delivery.occurred_at',
  'yahrzeits/standing-reminders.ts': 'observance.created_at, as reach.observed_since',
};

const SRC = path.join(import.meta.dirname, '../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(SRC, file), 'utf8') }));

describe('columns that Postgres would fill with its own time', () => {
  let database: TestDatabase;
  let columns: string[];
  beforeAll(async () => {
    database = await testDatabase();
    const db = await database.dataSource([]);
    const rows: { named: string }[] = await db.query(
      `SELECT table_name || '.' || column_name AS named FROM information_schema.columns
        WHERE table_schema = 'public' AND column_default ~ '(now|clock_timestamp)\\(|CURRENT_TIMESTAMP' ORDER BY 1`,
    );
    columns = rows.map(({ named }) => named);
  });
  afterAll(() => database.drop());

  it('given any of them, then it is said whose clock fills it', () => {
    expect([...BY_THE_HOUSE, ...Object.keys(BY_POSTGRES)].sort()).toEqual(columns);
  });

  it('given a statement that compares one with an instant, then it is known which, and that the house fills it', () => {
    const names = [...new Set(columns.map((named) => named.split('.')[1] ?? ''))].filter((name) => name !== 'at');
    const found = sources.filter(({ text }) => comparing([...names, 'observed_since']).test(text));

    expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(COMPARED).sort());
  });

  it.each(BY_THE_HOUSE)('given a statement that makes a row, then it names %s', (named) => {
    const [table = '', column = ''] = named.split('.');
    const inserted = new RegExp(`INSERT INTO (?:public\\.)?${table}(?: AS \\w+)?\\s*\\(([^)]*)\\)`, 'g');
    const forgotten = sources.flatMap(({ file, text }) =>
      [...text.matchAll(inserted)].filter(([, list]) => !list?.split(/,\s*/).includes(column)).map(() => file),
    );

    expect(forgotten).toEqual([]);
  });
});

/** One column of several tables, with the one reason. */
function of(column: string, tables: readonly string[], reason: string): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [`${table}.${column}`, reason]));
}

/** Of SQL, and of the builder: `created_at <`, `'createdAt', '<'`, `createdAt: LessThan(`. */
function comparing(names: readonly string[]): RegExp {
  const camel = names.map((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  return new RegExp(
    `\\b(${names.join('|')})\\b[^,;\\n]{0,60}?\\s(<>|<=|>=|<|>|BETWEEN)\\s|'(\\w+\\.)?(${camel.join('|')})', '[<>]|(${camel.join('|')}): (LessThan|MoreThan|Between)`,
  );
}

import { TEMPLATE_KEYS } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { prepareReady } from '../src/templates/index.js';
import { mustBe, type BenchOptions, type BenchResult } from './bench.js';
import { filledDatabase } from './reminder-rows.js';
import { MORE_ROWS } from './many-kinds-of-rows.js';
import { letterWriter } from './written-letters.js';

const CONGREGATIONS = 10_000;
const OBSERVERS_EACH = 100;
const YEARS = 10;
const GOAL_GB = 120;
const GB = 1e9;
const LETTERS_A_YEAR = CONGREGATIONS * OBSERVERS_EACH;

/** How many rows of a kind such an installation has after ten years, and by what that is reckoned. */
interface Kind {
  readonly table: string;
  readonly what?: string;
  readonly rows: number;
  readonly because: string;
}

/** `letters with their text` and `letters without` are one table, measured before and after the text goes. */
const KINDS: readonly Kind[] = [
  { table: 'yahrzeit', rows: LETTERS_A_YEAR, because: '100 people each' },
  { table: 'contact', rows: LETTERS_A_YEAR, because: '100 families each' },
  { table: 'observance', rows: LETTERS_A_YEAR, because: 'one observer of each' },
  { table: 'occurrence', rows: 14 * LETTERS_A_YEAR, because: 'seven years on two calendars; older ones go' },
  { table: 'reminder', rows: (YEARS + 1) * LETTERS_A_YEAR, because: 'a promise a year, and the year ahead' },
  { table: 'kept_promise', rows: YEARS * LETTERS_A_YEAR, because: 'one for each letter' },
  { table: 'email_message', what: 'letters with their text', rows: 3 * LETTERS_A_YEAR, because: 'three years' },
  { table: 'email_message', what: 'letters without', rows: (YEARS - 3) * LETTERS_A_YEAR, because: 'the seven before' },
  {
    table: 'delivery_report',
    rows: YEARS * LETTERS_A_YEAR,
    because: 'one for each letter, where a mail service tells',
  },
  {
    table: 'reminder_run',
    rows: CONGREGATIONS * (80 * YEARS + 285 * 2),
    because: '80 nights a year with letters, two years of the others',
  },
  { table: 'run_outcome', rows: CONGREGATIONS * 50 * 2, because: '50 a year by hand, for two years' },
  { table: 'audit_log', rows: CONGREGATIONS * 300 * YEARS, because: '300 acts a year; kept always' },
  { table: 'notification', rows: CONGREGATIONS * 100 * 2, because: '100 a year, for two years' },
  { table: 'web_session', rows: CONGREGATIONS * 330, because: '300 a year, for 400 days' },
  {
    table: 'import_row',
    rows: CONGREGATIONS * 300,
    because: 'the list, and 20 rows a year; as if all had their cells',
  },
  { table: 'template', rows: CONGREGATIONS * 12, because: 'the ready letters in two languages' },
  { table: 'organization', rows: CONGREGATIONS, because: '' },
];

/**
 * The bytes of each kind of row with its indexes and what Postgres keeps outside of it, as the rows lie after they were written
 * one upon another; and by them the size of 10,000 congregations with 100 families each after ten years. `n` congregations
 * are filled.
 */
export async function bytes({ n = 200 }: BenchOptions): Promise<BenchResult> {
  const observers = n * OBSERVERS_EACH;
  const database = await filledDatabase({ observers, organizations: n, due: observers, withSearch: true });
  try {
    mustBe('letters planned', await database.planNight(), observers);
    const { db } = database;
    await writeMoreRows(db);
    await writeTemplates(db);
    await writeTexts(db);
    const withText = await bytesOf(db, 'email_message');
    await db.query(`UPDATE email_message SET html = NULL, text = NULL, headers = '{}', text_removed_at = now()`);
    await db.query('VACUUM FULL ANALYZE email_message');

    const lines: { kind: Kind; each: number; all: number }[] = [];
    for (const kind of KINDS) {
      const each = kind.what === 'letters with their text' ? withText : await bytesOf(db, kind.table);
      lines.push({ kind, each, all: each * kind.rows });
    }
    const total = lines.reduce((sum, { all }) => sum + all, 0) / GB;
    const ratio = total / GOAL_GB;
    return {
      name: 'bytes',
      goal: `10,000 congregations after ten years in ≤ ${GOAL_GB} GB; the ratio is what they take of that`,
      ratio: { median: ratio, min: ratio, max: ratio },
      counts: { congregations: n, observers, 'GB in all': Math.round(total) },
      notes: [
        '| rows | bytes each | rows after ten years | GB | because |',
        '| --- | --- | --- | --- | --- |',
        ...lines.map(({ kind: { table, what, rows, because }, each, all }) =>
          row([what ?? table, Math.round(each), rows, (all / GB).toFixed(1), because]),
        ),
      ],
    };
  } finally {
    await database.close();
  }
}

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)).join(' | ')} |`;

async function bytesOf(db: DataSource, table: string): Promise<number> {
  await db.query(`VACUUM ANALYZE ${table}`);
  const [{ each, rows }] = await db.query(
    `SELECT count(*)::int AS rows, pg_total_relation_size('${table}')::float / nullif(count(*), 0) AS each FROM ${table}`,
  );
  mustBe(`rows of ${table}`, rows > 0, true);
  return each as number;
}

/** On one connection, since the rows point at nothing and their triggers are not to fire. */
async function writeMoreRows(db: DataSource): Promise<void> {
  const one = db.createQueryRunner();
  for (const statement of MORE_ROWS) await one.query(statement);
  await one.release();
}

async function writeTemplates(db: DataSource): Promise<void> {
  for (const language of ['en', 'he'] as const)
    for (const key of TEMPLATE_KEYS) {
      const { subject, html, text, metadataJson } = await prepareReady(key, language);
      await db.query(TEMPLATE, [key, language, subject, html, text, metadataJson]);
    }
}

async function writeTexts(db: DataSource): Promise<void> {
  const messages: { id: string; to: string }[] = await db.query(
    'SELECT id, to_email AS to FROM email_message ORDER BY id',
  );
  const write = await letterWriter();
  for (let from = 0; from < messages.length; from += 500) {
    const page = messages.slice(from, from + 500).map(({ id, to }, at) => ({ id, ...write(from + at, id, to) }));
    await db.query(SENT, [JSON.stringify(page)]);
  }
}

const TEMPLATE = `
INSERT INTO template (organization_id, name, jsx_component_key, language, subject, html, text, metadata_json)
SELECT id, $1, $1, $2, $3, $4, $5, $6 FROM organization`;

const SENT = `
UPDATE email_message m
   SET state = 'sent', attempts = 1, sent_at = now(), subject = w.subject, html = w.html, text = w.text, headers = w.headers,
       attempt_log = jsonb_build_array(jsonb_build_object('at', now(), 'outcome', 'sent', 'response', '250 2.0.0 OK: queued as 4WxYz1')),
       merge_fields_used = '["contact.firstName", "yahrzeit.name", "observance.date", "observance.nth", "organization.name"]'
  FROM jsonb_to_recordset($1::jsonb) AS w (id uuid, subject text, html text, text text, headers jsonb) WHERE m.id = w.id`;

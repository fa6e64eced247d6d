import { organizationSettings, type OrganizationSettings, type RestoredArchive } from '@zikaron/contract';
import pg from 'pg';
import { z } from 'zod';
import { daysAfter } from '../../calendar/index.js';
import { checkTemplate } from '../../merge-fields/index.js';
import { heavyTask } from '../../platform/heavy-task/index.js';
import { Conflict, Refusal } from '../../platform/refusals/index.js';
import { ARCHIVED, headingOf } from '../archived-tables.js';
import { schemaOf } from '../write-archive.task.js';
import { ArchiveFile, damaged, MANIFEST, type ArchivedRow } from './archive-file.js';
import { NewIds } from './new-ids.js';
import { HOLD_WHAT_IS_DUE, READ_OTHERWISE, RESTORED, type RestoredTable } from './restored-tables.js';

/** Which archive is brought into which organization. */
export interface RestoreOrder {
  readonly path: string;
  readonly databaseUrl: string;
  readonly organizationId: string;
  readonly picturesAt: string;
  /** What the ready letters say, by kind and language (`anniversary.he`), as columns of a template. */
  readonly readyWords: Readonly<Record<string, object>>;
  /** Whether the installation that it comes from writes to nobody any more, though its reminders were on. */
  readonly isGone: boolean;
  /** So many observers the plan has room for. */
  readonly observersLimit: number;
  readonly at: Date;
}

/** What was restored; `isNew` unless it had been before. */
export interface RestoreOutcome {
  readonly restored: RestoredArchive;
  readonly isNew: boolean;
}

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;
const KNOWN_FILES = new Set([...RESTORED.map(({ file }) => file), ...Object.keys(READ_OTHERWISE)]);
/** What archives of ours have in each file: a table has more columns, which only the program writes. */
const HEADINGS = new Map(ARCHIVED.map(({ file, columns }) => [file, new Set(columns.map(headingOf))]));
const IDS = z.array(z.string());
/** Of days and instants. Postgres knows days without an end, before the first year and after the last, which no calendar here counts. */
const COUNTABLE = /^[0-2]\d{3}-\d\d-\d\d(?!.*BC)/i;
/** Pages are opened right after, before Postgres would look by itself how much there is now. */
const NEW_FIGURES = `ANALYZE (SKIP_LOCKED) ${[...new Set(RESTORED.map(({ table }) => table))].join(', ')}`;
const OPTIONS = '-c statement_timeout=300000 -c lock_timeout=30000';

/**
 * Reads an archive into an organization that is still empty, in one transaction: all of it is there, or nothing. The
 * organization keeps its code, its plan and its members; its reminders stay off until a person switches them on.
 * @throws Refusal that says what is wrong with the archive, or why it cannot be brought here
 */
export default heavyTask<RestoreOrder, RestoreOutcome>(async (order) => {
  const archive = await ArchiveFile.open(order.path, KNOWN_FILES);
  const db = new pg.Client({
    ...{ connectionString: order.databaseUrl, application_name: 'zikaron restore-congregation', options: OPTIONS },
  });
  try {
    await db.connect();
    refuseForeignSchema(archive, await schemaOf(db));
    refuseOtherTimes(archive, order.at);
    await db.query('BEGIN');
    const outcome = await new Restoring(db, archive, order).carryOut();
    await db.query('COMMIT');
    if (outcome.isNew) await db.query(NEW_FIGURES);
    return outcome;
  } finally {
    archive.close();
    await db.end();
  }
});

function refuseForeignSchema({ manifest }: ArchiveFile, here: string): void {
  if (!manifest.schema)
    throw new Refusal(
      422,
      'archive_too_old',
      'This archive was made by a version whose archives cannot be read back. Upgrade the installation it comes from, and take a new one.',
    );
  if (BigInt(manifest.schema) > BigInt(here))
    throw new Refusal(
      422,
      'archive_newer',
      'This archive was made by a newer version of Zikaron. Upgrade this installation first.',
    );
}

/** No archive is of a day to come: what was due since it was made could not be held. Clocks of two machines may differ. */
function refuseOtherTimes({ manifest }: ArchiveFile, now: Date): void {
  const made = new Date(manifest.exportedAt);
  if (made > daysAfter(now, 1) || made < FIRST_ARCHIVES) throw damaged(MANIFEST);
}

const FIRST_ARCHIVES = new Date('2020-01-01');

interface Column {
  readonly name: string;
  readonly kind: 'uuid' | 'uuids' | 'json' | 'list' | 'time' | 'plain';
}

class Restoring {
  private readonly ids: NewIds;
  /** Of letters that may not stand here, by their id and version, what they say instead. */
  private readonly readied = new Map<string, { readonly name: string; readonly words: object }>();

  constructor(
    private readonly db: pg.Client,
    private readonly archive: ArchiveFile,
    private readonly order: RestoreOrder,
  ) {
    this.ids = new NewIds(order.organizationId, archive.manifest.organization.id);
  }

  async carryOut(): Promise<RestoreOutcome> {
    const { organizationId } = this.order;
    await this.db.query('SELECT FROM organization WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
    const before = await this.restoredBefore();
    if (before) return { restored: before, isNew: false };
    await this.mustBeEmpty();
    this.mustHaveRoom();
    // What is brought did not happen now: no webhook is told of it.
    await this.db.query(`SELECT set_config('zikaron.silent', 'on', true)`);
    const settings = await this.readSettings();
    const isSending = settings.row.reminders_on === 'true';
    if (isSending && !this.order.isGone) throw stillSending();
    await this.writeSettings(settings);
    const files = [];
    for (const table of RESTORED) files.push({ name: table.file, rows: await this.restore(table) });
    await this.chooseLetter(settings.parsed);
    await this.db.query(LAST_RUNS, [this.order.organizationId]);
    if (isSending) await this.holdWhatIsDue(settings.parsed);
    return { restored: await this.note(files), isNew: true };
  }

  private async restoredBefore(): Promise<RestoredArchive | null> {
    const { rows } = await this.db.query<{ told: RestoredArchive }>(
      "SELECT told FROM restored_archive WHERE organization_id = $1 AND archive = decode($2, 'hex')",
      [this.order.organizationId, this.archive.identity],
    );
    return rows[0]?.told ?? null;
  }

  private async mustBeEmpty(): Promise<void> {
    const { rows } = await this.db.query<{ used: boolean }>(IS_USED, [this.order.organizationId]);
    if (rows[0]?.used)
      throw new Conflict(
        'not_empty',
        'There are records here already. An archive is brought into a congregation that has none: sign up anew, and bring it there.',
      );
  }

  private mustHaveRoom(): void {
    const { observersLimit } = this.order;
    const observers = this.archive.manifest.files.find(({ name }) => name === 'observers.csv')?.rows ?? 0;
    if (observers > observersLimit)
      throw new Refusal(
        402,
        'observer_limit',
        `The limit of your plan for observers is ${observersLimit}, and the archive has ${observers}. A larger plan has room for them: see the pricing page.`,
      );
  }

  /** By the schema they are typed by: a time zone that nobody knows would stop the nights of everybody. */
  private async readSettings() {
    const rows: ArchivedRow[] = [];
    for await (const row of this.archive.rows('settings.csv')) rows.push(row);
    const [row] = rows;
    if (!row || rows.length > 1) throw damaged('settings.csv');
    const { success, data: parsed } = organizationSettings.safeParse(settingsFrom(row));
    if (!success) throw damaged('settings.csv');
    const zone = await this.db.query('SELECT FROM pg_timezone_names WHERE name = $1', [parsed.timezone]);
    if (zone.rowCount === 0) throw damaged('settings.csv');
    return { row, parsed };
  }

  private async writeSettings({ row, parsed }: { row: ArchivedRow; parsed: OrganizationSettings }): Promise<void> {
    const said = { ...parsed, remindersOn: false, reminderTemplateId: null };
    const columns = Object.entries(said).filter(([, value]) => value !== undefined);
    const values = {
      ...Object.fromEntries(columns.map(([name, value]) => [snake(name), value])),
      ...fieldsBeside(row),
    };
    const names = Object.keys(values);
    await this.guarded('settings.csv', () =>
      this.db.query(
        `UPDATE organization SET ${names.map((name) => `${name} = t.${name}`).join(', ')}, updated_at = $3,
                customs_version = organization.customs_version + 1, dates_done = 0, dates_stale_since = $3
           FROM jsonb_populate_record(NULL::organization, $2::jsonb) t WHERE organization.id = $1`,
        [this.order.organizationId, JSON.stringify(values), this.order.at],
      ),
    );
  }

  private async chooseLetter({ reminderTemplateId }: OrganizationSettings): Promise<void> {
    if (!reminderTemplateId) return;
    await this.db.query(
      `UPDATE organization SET reminder_template_id = template.id FROM template
        WHERE organization.id = $1 AND template.organization_id = $1 AND template.id = $2`,
      [this.order.organizationId, this.ids.of(reminderTemplateId)],
    );
  }

  /** @returns how many rows there are now */
  private async restore(table: RestoredTable): Promise<number> {
    const { organizationId } = this.order;
    if (table.replaces) await this.db.query(`DELETE FROM ${table.table} WHERE organization_id = $1`, [organizationId]);
    const columns = await this.columnsOf(table);
    const later: object[] = [];
    let rows: object[] = [];
    let [all, characters] = [0, 0];
    const write = async () => {
      await this.insert(table, rows);
      if (table.afterwards) later.push(...rows);
      all += rows.length;
      [rows, characters] = [[], 0];
    };
    for await (const row of this.archive.rows(table.file)) {
      const understood = this.understood(table, columns, row);
      const isLawful = !table.letters || this.isLawful(understood);
      const taken = isLawful ? understood : this.inReadyWords(table, understood);
      if (!taken) continue;
      rows.push(taken);
      for (const cell of Object.values(row)) characters += cell?.length ?? 0;
      if (rows.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await write();
    }
    if (rows.length > 0) await write();
    if (table.afterwards && later.length > 0)
      await this.db.query(table.afterwards, [organizationId, JSON.stringify(later)]);
    return all;
  }

  private async columnsOf({ file, table, told = [] }: RestoredTable): Promise<ReadonlyMap<string, Column | null>> {
    const { rows } = await this.db.query<Column>(COLUMNS, [table]);
    const archived = rows.filter(({ name }) => HEADINGS.get(file)?.has(name));
    return new Map<string, Column | null>([
      ...archived.map((column): [string, Column] => [column.name, column]),
      ...told.map((heading): [string, null] => [heading, null]),
    ]);
  }

  /** A row as Postgres takes it from JSON. Headings that no archive of ours has are refused, whatever they say. */
  private understood(
    table: RestoredTable,
    columns: ReadonlyMap<string, Column | null>,
    row: ArchivedRow,
  ): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const [heading, cell] of Object.entries(row)) {
      const column = columns.get(heading);
      if (column === undefined) throw damaged(table.file, new Error(`There is no column ${heading}`));
      if (column === null) continue;
      values[heading] = cell === null ? null : this.valueOf(table, column, cell);
    }
    return values;
  }

  /** By the rules of the door at which letters are saved. */
  private isLawful({ html }: Record<string, unknown>): boolean {
    const { picturesAt } = this.order;
    return checkTemplate(String(html), { kind: 'html', picturesAt }).length === 0;
  }

  /** A letter under its own name in the ready words of its kind; of earlier versions only the one that stands, null for others. */
  private inReadyWords(table: RestoredTable, row: Record<string, unknown>): object | null {
    const letter = `${row.template_id ?? row.id} ${row.version}`;
    if (table.letters === 'in ready words') {
      const words = this.order.readyWords[`${row.jsx_component_key}.${row.language}`];
      if (!words) throw damaged(table.file);
      this.readied.set(letter, { name: String(row.name), words });
    }
    const ready = this.readied.get(letter);
    return ready ? { ...row, ...ready.words } : null;
  }

  private valueOf(table: RestoredTable, { name, kind }: Column, cell: string): unknown {
    const { idsIn = [], picturesIn = [], understood = {} } = table;
    const { picturesAt: there } = this.archive.manifest;
    let said = idsIn.includes(name) ? this.ids.within(cell) : cell;
    if (picturesIn.includes(name) && there) said = this.ids.ofPictures(said, there, this.order.picturesAt);
    if (kind === 'uuid') return this.ids.of(said);
    if (kind === 'time' && !COUNTABLE.test(said)) throw damaged(table.file);
    const value = kind === 'plain' || kind === 'time' ? said : parsed(table.file, said);
    const schema = kind === 'uuids' ? IDS : understood[name];
    if (schema && !schema.safeParse(value).success) throw damaged(table.file);
    return kind === 'uuids' ? (value as string[]).map((id) => this.ids.of(id)) : value;
  }

  private async insert({ file, table, given = {} }: RestoredTable, rows: readonly object[]): Promise<void> {
    const written = Object.keys(rows[0] ?? {}).filter((column) => !(column in given));
    const columns = [...written.map((column) => [column, `t.${column}`] as const), ...Object.entries(given)];
    await this.guarded(file, () =>
      this.db.query(
        `INSERT INTO ${table} (organization_id, ${columns.map(([name]) => quoted(name)).join(', ')})
         SELECT $1, ${columns.map(([name, of]) => (of === `t.${name}` ? `t.${quoted(name)}` : of)).join(', ')}
           FROM (SELECT $3::timestamptz AS now) moment, jsonb_populate_recordset(NULL::${table}, $2::jsonb) t`,
        [this.order.organizationId, JSON.stringify(rows), this.order.at],
      ),
    );
  }

  /** What Postgres refuses of a row (its type, its rules, what it points at, its length) is the archive's fault. */
  private async guarded(file: string, statement: () => Promise<unknown>): Promise<void> {
    await statement().catch((cause: Error & { code?: string }) => {
      throw /^(2[23]|54)/.test(cause.code ?? '') ? damaged(file, cause) : cause;
    });
  }

  private async holdWhatIsDue({ reminderTemplateId }: OrganizationSettings): Promise<void> {
    if (!reminderTemplateId) return;
    const from = daysAfter(new Date(this.archive.manifest.exportedAt), -1);
    const to = daysAfter(this.order.at, 1);
    const letter = this.ids.of(reminderTemplateId);
    await this.db.query(HOLD_WHAT_IS_DUE, [this.order.organizationId, day(from), day(to), letter, this.order.at]);
  }

  private async note(files: RestoredArchive['files']): Promise<RestoredArchive> {
    const { organizationId, at } = this.order;
    const { manifest, identity } = this.archive;
    const members: RestoredArchive['members'] = [];
    for await (const { email, first_name, last_name, role } of this.archive.rows('members.csv'))
      members.push({ email: email ?? '', name: [first_name, last_name].filter(Boolean).join(' '), role: role ?? '' });
    for await (const domain of this.archive.rows('sender-domains.csv')) void domain;
    const { rows } = await this.db.query<{ held: number }>(
      `SELECT count(*)::int AS held FROM email_message WHERE organization_id = $1 AND state = 'uncertain'`,
      [organizationId],
    );
    const told: RestoredArchive = {
      ...{ archive: identity, exportedAt: manifest.exportedAt, restoredAt: at.toISOString() },
      ...{ name: manifest.organization.name, files, held: rows[0]?.held ?? 0, members },
      letters: [...this.readied.values()].map(({ name }) => name),
    };
    await this.guarded('members.csv', () =>
      this.db.query(
        `INSERT INTO restored_archive (organization_id, archive, restored_at, told) VALUES ($1, decode($2, 'hex'), $3, $4)`,
        [organizationId, identity, at, JSON.stringify(told)],
      ),
    );
    return told;
  }
}

const day = (at: Date): string => at.toISOString().slice(0, 10);
const quoted = (name: string): string => `"${name}"`;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw damaged(file, cause);
  }
}

const stillSending = () =>
  new Conflict(
    'still_sending',
    'Reminders were on where this archive was made, so the same letters could leave twice. Switch them off there and take a new archive; or say that nothing is sent from there any more.',
  );

/** Settings that are no text in the archive. */
const IN_JSON = ['rules', 'shabbat_times', 'release_rules'];
/** Of the row of settings what is not typed in as one. */
const BESIDE = ['customs_confirmed_at', 'setup_declined_at', 'promise_key'] as const;
const NOT_TAKEN = ['org_code', 'plan'];

function settingsFrom(row: ArchivedRow): Record<string, unknown> {
  const numbers = /^-?\d+(\.\d+)?$/;
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !NOT_TAKEN.includes(name) && !BESIDE.some((beside) => beside === name))
      .map(([name, cell]) => {
        if (cell === null) return [camel(name), null];
        if (IN_JSON.includes(name)) return [camel(name), parsed('settings.csv', cell)];
        if (SWITCHES.includes(name)) return [camel(name), cell === 'true'];
        return [camel(name), NUMBERS.includes(name) && numbers.test(cell) ? Number(cell) : cell];
      }),
  );
}

const SWITCHES = ['israel', 'reminders_on', 'one_letter'];
const NUMBERS = [
  ...['latitude', 'longitude', 'reminder_hour', 'lead_days', 'second_lead_days', 'former_letter_years'],
  ...['letter_text_years', 'list_cells_days', 'history_years'],
];

const fieldsBeside = (row: ArchivedRow): Record<string, string | null> => {
  if (!/^\\x[0-9a-f]{64}$/.test(row.promise_key ?? '')) throw damaged('settings.csv');
  return Object.fromEntries(BESIDE.map((name) => [name, row[name] ?? null]));
};

const IS_USED = `
SELECT EXISTS (SELECT FROM yahrzeit WHERE organization_id = $1) OR EXISTS (SELECT FROM contact WHERE organization_id = $1)
    OR EXISTS (SELECT FROM email_message WHERE organization_id = $1) OR EXISTS (SELECT FROM email_job WHERE organization_id = $1)
    OR EXISTS (SELECT FROM reminder_run WHERE organization_id = $1) OR EXISTS (SELECT FROM import WHERE organization_id = $1)
    OR EXISTS (SELECT FROM suppression WHERE organization_id = $1) OR EXISTS (SELECT FROM list_issue WHERE organization_id = $1)
    OR EXISTS (SELECT FROM restored_archive WHERE organization_id = $1) AS used`;

const LAST_RUNS = `
UPDATE email_job SET last_run_id = run.id
  FROM (SELECT DISTINCT ON (job_id) job_id, id FROM reminder_run WHERE organization_id = $1 AND job_id IS NOT NULL
         ORDER BY job_id, created_at DESC, id) run
 WHERE email_job.organization_id = $1 AND email_job.id = run.job_id`;

const COLUMNS = `
SELECT a.attname AS name,
       CASE WHEN t.typname = 'uuid' THEN 'uuid' WHEN t.typname = '_uuid' THEN 'uuids' WHEN t.typname = 'jsonb' THEN 'json'
            WHEN t.typcategory = 'A' THEN 'list' WHEN t.typcategory = 'D' THEN 'time' ELSE 'plain' END AS kind
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
 WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
   AND a.attname <> 'organization_id'`;

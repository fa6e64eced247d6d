import { Injectable } from '@nestjs/common';
import type { PrintedBatch, Printed, printedBatchQuery, printing } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { pageOf } from '../../platform/database/index.js';
import { NotFound, orderBy, pageBounds, Refusal } from '../../platform/http/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { PaperLetters, type PaperLetter } from '../../reminders/index.js';
import { StandingReminders, type PrintedReminder } from '../../yahrzeits/index.js';
import { COVERED } from '../coverage-statement.js';
import { CoverageService } from '../coverage.service.js';

type Wish = z.output<typeof printing>;

/** Somebody to whom a letter on paper goes, and about whom. */
interface Recipient {
  readonly observanceId: string;
  readonly contactId: string;
  readonly yahrzeitId: string;
  readonly date: string;
  readonly name: string;
  readonly address: string;
  readonly deceased: string;
  readonly deceasedHebrew: string | null;
}

/** One observance that a written letter is about; those of one letter bear one `letterId`, and all of its text. */
interface WrittenRow extends Recipient, PaperLetter {
  readonly letterId: string;
}

/** Letters that are printed at once: what a printer's tray and a person's patience hold. */
const MOST_LETTERS = 1000;

const BATCHES = `SELECT batch.id, batch.from_date AS "from", batch.to_date AS "to", to_json(batch.printed_at) AS "printedAt", batch.printed_by AS "printedBy",
  (SELECT count(DISTINCT coalesce(l.letter_id, l.id)) FROM printed_letter l WHERE l.organization_id = batch.organization_id AND l.batch_id = batch.id) AS letters
  FROM print_batch batch WHERE organization_id = $1`;

/**
 * Letters on paper. Printing writes and records them; their PDF can then be fetched as often as a printer needs. One
 * observer and occurrence is recorded once, unless somebody chooses to print it again.
 */
@Injectable()
export class PrintingService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly coverage: CoverageService,
    private readonly letters: PaperLetters,
    private readonly audit: Audit,
    private readonly reminders: StandingReminders,
  ) {}

  /**
   * Writes what waits in the window, or what was chosen, and records it as printed.
   * @throws Refusal 413 `too_many_letters`, 422 `nothing_to_print`; NotFound without such a template
   */
  async print(org: OrganizationId, by: Actor, wish: Wish): Promise<Printed> {
    const { rows, unwritten } = await this.write(org, wish);
    const id = randomUUID();
    await this.db.transaction(async (within) => {
      const letters = await this.record(org, by, { id, wish, rows }, within);
      if (letters === 0) throw nothingToPrint(unwritten);
      const about = { action: 'print', resource: 'printed letters', resourceId: id };
      await this.audit.record(org, by, { ...about, after: { letters, from: wish.from, to: wish.to } }, within);
    });
    return { ...(await this.batch(org, id)), unwritten };
  }

  /**
   * Writes the letters that `print` would, and records nothing.
   * @throws Refusal 413 `too_many_letters`; NotFound without such a template
   */
  async write(org: OrganizationId, wish: Wish): Promise<{ rows: WrittenRow[]; unwritten: Printed['unwritten'] }> {
    const recipients = await this.recipients(org, wish);
    const rows: WrittenRow[] = [];
    const unwritten: Printed['unwritten'] = [];
    for (const { about, written } of await this.letters.write(org, recipients, wish.templateId)) {
      const letterId = randomUUID();
      for (const recipient of about) {
        const { observanceId, name: contact } = recipient;
        if ('letter' in written) rows.push({ ...recipient, ...written.letter, letterId });
        else unwritten.push({ observanceId, contact, reason: written.failed });
      }
    }
    return { rows, unwritten };
  }

  /** How many letters wait that would be printed. @throws Refusal 413 `too_many_letters` */
  async count(org: OrganizationId, wish: Wish): Promise<number> {
    return (await this.recipients(org, wish)).length;
  }

  /** What was printed, the newest first. */
  list(
    org: OrganizationId,
    query: z.output<typeof printedBatchQuery>,
  ): Promise<{ data: PrintedBatch[]; total: number }> {
    const order = orderBy(query, { printedAt: 'batch.printed_at' }, ['printedAt', 'DESC'], 'batch.id');
    return pageOf(this.db, BATCHES, [org], { order, ...pageBounds(query) });
  }

  /** They were not printed after all: the letters wait again. @throws NotFound */
  async undo(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const before = await this.batch(org, id, within);
      const letters: PrintedReminder[] = await within.query(
        `SELECT observance_id AS "observanceId", occurrence_date AS date FROM printed_letter
          WHERE organization_id = $1 AND batch_id = $2 AND observance_id IS NOT NULL AND NOT again`,
        [org, id],
      );
      await this.reminders.unprint(org, { id }, letters, within);
      await within.query('DELETE FROM print_batch WHERE organization_id = $1 AND id = $2', [org, id]);
      const about = { action: 'undo print', resource: 'printed letters', resourceId: id };
      await this.audit.record(org, by, { ...about, before }, within);
    });
    return { data: { id } };
  }

  /** @throws NotFound */
  async batch(org: OrganizationId, id: string, within: DataSource | EntityManager = this.db): Promise<PrintedBatch> {
    const [batch] = await within.query<PrintedBatch[]>(`${BATCHES} AND id = $2`, [org, id]);
    if (!batch) throw new NotFound('batch of printed letters');
    return batch;
  }

  private async recipients(org: OrganizationId, { from, to, only, again, of }: Wish): Promise<Recipient[]> {
    const { today } = await this.coverage.window(org, { from, to });
    const recipients: Recipient[] = await this.db.query(`WITH ${COVERED} ${RECIPIENTS} LIMIT ${MOST_LETTERS + 1}`, [
      ...(await this.coverage.parameters(org, { from, to, today })),
      again,
      only ? only.map(({ observanceId }) => observanceId) : null,
      only ? only.map(({ date }) => date) : null,
      of?.by ?? null,
      of?.ids ?? null,
    ]);
    if (recipients.length > MOST_LETTERS) throw tooManyLetters();
    return recipients;
  }

  /** How many are recorded: two who print at once record each letter once, and the second waits and records the rest. */
  private async record(
    org: OrganizationId,
    by: Actor,
    { id, wish, rows }: { id: string; wish: Wish; rows: readonly WrittenRow[] },
    within: EntityManager,
  ): Promise<number> {
    await within.query(
      `INSERT INTO print_batch (id, organization_id, from_date, to_date, printed_at, printed_by) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, org, wish.from, wish.to, this.clock.now(), by.name],
    );
    const recorded: PrintedReminder[] = await within.query(RECORD, [org, id, JSON.stringify(rows), wish.again]);
    if (!wish.again) await this.reminders.print(org, { id, by: by.name }, recorded, within);
    return recorded.length;
  }
}

/** $7: print again; $8 and $9: the chosen ones, or null for all that wait; $10 and $11: of which records they are, or null. */
const RECIPIENTS = `
SELECT observance_id AS "observanceId", contact_id AS "contactId", yahrzeit_id AS "yahrzeitId", date, contact_name AS name, address,
       yahrzeit_name AS deceased, hebrew_name AS "deceasedHebrew"
  FROM covered
 WHERE CASE WHEN $7::boolean THEN printed_at IS NOT NULL AND address ~ '\\S' ELSE letter_stage = 'toPrint' END
   AND ($8::uuid[] IS NULL OR (observance_id, date) IN (SELECT * FROM unnest($8::uuid[], $9::date[])))
   AND ($10::text IS NULL
        OR CASE $10 WHEN 'yahrzeits' THEN yahrzeit_id WHEN 'contacts' THEN contact_id WHEN 'observers' THEN observance_id ELSE message_id END = ANY ($11::uuid[]))
 ORDER BY contact_name, contact_id, date, yahrzeit_id`;

const RECORD = `
INSERT INTO printed_letter
  (organization_id, batch_id, observance_id, contact_id, yahrzeit_id, occurrence_date, again, language, recipient, address, subject, text, letter_id)
SELECT $1, $2, l."observanceId", l."contactId", l."yahrzeitId", l.date, $4, l.language, l.name, l.address, l.subject, l.text, l."letterId"
  FROM jsonb_to_recordset($3::jsonb) AS l ("observanceId" uuid, "contactId" uuid, "yahrzeitId" uuid, date date, name text,
       address text, language text, subject text, text text, "letterId" uuid)
ON CONFLICT (organization_id, observance_id, occurrence_date) WHERE NOT again DO NOTHING
RETURNING observance_id AS "observanceId", occurrence_date AS date`;

const tooManyLetters = () =>
  new Refusal(413, 'too_many_letters', `More than ${MOST_LETTERS} letters wait. Print a shorter window first.`);

export const nothingToPrint = ([first]: Printed['unwritten']) =>
  new Refusal(
    422,
    'nothing_to_print',
    first ? `No letter could be written: ${first.reason}` : 'No letter waits to be printed.',
  );

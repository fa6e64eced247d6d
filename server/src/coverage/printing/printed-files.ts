import { Injectable } from '@nestjs/common';
import { dateOrderOf, type LabelSheet, type labelsQuery, type lettersQuery } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, localDate, type CivilDate } from '../../calendar/index.js';
import { OrganizationsService, type OrganizationRow } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import { Download } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { lightingInWords } from '../../reminders/index.js';
import { SHEETS, type Label } from './label-pages.js';
import type { PrintedLetter } from './letter-pages.js';
import { nothingToPrint, PrintingService } from './printing.service.js';
import type { PdfOrder } from './write-pdf.task.js';

type HowPrinted = z.output<typeof lettersQuery>;

interface ToDraw {
  readonly organization: OrganizationRow;
  readonly title: string;
  readonly at: Date;
  readonly letters: readonly Written[];
}

/** A letter, and the day that it is about. */
type Written = Omit<PrintedLetter, 'date' | 'lighting'> & { readonly occurrence: CivilDate };

const PDF = 'application/pdf';
/** For five thousand letters of a full page, on a machine with much else to do; drawing letters from their fonts is slow. */
const BUDGET = { processorSeconds: 120, seconds: 600 };
const WRITE_PDF = new URL('./write-pdf.task.js', import.meta.url);

/** Printed letters and their labels as PDF, from what was recorded: the same however often they are fetched. */
@Injectable()
export class PrintedFiles {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly printing: PrintingService,
    private readonly clock: Clock,
    private readonly work: HeavyWork,
  ) {}

  /** A sheet or more for each letter, by the recipients' names. @throws NotFound */
  async letters(org: OrganizationId, id: string, how: HowPrinted): Promise<Download> {
    const { printedAt, title, organization } = await this.about(org, id, 'letters');
    const letters: Written[] = await this.db.query(
      `SELECT * FROM (
         SELECT DISTINCT ON (coalesce(p.letter_id, p.id)) p.language, p.recipient, p.address, p.subject, p.text,
                y.name AS deceased, y.hebrew_name AS "deceasedHebrew", p.contact_id, p.occurrence_date AS occurrence, p.id
           FROM printed_letter p
           LEFT JOIN yahrzeit y ON y.organization_id = p.organization_id AND y.id = p.yahrzeit_id
          WHERE p.organization_id = $1 AND p.batch_id = $2
          ORDER BY coalesce(p.letter_id, p.id), p.occurrence_date, p.id) letter
        ORDER BY recipient, contact_id, occurrence, id`,
      [org, id],
    );
    return this.draw(org, { organization, title, at: printedAt, letters }, how);
  }

  /** The letters that would be printed now, drawn alike; nothing is recorded. @throws Refusal 422 `nothing_to_print` */
  async look(org: OrganizationId, wish: Parameters<PrintingService['write']>[1], how: HowPrinted): Promise<Download> {
    const [{ rows, unwritten }, organization] = await Promise.all([
      this.printing.write(org, wish),
      this.organizations.settings(org),
    ]);
    const firstOfEach = new Map([...rows].reverse().map((row) => [row.letterId, row]));
    if (firstOfEach.size === 0) throw nothingToPrint(unwritten);
    const letters = [...firstOfEach.values()].reverse().map(({ name: recipient, date: occurrence, ...row }) => ({
      ...row,
      recipient,
      occurrence,
    }));
    const title = `${organization.name} - ${TITLES[organization.language]('letters')} ${wish.from} - ${wish.to}`;
    return this.draw(org, { organization, title, at: this.clock.now(), letters }, how);
  }

  private async draw(
    org: OrganizationId,
    { organization, title, at, letters }: ToDraw,
    { paper: size, slip }: HowPrinted,
  ): Promise<Download> {
    const date = localDate(at, organization.timezone);
    const { name, address } = organization;
    const head = { name, address, dateOrder: dateOrderOf(organization), slip };
    const dated = letters.map(({ occurrence, ...letter }) => ({
      ...letter,
      date,
      lighting: lightingInWords(addDays(occurrence, -1), organization, letter.language),
    }));
    const content = await this.write(org, { about: { title, size, at }, what: { letters: dated, head } });
    return new Download({ fileName: `${title}.pdf`, type: PDF, content, rows: letters.length });
  }

  /** A label for each person, however many of the letters are theirs. @throws NotFound */
  async labels(org: OrganizationId, id: string, { sheet, skip }: z.output<typeof labelsQuery>): Promise<Download> {
    const { printedAt, title } = await this.about(org, id, sheet);
    const labels: Label[] = await this.db.query(
      `SELECT recipient, min(address) AS address FROM printed_letter WHERE organization_id = $1 AND batch_id = $2
        GROUP BY recipient, contact_id ORDER BY recipient, contact_id`,
      [org, id],
    );
    const { size } = SHEETS[sheet];
    const what = { labels, sheet, used: skip };
    const content = await this.write(org, { about: { title, size, at: printedAt }, what });
    return new Download({ fileName: `${title}.pdf`, type: PDF, content, rows: labels.length });
  }

  /** Drawn as a whole, elsewhere, while no connection is held. */
  private async write(org: OrganizationId, order: PdfOrder): Promise<Readable> {
    const bytes = await this.work.run<PdfOrder, Uint8Array>(org, WRITE_PDF, order, BUDGET);
    return Readable.from([Buffer.from(bytes)], { objectMode: false });
  }

  private async about(org: OrganizationId, id: string, what: LabelSheet | 'letters') {
    const batch = await this.printing.batch(org, id);
    const organization = await this.organizations.settings(org);
    const title = `${organization.name} - ${TITLES[organization.language](what)} ${batch.from} - ${batch.to}`;
    return { printedAt: new Date(batch.printedAt), title, organization };
  }
}

const TITLES = {
  en: (what: LabelSheet | 'letters') => (what === 'letters' ? 'Letters' : `Labels ${what}`),
  he: (what: LabelSheet | 'letters') => (what === 'letters' ? 'מכתבים' : `מדבקות ${what}`),
} as const;

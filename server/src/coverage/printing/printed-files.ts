import { Injectable } from '@nestjs/common';
import { dateOrderOf, type LabelSheet, type labelsQuery, type Paper } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { localDate } from '../../calendar/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import type { Download } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { SHEETS, type Label } from './label-pages.js';
import type { PrintedLetter } from './letter-pages.js';
import { PrintingService } from './printing.service.js';
import type { PdfOrder } from './write-pdf.task.js';

const PDF = 'application/pdf';
/** For a thousand letters of a page and more; drawing Hebrew and Latin letters from their fonts is slow. */
const BUDGET = { processorSeconds: 120, seconds: 240 };
const WRITE_PDF = new URL('./write-pdf.task.js', import.meta.url);

/** Printed letters and their labels as PDF, from what was recorded: the same however often they are fetched. */
@Injectable()
export class PrintedFiles {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly printing: PrintingService,
    private readonly work: HeavyWork,
  ) {}

  /** A sheet or more for each letter, by the recipients' names. @throws NotFound */
  async letters(org: OrganizationId, id: string, size: Paper): Promise<Download> {
    const { printedAt, title, organization } = await this.about(org, id, 'letters');
    const date = localDate(printedAt, organization.timezone);
    const letters: Omit<PrintedLetter, 'date'>[] = await this.db.query(
      `SELECT p.language, p.recipient, p.address, p.subject, p.text, y.name AS deceased, y.hebrew_name AS "deceasedHebrew"
         FROM printed_letter p
         LEFT JOIN yahrzeit y ON y.organization_id = p.organization_id AND y.id = p.yahrzeit_id
        WHERE p.organization_id = $1 AND p.batch_id = $2
        ORDER BY p.recipient, p.contact_id, p.occurrence_date, p.id`,
      [org, id],
    );
    const head = { name: organization.name, address: organization.address, dateOrder: dateOrderOf(organization) };
    const dated = letters.map((letter) => ({ ...letter, date }));
    const content = await this.write(org, { about: { title, size, at: printedAt }, what: { letters: dated, head } });
    return { fileName: `${title}.pdf`, type: PDF, content, rows: letters.length };
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
    return { fileName: `${title}.pdf`, type: PDF, content, rows: labels.length };
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

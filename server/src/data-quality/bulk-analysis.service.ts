import { Injectable } from '@nestjs/common';
import type { BulkAnalysis, bulkAnalysisQuestion } from '@zikaron/contract';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { TemplatesService } from '../templates/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import { ofContact, ofYahrzeit } from './analyse-records.js';
import type { RecordsToAnalyse } from './analyse-records.task.js';

const ANALYSE = new URL('./analyse-records.task.js', import.meta.url);

/** What many records lack for the letters that the organization sends. */
@Injectable()
export class BulkAnalysisService {
  constructor(
    private readonly templates: TemplatesService,
    private readonly contacts: ContactsService,
    private readonly yahrzeits: YahrzeitsService,
    private readonly work: HeavyWork,
  ) {}

  /**
   * Looks at up to `limit` records: the yahrzeits observed next, the living contacts by name; of both kinds half each, and
   * more of one where there is less of the other. @throws as heavy work
   */
  async analyse(org: OrganizationId, question: z.output<typeof bulkAnalysisQuestion>): Promise<BulkAnalysis> {
    const { recordType, limit } = question;
    const range: [number, number] = [0, limit - 1];
    const contacts = recordType === 'yahrzeits' ? [] : await this.livingContacts(org, range);
    const yahrzeits = recordType === 'contacts' ? [] : await this.nextYahrzeits(org, range);

    const share = Math.max(limit - contacts.length, Math.ceil(limit / 2));
    const chosen = [...yahrzeits.slice(0, share).map(ofYahrzeit), ...contacts.map(ofContact)];
    const order = { records: chosen.slice(0, limit), sources: await this.templates.sources(org) };
    return this.work.run<RecordsToAnalyse, BulkAnalysis>(org, ANALYSE, order);
  }

  private async livingContacts(org: OrganizationId, range: [number, number]) {
    return (await this.contacts.list(org, { range, sort: ['name', 'ASC'], filter: { deceased: false } })).data;
  }

  private async nextYahrzeits(org: OrganizationId, range: [number, number]) {
    return (await this.yahrzeits.list(org, { range, sort: ['nextHebrewObservanceDate', 'ASC'] })).data;
  }
}

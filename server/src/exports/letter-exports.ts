import { Injectable } from '@nestjs/common';
import type { emailExportQuery, emailJobExportQuery, templateExportQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { EmailsService } from '../emails/index.js';
import type { Download } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { EmailJobsService } from '../reminders/index.js';
import { TemplatesService } from '../templates/index.js';
import { ExportFiles } from './export-files.js';
import { everyPage, inOrder } from './paging.js';

/** The lists about letters as files. Jobs and templates are few, and are read page by page. */
@Injectable()
export class LetterExports {
  constructor(
    private readonly files: ExportFiles,
    private readonly messages: EmailsService,
    private readonly jobs: EmailJobsService,
    private readonly letters: TemplatesService,
  ) {}

  async emails(org: OrganizationId, wish: z.output<typeof emailExportQuery>): Promise<Download> {
    const ids = await this.messages.idsOf(org, wish);
    const rows = inOrder(ids, (some) => this.messages.some(org, some));
    return this.files.of(org, 'emails', wish, rows, ids.length);
  }

  async emailJobs(org: OrganizationId, wish: z.output<typeof emailJobExportQuery>): Promise<Download> {
    const { total } = await this.jobs.list(org, wish);
    const rows = everyPage((range) => this.jobs.list(org, { ...wish, range }));
    return this.files.of(org, 'emailJobs', wish, rows, total);
  }

  async templates(org: OrganizationId, wish: z.output<typeof templateExportQuery>): Promise<Download> {
    const { total } = await this.letters.list(org, wish);
    const rows = everyPage((range) => this.letters.list(org, { ...wish, range }));
    return this.files.of(org, 'templates', wish, rows, total);
  }
}

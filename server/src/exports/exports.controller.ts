import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  contactExportQuery,
  emailExportQuery,
  emailJobExportQuery,
  importProblemsQuery,
  observerExportQuery,
  templateExportQuery,
  yahrzeitExportQuery,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { AnswersFile, Id, Operation } from '../platform/http/index.js';
import { AskAgain, By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { Archive } from './archive.js';
import { LetterExports } from './letter-exports.js';
import { ListFile } from './list-file.js';
import { RecordExports } from './record-exports.js';

/** Each list as CSV or Excel, beside the list itself; and the whole organization. */
@ApiTags('Exports')
@Controller()
export class ExportsController {
  constructor(
    private readonly records: RecordExports,
    private readonly letters: LetterExports,
    private readonly archive: Archive,
  ) {}

  @Get('yahrzeits/export')
  @ListFile('yahrzeits:read', 'yahrzeits', 'exportYahrzeits', 'Yahrzeits as CSV or Excel')
  yahrzeits(
    @Org() org: OrganizationId,
    @Query({ schema: yahrzeitExportQuery }) wish: z.output<typeof yahrzeitExportQuery>,
  ) {
    return this.records.yahrzeits(org, wish);
  }

  @Get('contacts/export')
  @ListFile('contacts:read', 'contacts', 'exportContacts', 'Contacts as CSV or Excel')
  contacts(
    @Org() org: OrganizationId,
    @Query({ schema: contactExportQuery }) wish: z.output<typeof contactExportQuery>,
  ) {
    return this.records.contacts(org, wish);
  }

  @Get('observers/export')
  @ListFile('contacts:read', 'observers', 'exportObservers', 'Observers with whom they remember, as CSV or Excel')
  observers(
    @Org() org: OrganizationId,
    @Query({ schema: observerExportQuery }) wish: z.output<typeof observerExportQuery>,
  ) {
    return this.records.observersListed(org, wish);
  }

  @Get('imports/:id/problems')
  @ListFile('imports:read', 'import', 'exportImportProblems', "An import's rows with problems, as CSV or Excel")
  importProblems(
    @Org() org: OrganizationId,
    @Id() table: string,
    @Query({ schema: importProblemsQuery }) wish: z.output<typeof importProblemsQuery>,
  ) {
    return this.records.importProblems(org, table, wish);
  }

  @Get('emails/export')
  @ListFile('emails:read', 'emails', 'exportEmails', 'Email messages as CSV or Excel')
  emails(@Org() org: OrganizationId, @Query({ schema: emailExportQuery }) wish: z.output<typeof emailExportQuery>) {
    return this.letters.emails(org, wish);
  }

  @Get('emails/jobs/export')
  @ListFile('emails:read', 'email jobs', 'exportEmailJobs', 'Email jobs as CSV or Excel')
  emailJobs(
    @Org() org: OrganizationId,
    @Query({ schema: emailJobExportQuery }) wish: z.output<typeof emailJobExportQuery>,
  ) {
    return this.letters.emailJobs(org, wish);
  }

  @Get('templates/export')
  @Operation('exportTemplates', 'Templates as CSV or Excel')
  @Recorded('export', 'templates')
  @May('templates:read')
  @AnswersFile()
  templates(
    @Org() org: OrganizationId,
    @Query({ schema: templateExportQuery }) wish: z.output<typeof templateExportQuery>,
  ) {
    return this.letters.templates(org, wish);
  }

  @Get('organization/export')
  @Operation('exportOrganization', 'The whole organization as one archive')
  @AskAgain()
  @May('organization:write')
  @AnswersFile()
  organization(@Org() org: OrganizationId, @By() by: Actor) {
    return this.archive.of(org, by);
  }
}

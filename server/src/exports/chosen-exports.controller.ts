import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  chosenContacts,
  chosenCoverage,
  chosenEmailJobs,
  chosenEmails,
  chosenObservers,
  chosenYahrzeits,
} from '@zikaron/contract';
import type { z } from 'zod';
import { CoverageFiles } from '../coverage/index.js';
import { Org, type OrganizationId } from '../platform/tenancy/index.js';
import { LetterExports } from './letter-exports.js';
import { ListFile } from './list-file.js';
import { RecordExports } from './record-exports.js';

/** Of each list the rows that somebody has chosen one by one, as CSV or Excel. */
@ApiTags('Exports')
@Controller()
export class ChosenExportsController {
  constructor(
    private readonly records: RecordExports,
    private readonly letters: LetterExports,
    private readonly coverage: CoverageFiles,
  ) {}

  @Post('yahrzeits/export')
  @ListFile('yahrzeits:read', 'yahrzeits', 'exportChosenYahrzeits', 'Chosen yahrzeits as CSV or Excel')
  yahrzeits(@Org() org: OrganizationId, @Body({ schema: chosenYahrzeits }) wish: z.output<typeof chosenYahrzeits>) {
    return this.records.yahrzeits(org, onlyThese(wish));
  }

  @Post('contacts/export')
  @ListFile('contacts:read', 'contacts', 'exportChosenContacts', 'Chosen contacts as CSV or Excel')
  contacts(@Org() org: OrganizationId, @Body({ schema: chosenContacts }) wish: z.output<typeof chosenContacts>) {
    return this.records.contacts(org, onlyThese(wish));
  }

  @Post('observers/export')
  @ListFile('contacts:read', 'observers', 'exportChosenObservers', 'Chosen observers as CSV or Excel')
  observers(@Org() org: OrganizationId, @Body({ schema: chosenObservers }) wish: z.output<typeof chosenObservers>) {
    return this.records.observersListed(org, onlyThese(wish));
  }

  @Post('emails/export')
  @ListFile('emails:read', 'emails', 'exportChosenEmails', 'Chosen email messages as CSV or Excel')
  emails(@Org() org: OrganizationId, @Body({ schema: chosenEmails }) wish: z.output<typeof chosenEmails>) {
    return this.letters.emails(org, onlyThese(wish));
  }

  @Post('emails/jobs/export')
  @ListFile('emails:read', 'email jobs', 'exportChosenEmailJobs', 'Chosen email jobs as CSV or Excel')
  emailJobs(@Org() org: OrganizationId, @Body({ schema: chosenEmailJobs }) wish: z.output<typeof chosenEmailJobs>) {
    return this.letters.emailJobs(org, onlyThese(wish));
  }

  @Post('coverage/export')
  @ListFile('emails:read', 'coverage', 'exportChosenCoverage', 'Coverage of chosen observers as CSV or Excel')
  coverageLines(@Org() org: OrganizationId, @Body({ schema: chosenCoverage }) wish: z.output<typeof chosenCoverage>) {
    return this.coverage.of(org, onlyThese(wish));
  }
}

/** The query of the list, kept to the rows that are named. */
const onlyThese = <Wish extends { ids: string[]; filter?: object | undefined }>({ ids, ...wish }: Wish) => ({
  ...wish,
  filter: { ...wish.filter, id: ids },
});

import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  chosenContacts,
  chosenCoverage,
  chosenEmailJobs,
  chosenEmails,
  chosenObservers,
  chosenYahrzeits,
} from '@zikaron/contract';
import type { Response } from 'express';
import type { z } from 'zod';
import { CoverageFiles } from '../coverage/index.js';
import { Recorded } from '../platform/audit/index.js';
import { sendDownload } from '../platform/http/index.js';
import { AskAgain, May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { LetterExports } from './letter-exports.js';
import { RecordExports } from './record-exports.js';

const file = { description: 'The file', schema: { type: 'string' as const, format: 'binary' } };

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
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenYahrzeits', summary: 'Chosen yahrzeits as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'yahrzeits')
  @May('yahrzeits:read')
  @ApiOkResponse(file)
  async yahrzeits(
    @Org() org: OrganizationId,
    @Body({ schema: chosenYahrzeits }) wish: z.output<typeof chosenYahrzeits>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.records.yahrzeits(org, onlyThese(wish)));
  }

  @Post('contacts/export')
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenContacts', summary: 'Chosen contacts as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'contacts')
  @May('contacts:read')
  @ApiOkResponse(file)
  async contacts(
    @Org() org: OrganizationId,
    @Body({ schema: chosenContacts }) wish: z.output<typeof chosenContacts>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.records.contacts(org, onlyThese(wish)));
  }

  @Post('observers/export')
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenObservers', summary: 'Chosen observers as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'observers')
  @May('contacts:read')
  @ApiOkResponse(file)
  async observers(
    @Org() org: OrganizationId,
    @Body({ schema: chosenObservers }) wish: z.output<typeof chosenObservers>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.records.observersListed(org, onlyThese(wish)));
  }

  @Post('emails/export')
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenEmails', summary: 'Chosen email messages as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'emails')
  @May('emails:read')
  @ApiOkResponse(file)
  async emails(
    @Org() org: OrganizationId,
    @Body({ schema: chosenEmails }) wish: z.output<typeof chosenEmails>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.letters.emails(org, onlyThese(wish)));
  }

  @Post('emails/jobs/export')
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenEmailJobs', summary: 'Chosen email jobs as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'email jobs')
  @May('emails:read')
  @ApiOkResponse(file)
  async emailJobs(
    @Org() org: OrganizationId,
    @Body({ schema: chosenEmailJobs }) wish: z.output<typeof chosenEmailJobs>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.letters.emailJobs(org, onlyThese(wish)));
  }

  @Post('coverage/export')
  @HttpCode(200)
  @ApiOperation({ operationId: 'exportChosenCoverage', summary: 'Coverage of chosen observers as CSV or Excel' })
  @AskAgain()
  @Recorded('export', 'coverage')
  @May('emails:read')
  @ApiOkResponse(file)
  async coverageLines(
    @Org() org: OrganizationId,
    @Body({ schema: chosenCoverage }) wish: z.output<typeof chosenCoverage>,
    @Res() response: Response,
  ) {
    await sendDownload(response, await this.coverage.of(org, onlyThese(wish)));
  }
}

/** What the query of the list finds, and of it only the rows that are named. */
const onlyThese = <Wish extends { ids: string[]; filter?: object | undefined }>({ ids, ...wish }: Wish) => ({
  ...wish,
  filter: { ...wish.filter, id: ids },
});

import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  dateProblemQuery,
  dateProblems,
  duplicateContacts,
  duplicateQuery,
  duplicates,
  lackingQuery,
  lackingRecords,
  saidOfTwo,
  twoPeople,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { DateProblemsService } from './date-problems.service.js';
import { DuplicatesService } from './duplicates.service.js';
import { LackingRecordsService } from './lacking-records.service.js';

/** The records that somebody should look at. */
@ApiTags('Data quality')
@Controller('data-quality')
export class RecordsController {
  constructor(
    private readonly lackingRecords: LackingRecordsService,
    private readonly dateProblems: DateProblemsService,
    private readonly enteredTwice: DuplicatesService,
  ) {}

  @Get('lacking')
  @Operation('listIncompleteRecords', 'Records that lack a field, and which', lackingRecords)
  @May('yahrzeits:read')
  lacking(@Org() org: OrganizationId, @Query({ schema: lackingQuery }) query: z.output<typeof lackingQuery>) {
    return this.lackingRecords.list(org, query);
  }

  @Get('dates')
  @Operation('listDateProblems', 'Records whose dates are in doubt', dateProblems)
  @May('yahrzeits:read')
  dates(@Org() org: OrganizationId, @Query({ schema: dateProblemQuery }) query: z.output<typeof dateProblemQuery>) {
    return this.dateProblems.list(org, query);
  }

  @Get('duplicates')
  @Operation('listDuplicates', 'Pairs of records that may be of one person', duplicates)
  @May('yahrzeits:read')
  duplicates(@Org() org: OrganizationId, @Query({ schema: duplicateQuery }) query: z.output<typeof duplicateQuery>) {
    return this.enteredTwice.ofYahrzeits(org, query);
  }

  @Get('contact-duplicates')
  @Operation('listDuplicateContacts', 'Pairs of contacts who may be one person', duplicateContacts)
  @May('contacts:read')
  duplicateContacts(
    @Org() org: OrganizationId,
    @Query({ schema: duplicateQuery }) query: z.output<typeof duplicateQuery>,
  ) {
    return this.enteredTwice.ofContacts(org, query);
  }

  @Put('duplicates/answer')
  @Operation('answerDuplicate', 'Say that two records are of two people, or take it back', saidOfTwo)
  @May('yahrzeits:write')
  answer(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: twoPeople }) said: z.output<typeof twoPeople>) {
    return this.enteredTwice.answer(org, by, 'yahrzeits', said);
  }

  @Put('contact-duplicates/answer')
  @Operation('answerDuplicateContact', 'Say that two contacts are two people, or take it back', saidOfTwo)
  @May('contacts:write')
  answerContacts(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: twoPeople }) said: z.output<typeof twoPeople>,
  ) {
    return this.enteredTwice.answer(org, by, 'contacts', said);
  }
}

import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  correctedIssue,
  listIssue,
  listIssueDraft,
  listIssueNumber,
  listIssuePage,
  listIssueQuery,
  pulpitMail,
  pulpitPackQuery,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { AnswersFile, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { ListIssuesService } from './list-issues.service.js';
import { PulpitPacksService } from './pulpit-packs.service.js';
import { PulpitReadersService } from './pulpit-readers.service.js';

@ApiTags('Service list')
@Controller()
export class ListIssuesController {
  constructor(
    private readonly issues: ListIssuesService,
    private readonly packs: PulpitPacksService,
    private readonly readers: PulpitReadersService,
  ) {}

  @Get('list-issues')
  @Operation('listListIssues', 'The lists that were taken, the latest first', listIssuePage)
  @May('yahrzeits:read')
  list(@Org() org: OrganizationId, @Query({ schema: listIssueQuery }) query: z.output<typeof listIssueQuery>) {
    return this.issues.list(org, query);
  }

  @Post('list-issues')
  @Operation('takeList', 'Take a Friday’s list for the bulletin', listIssue, 201)
  @May('yahrzeits:write')
  take(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: listIssueDraft }) draft: z.output<typeof listIssueDraft>,
  ) {
    return this.issues.take(org, by, draft);
  }

  @Get('list-issues/:number')
  @Operation('getListIssue', 'A list that was taken, and what has changed since', correctedIssue)
  @May('yahrzeits:read')
  read(@Org() org: OrganizationId, @Param('number', { schema: listIssueNumber }) number: number) {
    return this.issues.read(org, number);
  }

  @Get('pulpit-sheet.pdf')
  @Operation('getPulpitSheet', 'The sheet for the pulpit, from an eve to nightfall')
  @Recorded('export', 'service list')
  @May('yahrzeits:read')
  @AnswersFile()
  sheet(@Org() org: OrganizationId, @Query({ schema: pulpitPackQuery }) asked: z.output<typeof pulpitPackQuery>) {
    return this.packs.sheet(org, asked);
  }

  @Get('pulpit-sheet/mail')
  @Operation('getPulpitMail', 'Whether the caller has the sheet for the pulpit by mail', pulpitMail)
  @May('yahrzeits:read')
  mail(@Org() org: OrganizationId, @By() by: Caller) {
    return this.readers.choice(org, by);
  }

  @Put('pulpit-sheet/mail')
  @Operation('choosePulpitMail', 'Have the sheet for the pulpit by mail, or no longer', pulpitMail)
  @May('notifications:write')
  chooseMail(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Body({ schema: pulpitMail }) choice: z.output<typeof pulpitMail>,
  ) {
    return this.readers.choose(org, by, choice);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { historyCheck, historyChoices, historyPage, historyQuery, type HistoryQuery } from '@zikaron/contract';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { HistorySeals } from './history-seals.service.js';
import { HistoryService } from './history.service.js';

@ApiTags('History')
@Controller('history')
@May('history:read')
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly seals: HistorySeals,
  ) {}

  @Get()
  @Operation('listHistory', 'Who changed what and when, a page at a time', historyPage)
  list(@Org() org: OrganizationId, @Query({ schema: historyQuery }) query: HistoryQuery) {
    return this.history.list(org, query);
  }

  @Get('check')
  @Operation('checkHistory', 'Whether every act of the history stands as it was sealed', historyCheck)
  check(@Org() org: OrganizationId) {
    return this.seals.check(org);
  }

  @Get('choices')
  @Operation('getHistoryChoices', 'What the history can be filtered by', historyChoices)
  choices(@Org() org: OrganizationId) {
    return this.history.choices(org);
  }
}

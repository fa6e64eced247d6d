import { Controller, Get, Query } from '@nestjs/common';
import { historyChoices, historyPage, historyQuery, type HistoryQuery } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { HistoryService } from './history.service.js';

@Controller('history')
@May('history:read')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @Answers(historyPage)
  list(@Org() org: OrganizationId, @Query({ schema: historyQuery }) query: HistoryQuery) {
    return this.history.list(org, query);
  }

  @Get('choices')
  @Answers(historyChoices)
  choices(@Org() org: OrganizationId) {
    return this.history.choices(org);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { thisWeek, thisWeekQuery, type ThisWeek } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { ThisWeekService } from './this-week.service.js';

@ApiTags('This week')
@Controller('this-week')
export class ThisWeekController {
  constructor(private readonly week: ThisWeekService) {}

  @Get()
  @Operation('getThisWeek', 'Who is remembered this week, who has been told, and what waits for a person', thisWeek)
  @May('emails:read')
  get(
    @Org() org: OrganizationId,
    @Query({ schema: thisWeekQuery }) { language }: z.output<typeof thisWeekQuery>,
  ): Promise<ThisWeek> {
    return this.week.of(org, language);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { mergeFieldSummary, organizationSummary, qualityOverTime, qualityPeriod } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { SummariesService } from './summaries.service.js';

type Period = z.output<typeof qualityPeriod>;

@ApiTags('Merge fields')
@Controller()
export class SummariesController {
  constructor(private readonly summaries: SummariesService) {}

  @Get('merge-field-testing/organization-summary')
  @Operation('getQualitySummary', 'Issues of letters by severity and type', organizationSummary)
  @May('emails:read')
  organization(@Org() org: OrganizationId, @Query({ schema: qualityPeriod }) { days }: Period) {
    return this.summaries.organization(org, days);
  }

  @Get('notifications/merge-field-summary')
  @Operation('getMergeFieldSummary', 'The fields and templates with most issues', mergeFieldSummary)
  @May('emails:read')
  mergeFields(@Org() org: OrganizationId, @Query({ schema: qualityPeriod }) { days }: Period) {
    return this.summaries.mergeFields(org, days);
  }

  @Get('data-quality/over-time')
  @Operation('getQualityOverTime', 'The rate of success by day', qualityOverTime)
  @May('emails:read')
  overTime(@Org() org: OrganizationId, @Query({ schema: qualityPeriod }) { days }: Period) {
    return this.summaries.overTime(org, days);
  }
}

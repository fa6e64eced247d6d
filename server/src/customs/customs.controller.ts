import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  customsPreview,
  customsPreviewQuery,
  customsToTry,
  leapYearApproval,
  leapYearApproved,
  leapYearPage,
  leapYearQuery,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { CustomsPreviewService } from './customs-preview.service.js';
import { LeapYearService } from './leap-year.service.js';

@ApiTags('Customs')
@Controller()
export class CustomsController {
  constructor(
    private readonly leapYear: LeapYearService,
    private readonly customs: CustomsPreviewService,
  ) {}

  @Get('leap-year')
  @Operation('listLeapYearChoices', 'The dates that a leap year leaves open', leapYearPage)
  @May('yahrzeits:read')
  list(@Org() org: OrganizationId, @Query({ schema: leapYearQuery }) query: z.output<typeof leapYearQuery>) {
    return this.leapYear.list(org, query);
  }

  @Post('leap-year/approve')
  @Operation('approveLeapYear', 'Approve the dates of a leap year', leapYearApproved)
  @May('yahrzeits:write')
  approve(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: leapYearApproval }) approval: z.output<typeof leapYearApproval>,
  ) {
    return this.leapYear.approve(org, by, approval);
  }

  @Post('orgs/mine/settings/preview')
  @Operation('previewSettings', 'What other customs would change, without changing it', customsPreview)
  @May('organization:write')
  preview(
    @Org() org: OrganizationId,
    @Body({ schema: customsToTry }) wanted: z.output<typeof customsToTry>,
    @Query({ schema: customsPreviewQuery }) query: z.output<typeof customsPreviewQuery>,
  ) {
    return this.customs.preview(org, wanted, query);
  }
}

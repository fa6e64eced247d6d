import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { lifting, suppression, suppressionPage, suppressionQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Answers, Id } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { SuppressionService } from './suppression.service.js';

@ApiTags('Emails')
@Controller('emails/suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: SuppressionService) {}

  @Get()
  @ApiOperation({ operationId: 'listSuppressions', summary: 'Addresses that are not written to' })
  @May('emails:read')
  @Answers(suppressionPage)
  list(@Org() org: OrganizationId, @Query({ schema: suppressionQuery }) query: z.output<typeof suppressionQuery>) {
    return this.suppressions.list(org, query);
  }

  @Post(':id/lift')
  @ApiOperation({ operationId: 'liftSuppression', summary: 'Write to an address again' })
  @May('emails:write')
  @Answers(suppression)
  lift(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: lifting }) { reason }: z.output<typeof lifting>,
  ) {
    return this.suppressions.lift(org, by, which, reason);
  }
}

import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { lifting, suppression, suppressionPage, suppressionQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { SuppressionService } from './suppression.service.js';

@ApiTags('Emails')
@Controller('emails/suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: SuppressionService) {}

  @Get()
  @Operation('listSuppressions', 'Addresses that are not written to', suppressionPage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: suppressionQuery }) query: z.output<typeof suppressionQuery>) {
    return this.suppressions.list(org, query);
  }

  @Post(':id/lift')
  @Operation('liftSuppression', 'Write to an address again', suppression)
  @May('emails:write')
  lift(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: lifting }) { reason }: z.output<typeof lifting>,
  ) {
    return this.suppressions.lift(org, by, which, reason);
  }
}

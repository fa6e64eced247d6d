import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { familyResponsePage, familyResponseQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../../platform/http/index.js';
import { May, Org, type OrganizationId } from '../../platform/tenancy/index.js';
import { ResponsesService } from './responses.service.js';

@ApiTags('Responses')
@Controller('responses')
export class ResponsesController {
  constructor(private readonly responses: ResponsesService) {}

  @Get()
  @Operation('listResponses', 'What families answered to letters', familyResponsePage)
  @May('contacts:read')
  list(
    @Org() org: OrganizationId,
    @Query({ schema: familyResponseQuery }) asked: z.output<typeof familyResponseQuery>,
  ) {
    return this.responses.list(org, asked);
  }
}

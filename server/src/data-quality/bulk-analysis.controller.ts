import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { bulkAnalysis, bulkAnalysisQuestion } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { BulkAnalysisService } from './bulk-analysis.service.js';

@ApiTags('Merge fields')
@Controller('merge-field-testing')
export class BulkAnalysisController {
  constructor(private readonly bulk: BulkAnalysisService) {}

  @Post('bulk-analyze')
  @Operation('analyseRecords', 'How complete the records are for letters', bulkAnalysis)
  @May('templates:read')
  analyse(
    @Org() org: OrganizationId,
    @Body({ schema: bulkAnalysisQuestion }) question: z.output<typeof bulkAnalysisQuestion>,
  ) {
    return this.bulk.analyse(org, question);
  }
}

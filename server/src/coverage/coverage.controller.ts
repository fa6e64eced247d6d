import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coverageExportQuery, coveragePage, coverageQuery, lostPage, lostQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { AnswersFile, Operation } from '../platform/http/index.js';
import { AskAgain, May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { CoverageFiles } from './coverage-files.js';
import { CoverageService, type CoverageAsked } from './coverage.service.js';
import { LostService } from './lost.service.js';

@ApiTags('Coverage')
@Controller('coverage')
export class CoverageController {
  constructor(
    private readonly coverage: CoverageService,
    private readonly lostOnes: LostService,
    private readonly files: CoverageFiles,
  ) {}

  @Get()
  @Operation('listCoverage', 'Who will hear in a window, who will not, and why', coveragePage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: coverageQuery }) asked: CoverageAsked) {
    return this.coverage.list(org, asked);
  }

  @Get('lost')
  @Operation('listLost', "Who was on last year's list and is not on this year's", lostPage)
  @May('emails:read')
  lost(@Org() org: OrganizationId, @Query({ schema: lostQuery }) asked: z.output<typeof lostQuery>) {
    return this.lostOnes.list(org, asked);
  }

  @Get('export')
  @Operation('exportCoverage', 'Coverage as CSV or Excel')
  @AskAgain()
  @Recorded('export', 'coverage')
  @May('emails:read')
  @AnswersFile()
  export(
    @Org() org: OrganizationId,
    @Query({ schema: coverageExportQuery }) asked: z.output<typeof coverageExportQuery>,
  ) {
    return this.files.of(org, asked);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { outcomeQuery, runPage, runQuery, runWithOutcomes } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { JobRuns } from './job-runs.js';

@ApiTags('Email jobs')
@Controller('runs')
export class RunsController {
  constructor(private readonly runs: JobRuns) {}

  @Get()
  @Operation('listRuns', 'Runs and nights, a page at a time', runPage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: runQuery }) query: z.output<typeof runQuery>) {
    return this.runs.list(org, null, query);
  }

  @Get(':id/outcomes')
  @Operation('listRunOutcomes', 'Who was written to in a run, who was not, and why', runWithOutcomes)
  @May('emails:read')
  outcomes(
    @Org() org: OrganizationId,
    @Id() run: string,
    @Query({ schema: outcomeQuery }) query: z.output<typeof outcomeQuery>,
  ) {
    return this.runs.outcomes(org, run, query);
  }
}

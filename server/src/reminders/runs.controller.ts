import { Controller, Get, Param, Query } from '@nestjs/common';
import { id, outcomeQuery, runPage, runQuery, runWithOutcomes } from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { JobRuns } from './job-runs.js';

@Controller('runs')
export class RunsController {
  constructor(private readonly runs: JobRuns) {}

  @Get()
  @May('emails:read')
  @Answers(runPage)
  list(@Org() org: OrganizationId, @Query({ schema: runQuery }) query: z.output<typeof runQuery>) {
    return this.runs.list(org, null, query);
  }

  @Get(':id/outcomes')
  @May('emails:read')
  @Answers(runWithOutcomes)
  outcomes(
    @Org() org: OrganizationId,
    @Param('id', { schema: id }) run: string,
    @Query({ schema: outcomeQuery }) query: z.output<typeof outcomeQuery>,
  ) {
    return this.runs.outcomes(org, run, query);
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  comparisonPage,
  comparisonQuery,
  emailJob,
  emailJobChange,
  emailJobDraft,
  emailJobPage,
  emailJobQuery,
  id,
  letterDate,
  letterPreview,
  outcomeQuery,
  removed,
  run,
  runPage,
  runQuery,
  runWithOutcomes,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { EmailJobsService } from './email-jobs.service.js';
import { JobRuns } from './job-runs.js';
import { LetterPreviews } from './letters/letter-previews.js';
import { RunComparisons } from './run-comparisons.js';

@ApiTags('Email jobs')
@Controller('emails/jobs')
export class EmailJobsController {
  constructor(
    private readonly jobs: EmailJobsService,
    private readonly runs: JobRuns,
    private readonly previews: LetterPreviews,
    private readonly comparisons: RunComparisons,
  ) {}

  @Get()
  @Operation('listEmailJobs', 'Email jobs, a page at a time', emailJobPage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: emailJobQuery }) query: z.output<typeof emailJobQuery>) {
    return this.jobs.list(org, query);
  }

  @Get(':id')
  @Operation('getEmailJob', 'One email job', emailJob)
  @May('emails:read')
  show(@Org() org: OrganizationId, @Id() job: string) {
    return this.jobs.show(org, job);
  }

  @Post()
  @Operation('createEmailJob', 'Create an email job', emailJob, 201)
  @May('emails:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: emailJobDraft }) draft: z.output<typeof emailJobDraft>,
  ) {
    return this.jobs.add(org, by, draft);
  }

  @Put(':id')
  @Operation('updateEmailJob', 'Change an email job', emailJob)
  @May('emails:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() job: string,
    @Body({ schema: emailJobChange }) change: z.output<typeof emailJobChange>,
  ) {
    return this.jobs.change(org, by, job, change);
  }

  @Delete(':id')
  @Operation('deleteEmailJob', 'Remove an email job; its runs stay known', removed)
  @May('emails:write')
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() job: string) {
    return this.jobs.remove(org, by, job);
  }

  @Post(':id/run')
  @Operation('runEmailJob', 'Run an email job now: letters are planned and queued', run)
  @May('emails:send')
  run(@Org() org: OrganizationId, @By() by: Actor, @Id() job: string) {
    return this.runs.run(org, by, job);
  }

  @Post(':id/preview')
  @Operation('previewEmailJob', 'What a run would do, without doing it', runWithOutcomes)
  @May('emails:read')
  preview(
    @Org() org: OrganizationId,
    @Id() job: string,
    @Query({ schema: outcomeQuery }) query: z.output<typeof outcomeQuery>,
  ) {
    return this.runs.preview(org, job, query);
  }

  @Get(':id/comparison')
  @Operation('compareEmailJob', 'A run beside the letters of a year ago', comparisonPage)
  @May('emails:read')
  compare(
    @Org() org: OrganizationId,
    @Id() job: string,
    @Query({ schema: comparisonQuery }) query: z.output<typeof comparisonQuery>,
  ) {
    return this.comparisons.ofJob(org, job, query);
  }

  @Get(':id/runs')
  @Operation('listEmailJobRuns', 'The runs of an email job', runPage)
  @May('emails:read')
  listRuns(
    @Org() org: OrganizationId,
    @Id() job: string,
    @Query({ schema: runQuery }) query: z.output<typeof runQuery>,
  ) {
    return this.runs.list(org, job, query);
  }

  @Get(':id/letters/:observerId')
  @Operation('previewLetter', 'One letter of a run as its family would read it', letterPreview)
  @May('emails:read')
  letter(
    @Org() org: OrganizationId,
    @Id() job: string,
    @Param('observerId', { schema: id }) observer: string,
    @Query({ schema: letterDate }) { date }: z.output<typeof letterDate>,
  ) {
    return this.previews.ofJob(org, job, observer, date ?? null);
  }
}

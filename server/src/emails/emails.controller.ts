import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  changedMany,
  chosenMessages,
  emailMessageDetails,
  emailPage,
  emailQuery,
  id,
  progressQuery,
  sendingProgress,
  settledMany,
  settlement,
  settlementOfMany,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { EmailsService } from './emails.service.js';

@Controller('emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @May('emails:read')
  @Answers(emailPage)
  list(@Org() org: OrganizationId, @Query({ schema: emailQuery }) query: z.output<typeof emailQuery>) {
    return this.emails.list(org, query);
  }

  @Get('progress')
  @May('emails:read')
  @Answers(sendingProgress)
  progress(@Org() org: OrganizationId, @Query({ schema: progressQuery }) { runId }: z.output<typeof progressQuery>) {
    return this.emails.progress(org, runId ?? null);
  }

  @Post('resend')
  @HttpCode(200)
  @May('emails:send')
  @Answers(changedMany)
  async resendMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: chosenMessages }) { ids }: z.output<typeof chosenMessages>,
  ) {
    return { data: { changed: await this.emails.resendMany(org, by, ids) } };
  }

  @Post('cancel')
  @HttpCode(200)
  @May('emails:write')
  @Answers(changedMany)
  async cancelMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: chosenMessages }) { ids }: z.output<typeof chosenMessages>,
  ) {
    return { data: { changed: await this.emails.cancelMany(org, by, ids) } };
  }

  @Post('settle')
  @HttpCode(200)
  @May('emails:send')
  @Answers(settledMany)
  async settleMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: settlementOfMany }) { ids, verdict }: z.output<typeof settlementOfMany>,
  ) {
    return { data: { settled: await this.emails.settleMany(org, by, ids, verdict) } };
  }

  @Get(':id')
  @May('emails:read')
  @Answers(emailMessageDetails)
  get(@Org() org: OrganizationId, @Param('id', { schema: id }) message: string) {
    return this.emails.get(org, message);
  }

  @Post(':id/resend')
  @HttpCode(200)
  @May('emails:send')
  @Answers(emailMessageDetails)
  resend(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) message: string) {
    return this.emails.resend(org, by, message);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @May('emails:write')
  @Answers(emailMessageDetails)
  cancel(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) message: string) {
    return this.emails.cancel(org, by, message);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @May('emails:send')
  @Answers(emailMessageDetails)
  settle(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) message: string,
    @Body({ schema: settlement }) { verdict }: z.output<typeof settlement>,
  ) {
    return this.emails.settle(org, by, message, verdict);
  }
}

import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changedMany,
  chosenMessages,
  emailMessageDetails,
  emailPage,
  emailQuery,
  progressQuery,
  sendingProgress,
  settledMany,
  settlement,
  settlementOfMany,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Answers, Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { EmailsService } from './emails.service.js';

@ApiTags('Emails')
@Controller('emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @Operation('listEmails', 'Email messages, a page at a time')
  @May('emails:read')
  @Answers(emailPage)
  list(@Org() org: OrganizationId, @Query({ schema: emailQuery }) query: z.output<typeof emailQuery>) {
    return this.emails.list(org, query);
  }

  @Get('progress')
  @Operation('getSendingProgress', 'How far sending has come')
  @May('emails:read')
  @Answers(sendingProgress)
  progress(@Org() org: OrganizationId, @Query({ schema: progressQuery }) { runId }: z.output<typeof progressQuery>) {
    return this.emails.progress(org, runId ?? null);
  }

  @Post('resend')
  @Operation('resendEmails', 'Send failed messages again')
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
  @Operation('cancelEmails', 'Withdraw messages that have not been sent')
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
  @Operation('settleEmails', 'Say what became of uncertain messages')
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
  @Operation('getEmail', 'One email message')
  @May('emails:read')
  @Answers(emailMessageDetails)
  get(@Org() org: OrganizationId, @Id() message: string) {
    return this.emails.get(org, message);
  }

  @Post(':id/resend')
  @Operation('resendEmail', 'Send a failed message again')
  @May('emails:send')
  @Answers(emailMessageDetails)
  resend(@Org() org: OrganizationId, @By() by: Actor, @Id() message: string) {
    return this.emails.resend(org, by, message);
  }

  @Post(':id/cancel')
  @Operation('cancelEmail', 'Withdraw a message that has not been sent')
  @May('emails:write')
  @Answers(emailMessageDetails)
  cancel(@Org() org: OrganizationId, @By() by: Actor, @Id() message: string) {
    return this.emails.cancel(org, by, message);
  }

  @Post(':id/settle')
  @Operation('settleEmail', 'Say what became of an uncertain message')
  @May('emails:send')
  @Answers(emailMessageDetails)
  settle(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() message: string,
    @Body({ schema: settlement }) { verdict }: z.output<typeof settlement>,
  ) {
    return this.emails.settle(org, by, message, verdict);
  }
}

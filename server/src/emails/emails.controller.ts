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
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { EmailsService } from './emails.service.js';

@ApiTags('Emails')
@Controller('emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @Operation('listEmails', 'Email messages, a page at a time', emailPage)
  @May('emails:read')
  list(@Org() org: OrganizationId, @Query({ schema: emailQuery }) query: z.output<typeof emailQuery>) {
    return this.emails.list(org, query);
  }

  @Get('progress')
  @Operation('getSendingProgress', 'How far sending has come', sendingProgress)
  @May('emails:read')
  progress(@Org() org: OrganizationId, @Query({ schema: progressQuery }) { runId }: z.output<typeof progressQuery>) {
    return this.emails.progress(org, runId ?? null);
  }

  @Post('resend')
  @Operation('resendEmails', 'Send failed messages again', changedMany)
  @May('emails:send')
  async resendMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: chosenMessages }) { ids }: z.output<typeof chosenMessages>,
  ) {
    return { data: { changed: await this.emails.resendMany(org, by, ids) } };
  }

  @Post('cancel')
  @Operation('cancelEmails', 'Withdraw messages that have not been sent', changedMany)
  @May('emails:write')
  async cancelMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: chosenMessages }) { ids }: z.output<typeof chosenMessages>,
  ) {
    return { data: { changed: await this.emails.cancelMany(org, by, ids) } };
  }

  @Post('settle')
  @Operation('settleEmails', 'Say what became of uncertain messages', settledMany)
  @May('emails:send')
  async settleMany(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: settlementOfMany }) { ids, verdict }: z.output<typeof settlementOfMany>,
  ) {
    return { data: { settled: await this.emails.settleMany(org, by, ids, verdict) } };
  }

  @Get(':id')
  @Operation('getEmail', 'One email message', emailMessageDetails)
  @May('emails:read')
  get(@Org() org: OrganizationId, @Id() message: string) {
    return this.emails.get(org, message);
  }

  @Post(':id/resend')
  @Operation('resendEmail', 'Send a failed message again', emailMessageDetails)
  @May('emails:send')
  resend(@Org() org: OrganizationId, @By() by: Actor, @Id() message: string) {
    return this.emails.resend(org, by, message);
  }

  @Post(':id/cancel')
  @Operation('cancelEmail', 'Withdraw a message that has not been sent', emailMessageDetails)
  @May('emails:write')
  cancel(@Org() org: OrganizationId, @By() by: Actor, @Id() message: string) {
    return this.emails.cancel(org, by, message);
  }

  @Post(':id/settle')
  @Operation('settleEmail', 'Say what became of an uncertain message', emailMessageDetails)
  @May('emails:send')
  settle(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() message: string,
    @Body({ schema: settlement }) { verdict }: z.output<typeof settlement>,
  ) {
    return this.emails.settle(org, by, message, verdict);
  }
}

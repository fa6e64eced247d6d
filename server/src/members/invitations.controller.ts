import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  acceptedInvitation,
  invitation,
  invitationDraft,
  invitationResent,
  invitations,
  invitationToken,
  invitationToResend,
  offeredInvitation,
  removed,
  type InvitationDraft,
} from '@zikaron/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import {
  AskAgain,
  By,
  May,
  Operator,
  Org,
  Public,
  SignedIn,
  type Caller,
  type OrganizationId,
} from '../platform/tenancy/index.js';
import { InvitationsService } from './invitations.service.js';

@ApiTags('Members')
@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get('orgs/mine/invitations')
  @Operation('listInvitations', 'Invitations that nobody has accepted yet', invitations)
  @May('members:write')
  waiting(@Org() org: OrganizationId) {
    return this.invitations.waiting(org);
  }

  @Post('orgs/mine/invitations')
  @Operation('invite', 'Invite a person by email', invitation, 201)
  @AskAgain()
  @May('members:write')
  invite(@Org() org: OrganizationId, @By() by: Caller, @Body({ schema: invitationDraft }) draft: InvitationDraft) {
    return this.invitations.invite(org, by, draft);
  }

  @Post('orgs/mine/invitations/:id/resend')
  @Operation('resendInvitation', 'Send an invitation once more', invitation)
  @AskAgain()
  @May('members:write')
  resend(@Org() org: OrganizationId, @By() by: Caller, @Id() which: string) {
    return this.invitations.resend(org, by, which);
  }

  @Post('operator/invitations/resend')
  @Operation('resendInvitationsTo', 'Send again whatever invitations wait for an address', invitationResent)
  @Operator()
  resendTo(@By() by: Caller, @Body({ schema: invitationToResend }) { email }: z.output<typeof invitationToResend>) {
    return this.invitations.resendTo(by, email);
  }

  @Delete('orgs/mine/invitations/:id')
  @Operation('withdrawInvitation', 'Withdraw an invitation', removed)
  @AskAgain()
  @May('members:write')
  withdraw(@Org() org: OrganizationId, @By() by: Caller, @Id() which: string) {
    return this.invitations.withdraw(org, by, which);
  }

  /** By POST, so that the token is in no address and no log. */
  @Post('invitations/look')
  @Operation('lookAtInvitation', 'What an invitation offers, by its token', offeredInvitation)
  @Public()
  look(@Body({ schema: invitationToken }) { token }: { token: string }, @Req() { ip }: Request) {
    return this.invitations.look(token, ip ?? '');
  }

  @Post('invitations/accept')
  @Operation('acceptInvitation', 'Accept an invitation', acceptedInvitation)
  @SignedIn()
  accept(@By() by: Caller, @Body({ schema: invitationToken }) { token }: { token: string }) {
    return this.invitations.accept(by, token);
  }
}

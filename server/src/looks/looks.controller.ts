import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { begunLook, lookConsentDraft, looks, type LookConsentDraft } from '@zikaron/contract';
import { Id, Operation } from '../platform/http/index.js';
import {
  admit,
  AskAgain,
  By,
  May,
  Operator,
  Org,
  type Caller,
  type OrganizationId,
} from '../platform/tenancy/index.js';
import { LookConsents } from './look-consents.service.js';
import { Looks } from './looks.service.js';

@ApiTags('Looks')
@Controller()
export class LooksController {
  constructor(
    private readonly consents: LookConsents,
    private readonly looks: Looks,
  ) {}

  @Get('looks')
  @Operation('listLooks', 'Who may look in from outside, until when, and what was looked at', looks)
  @May('looks:write')
  told(@Org() org: OrganizationId) {
    return this.consents.told(org);
  }

  @Put('looks/consent')
  @Operation('giveLookConsent', 'Let the people who run the installation look in, for some hours', looks)
  @May('looks:write')
  @AskAgain()
  give(@Org() org: OrganizationId, @By() by: Caller, @Body({ schema: lookConsentDraft }) { hours }: LookConsentDraft) {
    return this.consents.give(org, by, hours);
  }

  @Delete('looks/consent')
  @Operation('withdrawLookConsent', 'Take that back: whoever looks in is out at once', looks)
  @May('looks:write')
  withdraw(@Org() org: OrganizationId, @By() by: Caller) {
    return this.consents.withdraw(org, by);
  }

  @Post('operator/organizations/:id/look')
  @Operation('beginLook', 'Look into an organization, where an owner of it allows', begunLook, 201)
  @Operator()
  begin(@Id() org: string, @By() by: Caller) {
    return this.looks.begin(admit(org), by);
  }

  /** The one thing that whoever looks may do. */
  @Post('looks/leave')
  @Operation('leaveLook', 'End the look that `X-Look` names')
  @HttpCode(204)
  @Operator()
  leave(@By() by: Caller): Promise<void> {
    return this.looks.leave(by);
  }
}

import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  heldLetterPage,
  heldLetterQuery,
  hold,
  holdDraft,
  holdPage,
  holdQuery,
  holdReasonTold,
  holdSuggestions,
  removed,
  toldInPerson,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { HoldsService } from './holds.service.js';

@ApiTags('Holds')
@Controller()
export class HoldsController {
  constructor(private readonly holds: HoldsService) {}

  @Get('holds')
  @Operation('listHolds', 'What is held by a person, without the reasons', holdPage)
  @May('contacts:read')
  list(@Org() org: OrganizationId, @Query({ schema: holdQuery }) asked: z.output<typeof holdQuery>) {
    return this.holds.list(org, asked);
  }

  @Get('holds/letters')
  @Operation('listHeldLetters', 'Families whose letter is held, by the day that comes', heldLetterPage)
  @May('contacts:read')
  letters(@Org() org: OrganizationId, @Query({ schema: heldLetterQuery }) asked: z.output<typeof heldLetterQuery>) {
    return this.holds.letters(org, asked);
  }

  @Get('holds/suggestions')
  @Operation('listHoldSuggestions', 'Families whom somebody may want to hold', holdSuggestions)
  @May('contacts:read')
  async suggestions(@Org() org: OrganizationId) {
    return { data: await this.holds.suggestions(org) };
  }

  @Post('holds')
  @Operation('hold', 'Hold a yahrzeit, an observer or a contact', hold)
  @May('contacts:write')
  hold(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: holdDraft }) draft: z.output<typeof holdDraft>) {
    return this.holds.hold(org, by, draft);
  }

  @Get('holds/:id/reason')
  @Operation('getHoldReason', 'Why it is held: for clergy only', holdReasonTold)
  @May('pastoral:read')
  reason(@Org() org: OrganizationId, @Id() holdId: string) {
    return this.holds.reason(org, holdId);
  }

  @Post('holds/:id/lift')
  @Operation('liftHold', 'Lift a hold: letters whose time has come leave with the next night', removed)
  @May('contacts:write')
  lift(@Org() org: OrganizationId, @By() by: Actor, @Id() holdId: string) {
    return this.holds.lift(org, by, holdId);
  }

  @Post('observers/:id/told')
  @Operation('toldInPerson', 'Note that a person told this family of a day', removed)
  @May('contacts:write')
  told(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() observerId: string,
    @Body({ schema: toldInPerson }) { date }: z.output<typeof toldInPerson>,
  ) {
    return this.holds.told(org, by, observerId, date);
  }
}

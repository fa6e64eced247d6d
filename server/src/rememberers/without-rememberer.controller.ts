import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  keeperPage,
  keeperQuery,
  keeping,
  orphanPage,
  orphanQuery,
  remembererAsk,
  removed,
  resting,
  succession,
  successionDecided,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { AskingService } from './asking.service.js';
import { SuccessionService } from './succession.service.js';
import { WithoutRememberer } from './without-rememberer.service.js';

@ApiTags('Without a rememberer')
@Controller()
export class WithoutRemembererController {
  constructor(
    private readonly without: WithoutRememberer,
    private readonly asking: AskingService,
    private readonly successions: SuccessionService,
  ) {}

  @Get('without-rememberer')
  @Operation('listWithoutRememberer', 'Whom no living family can be told of, and why', orphanPage)
  @May('yahrzeits:read')
  list(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Query({ schema: orphanQuery }) asked: z.output<typeof orphanQuery>,
  ) {
    return this.without.list(org, asked, by);
  }

  @Get('keepers')
  @Operation('listKeepers', 'Whom the congregation remembers, and who rests', keeperPage)
  @May('yahrzeits:read')
  kept(@Org() org: OrganizationId, @Query({ schema: keeperQuery }) asked: z.output<typeof keeperQuery>) {
    return this.without.kept(org, asked);
  }

  @Post('yahrzeits/:id/keep')
  @Operation('keepYahrzeit', 'The congregation remembers this person', removed)
  @May('yahrzeits:write')
  keep(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: keeping }) keeper: z.output<typeof keeping>,
  ) {
    return this.without.keep(org, by, yahrzeitId, keeper);
  }

  @Post('yahrzeits/:id/ask')
  @Operation('askWhoRemembers', 'Ask a contact by letter who will remember this person', removed)
  @May('yahrzeits:write')
  ask(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: remembererAsk }) { contactId }: z.output<typeof remembererAsk>,
  ) {
    return this.asking.ask(org, by, { yahrzeitId, contactId });
  }

  @Post('yahrzeits/:id/rest')
  @Operation('letRest', 'Ask that a remembrance rests, or, as a second person, agree', removed)
  @May('yahrzeits:write')
  rest(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Id() yahrzeitId: string,
    @Body({ schema: resting }) { reason }: z.output<typeof resting>,
  ) {
    return this.without.rest(org, by, yahrzeitId, reason);
  }

  @Post('yahrzeits/:id/remember-again')
  @Operation('rememberAgain', 'Take back that the congregation keeps it, or that it rests', removed)
  @May('yahrzeits:write')
  restore(@Org() org: OrganizationId, @By() by: Actor, @Id() yahrzeitId: string) {
    return this.without.restore(org, by, yahrzeitId);
  }

  @Get('contacts/:id/succession')
  @Operation('getSuccession', 'Who may remember in place of a contact who has died', succession)
  @May('contacts:read')
  succession(@Org() org: OrganizationId, @Id() contactId: string) {
    return this.successions.of(org, contactId);
  }

  @Post('contacts/:id/succession')
  @Operation(
    'settleSuccession',
    'Say who remembers in place of a contact who has died, and how the household is greeted',
    removed,
  )
  @May('contacts:write')
  settle(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() contactId: string,
    @Body({ schema: successionDecided }) decided: z.output<typeof successionDecided>,
  ) {
    return this.successions.settle(org, by, contactId, decided);
  }
}

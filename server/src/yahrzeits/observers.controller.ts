import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  observer,
  observerByEmail,
  observerChange,
  observerLink,
  observerPage,
  observerQuery,
  removed,
  type Observer,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import type { ObserverQuery } from './observer-list.js';
import { ObserversService, type ObserverByEmail, type ObserverChange } from './observers.service.js';

@ApiTags('Observers')
@Controller('observers')
export class ObserversController {
  constructor(private readonly observers: ObserversService) {}

  @Get()
  @Operation('listObservers', 'Who observes which yahrzeit, a page at a time', observerPage)
  @May('contacts:read')
  list(@Org() org: OrganizationId, @Query({ schema: observerQuery }) query: ObserverQuery) {
    return this.observers.list(org, query);
  }

  @Post()
  @Operation('addObserver', 'Add a contact who is on record as an observer, with an address or without one', observer)
  @May('contacts:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: observerLink }) link: z.output<typeof observerLink>,
  ): Promise<Observer> {
    return this.observers.add(org, by, link);
  }

  @Post('upsert-by-email')
  @Operation('addObserverByEmail', 'Add an observer by email; a contact of that address is taken or made', observer)
  @May('contacts:write')
  upsertByEmail(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: observerByEmail }) draft: ObserverByEmail,
  ): Promise<Observer> {
    return this.observers.upsertByEmail(org, by, draft);
  }

  @Put(':id')
  @Operation('updateObserver', 'Change how somebody observes: calendar, relationship, lead time, channel', observer)
  @May('contacts:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() observerId: string,
    @Body({ schema: observerChange }) change: ObserverChange,
  ): Promise<Observer> {
    return this.observers.change(org, by, observerId, change);
  }

  @Delete(':id')
  @Operation('removeObserver', 'Remove an observer from a yahrzeit', removed)
  @May('contacts:write')
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() observerId: string) {
    return this.observers.remove(org, by, observerId);
  }
}

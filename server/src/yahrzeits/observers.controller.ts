import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { id, observer, observerByEmail, observerChange, removed, type Observer } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService, type ObserverByEmail, type ObserverChange } from './observers.service.js';

@Controller('observers')
export class ObserversController {
  constructor(private readonly observers: ObserversService) {}

  @Post('upsert-by-email')
  @HttpCode(200)
  @May('contacts:write')
  @Answers(observer)
  upsertByEmail(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: observerByEmail }) draft: ObserverByEmail,
  ): Promise<Observer> {
    return this.observers.upsertByEmail(org, by, draft);
  }

  @Put(':id')
  @May('contacts:write')
  @Answers(observer)
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) observerId: string,
    @Body({ schema: observerChange }) change: ObserverChange,
  ): Promise<Observer> {
    return this.observers.change(org, by, observerId, change);
  }

  @Delete(':id')
  @May('contacts:write')
  @Answers(removed)
  remove(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) observerId: string) {
    return this.observers.remove(org, by, observerId);
  }
}

import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  datedServices,
  mourningEndDraft,
  notRead,
  notReadQuery,
  readingDecision,
  removed,
  servicesAround,
  serviceSettings,
  usualReading,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ReadingsService } from './readings.service.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsService } from './service-settings.service.js';

@ApiTags('Service list')
@Controller()
export class ServiceSettingsController {
  constructor(
    private readonly settings: ServiceSettingsService,
    private readonly lists: ServiceListService,
    private readonly readings: ReadingsService,
  ) {}

  @Get('orgs/mine/services')
  @Operation('getServices', 'The services of the congregation, and whom it reads', serviceSettings)
  @May('organization:read')
  read(@Org() org: OrganizationId) {
    return this.settings.read(org);
  }

  @Put('orgs/mine/services')
  @Operation('changeServices', 'Replace the services of the congregation, and whom it reads', serviceSettings)
  @May('organization:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: serviceSettings }) settings: z.output<typeof serviceSettings>,
  ) {
    return this.settings.change(org, by, settings);
  }

  @Get('service-list/services')
  @Operation('listServicesAround', 'The services around a date at which a name can be read', datedServices)
  @May('yahrzeits:read')
  around(@Org() org: OrganizationId, @Query({ schema: servicesAround }) asked: z.output<typeof servicesAround>) {
    return this.lists.around(org, asked);
  }

  @Get('service-list/not-read')
  @Operation('listNotRead', 'Who is not read in a week, and why', notRead)
  @May('yahrzeits:read')
  notRead(@Org() org: OrganizationId, @Query({ schema: notReadQuery }) asked: z.output<typeof notReadQuery>) {
    return this.readings.notRead(org, asked);
  }

  @Put('service-list/readings')
  @Operation('decideReading', 'Read one observance at another service, or not this year', removed)
  @May('yahrzeits:write')
  decide(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: readingDecision }) decision: z.output<typeof readingDecision>,
  ) {
    return this.readings.decide(org, by, decision);
  }

  @Put('service-list/mourning')
  @Operation('endMourning', 'Say when the week of mourning and the thirty days ended', removed)
  @May('yahrzeits:write')
  endMourning(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: mourningEndDraft }) ends: z.output<typeof mourningEndDraft>,
  ) {
    return this.readings.endMourning(org, by, ends);
  }

  @Post('service-list/readings/usual')
  @Operation('readAsUsual', 'Read one observance where the rule has it again', removed)
  @May('yahrzeits:write')
  asUsual(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: usualReading }) reading: z.output<typeof usualReading>,
  ) {
    return this.readings.asUsual(org, by, reading);
  }
}

import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  recalculated,
  removed,
  typedDates,
  understoodDates,
  weekAhead,
  yahrzeit,
  yahrzeitChange,
  yahrzeitDetails,
  yahrzeitDetailsQuery,
  yahrzeitDraft,
  yahrzeitPage,
  yahrzeitQuery,
  type UnderstoodDates,
  type WeekAhead,
  type Yahrzeit,
  type YahrzeitDetails,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { TypedDatesService } from './typed-dates.service.js';
import type { YahrzeitQuery } from './yahrzeit-list.js';
import { YahrzeitsService, type NewYahrzeit, type Recalculated, type YahrzeitChange } from './yahrzeits.service.js';

@ApiTags('Yahrzeits')
@Controller('yahrzeits')
export class YahrzeitsController {
  constructor(
    private readonly yahrzeits: YahrzeitsService,
    private readonly dates: TypedDatesService,
  ) {}

  @Get()
  @Operation('listYahrzeits', 'Yahrzeits, a page at a time', yahrzeitPage)
  @May('yahrzeits:read')
  list(@Org() org: OrganizationId, @Query({ schema: yahrzeitQuery }) query: YahrzeitQuery) {
    return this.yahrzeits.list(org, query);
  }

  @Get('week')
  @Operation('getWeekAhead', 'The observances of the next days', weekAhead)
  @May('yahrzeits:read')
  week(@Org() org: OrganizationId): Promise<WeekAhead> {
    return this.yahrzeits.week(org);
  }

  @Post('understand')
  @Operation('understandDates', 'What typed dates mean on both calendars, without storing them', understoodDates)
  @May('yahrzeits:read')
  understand(
    @Org() org: OrganizationId,
    @Body({ schema: typedDates }) typed: z.output<typeof typedDates>,
  ): Promise<UnderstoodDates> {
    return this.dates.understand(org, typed);
  }

  @Get(':id')
  @Operation('getYahrzeit', 'One yahrzeit', yahrzeit)
  @May('yahrzeits:read')
  get(@Org() org: OrganizationId, @Id() yahrzeitId: string): Promise<Yahrzeit> {
    return this.yahrzeits.get(org, yahrzeitId);
  }

  @Get(':id/details')
  @Operation('getYahrzeitDetails', 'A yahrzeit with observers, dates and services', yahrzeitDetails)
  @May('yahrzeits:read')
  details(
    @Org() org: OrganizationId,
    @Id() yahrzeitId: string,
    @Query({ schema: yahrzeitDetailsQuery }) { includeServiceDates }: z.output<typeof yahrzeitDetailsQuery>,
  ): Promise<YahrzeitDetails> {
    return this.yahrzeits.details(org, yahrzeitId, includeServiceDates);
  }

  @Post()
  @Operation('createYahrzeit', 'Create a yahrzeit; its dates are worked out', yahrzeit, 201)
  @May('yahrzeits:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: yahrzeitDraft }) draft: NewYahrzeit,
  ): Promise<Yahrzeit> {
    return this.yahrzeits.add(org, by, draft);
  }

  @Put(':id')
  @Operation('updateYahrzeit', 'Correct a yahrzeit; what is left out stays', yahrzeit)
  @May('yahrzeits:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: yahrzeitChange }) change: YahrzeitChange,
  ): Promise<Yahrzeit> {
    return this.yahrzeits.change(org, by, yahrzeitId, change);
  }

  @Patch(':id')
  @Operation('patchYahrzeit', 'The same by PATCH', yahrzeit)
  @May('yahrzeits:write')
  patch(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: yahrzeitChange }) change: YahrzeitChange,
  ): Promise<Yahrzeit> {
    return this.yahrzeits.change(org, by, yahrzeitId, change);
  }

  @Post(':id/recalculate')
  @Operation('recalculateYahrzeit', 'Work the dates out anew', recalculated)
  @Recorded('recalculate', 'yahrzeit')
  @May('yahrzeits:write')
  recalculate(@Org() org: OrganizationId, @By() by: Actor, @Id() yahrzeitId: string): Promise<Recalculated> {
    return this.yahrzeits.recalculate(org, by, yahrzeitId);
  }

  @Delete(':id')
  @Operation('archiveYahrzeit', 'Archive a yahrzeit; it can be restored for 30 days', removed)
  @May('yahrzeits:write')
  archive(@Org() org: OrganizationId, @By() by: Actor, @Id() yahrzeitId: string) {
    return this.yahrzeits.archive(org, by, yahrzeitId);
  }

  @Post(':id/restore')
  @Operation('restoreYahrzeit', 'Restore an archived yahrzeit', yahrzeit)
  @May('yahrzeits:write')
  restore(@Org() org: OrganizationId, @By() by: Actor, @Id() yahrzeitId: string): Promise<Yahrzeit> {
    return this.yahrzeits.restore(org, by, yahrzeitId);
  }
}

import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { deathDraft, firstYear, firstYears, firstYearStepChange } from '@zikaron/contract';
import type { z } from 'zod';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { FirstYearService } from './first-year.service.js';

@ApiTags('The first year')
@Controller('first-year')
export class FirstYearController {
  constructor(private readonly years: FirstYearService) {}

  @Get()
  @Operation('listFirstYears', 'Who died within the year, and what is to be done for mourners', firstYears)
  @May('contacts:read')
  list(@Org() org: OrganizationId) {
    return this.years.list(org);
  }

  @Post()
  @Operation(
    'noteDeath',
    'A death: makes the yahrzeit and its observers, holds their letters, and begins the first year',
    firstYear,
  )
  @May('contacts:write')
  note(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: deathDraft }) draft: z.output<typeof deathDraft>) {
    return this.years.note(org, by, draft);
  }

  @Post(':id/dates')
  @Operation('workOutFirstYear', 'Work out the days of what is open anew, after a date was corrected', firstYear)
  @May('contacts:write')
  workOut(@Org() org: OrganizationId, @By() by: Actor, @Id() yahrzeitId: string) {
    return this.years.workOutAnew(org, by, yahrzeitId);
  }

  @Put(':id/step')
  @Operation('changeFirstYearStep', 'Do, leave, move or give away one step of a first year', firstYear)
  @May('contacts:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() yahrzeitId: string,
    @Body({ schema: firstYearStepChange }) change: z.output<typeof firstYearStepChange>,
  ) {
    return this.years.change(org, by, yahrzeitId, change);
  }
}

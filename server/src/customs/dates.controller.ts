import { Controller, Get } from '@nestjs/common';
import { datesState } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { DatesWork } from './dates-work.js';

@Controller('orgs/mine/dates')
export class DatesController {
  constructor(private readonly dates: DatesWork) {}

  @Get()
  @May('organization:read')
  @Answers(datesState)
  state(@Org() org: OrganizationId) {
    return this.dates.state(org);
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { datesState } from '@zikaron/contract';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { DatesWork } from './dates-work.js';

@ApiTags('Customs')
@Controller('orgs/mine/dates')
export class DatesController {
  constructor(private readonly dates: DatesWork) {}

  @Get()
  @Operation('getDatesState', "Whether all dates are worked out by today's customs", datesState)
  @May('organization:read')
  state(@Org() org: OrganizationId) {
    return this.dates.state(org);
  }
}

import { Controller, Get } from '@nestjs/common';
import { forecast } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { Forecasts } from './forecasts.js';

@Controller('reminders')
export class ForecastsController {
  constructor(private readonly forecasts: Forecasts) {}

  @Get('forecast')
  @May('emails:read')
  @Answers(forecast)
  forecast(@Org() org: OrganizationId) {
    return this.forecasts.byWeek(org);
  }
}

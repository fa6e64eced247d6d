import { Controller, Get, Query } from '@nestjs/common';
import { forecast, forecastQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { Forecasts } from './forecasts.js';

@Controller('reminders')
export class ForecastsController {
  constructor(private readonly forecasts: Forecasts) {}

  @Get('forecast')
  @May('emails:read')
  @Answers(forecast)
  forecast(@Org() org: OrganizationId, @Query({ schema: forecastQuery }) { today }: z.output<typeof forecastQuery>) {
    return this.forecasts.ofYear(org, today ?? null);
  }
}

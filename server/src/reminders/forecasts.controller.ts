import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { forecast, forecastQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { Forecasts } from './forecasts.js';

@ApiTags('Coverage')
@Controller('reminders')
export class ForecastsController {
  constructor(private readonly forecasts: Forecasts) {}

  @Get('forecast')
  @Operation('getForecast', 'How many letters the next twelve months hold', forecast)
  @May('emails:read')
  forecast(@Org() org: OrganizationId, @Query({ schema: forecastQuery }) { today }: z.output<typeof forecastQuery>) {
    return this.forecasts.ofYear(org, today ?? null);
  }
}

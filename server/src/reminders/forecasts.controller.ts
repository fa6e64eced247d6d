import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { forecast, forecastQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { Forecasts } from './forecasts.js';

@ApiTags('Coverage')
@Controller('reminders')
export class ForecastsController {
  constructor(private readonly forecasts: Forecasts) {}

  @Get('forecast')
  @ApiOperation({ operationId: 'getForecast', summary: 'How many letters the next twelve months hold' })
  @May('emails:read')
  @Answers(forecast)
  forecast(@Org() org: OrganizationId, @Query({ schema: forecastQuery }) { today }: z.output<typeof forecastQuery>) {
    return this.forecasts.ofYear(org, today ?? null);
  }
}

import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { NotFound } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { Metrics } from './metrics.js';

/** GET /metrics, for whoever shows METRICS_TOKEN. Without a token in the configuration there is no such page. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  read(@Req() { headers }: Request): Promise<string> {
    if (!this.metrics.mayRead(headers.authorization)) throw new NotFound('page');
    return this.metrics.read();
  }
}

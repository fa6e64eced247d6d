import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotFound } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { Metrics } from './metrics.js';

/** GET /metrics, for whoever shows METRICS_TOKEN. Without a token in the configuration there is no such page. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Public()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  read(@Req() { headers }: Request): Promise<string> {
    const { METRICS_TOKEN } = this.config;
    if (!METRICS_TOKEN || !isSame(headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)) throw new NotFound('page');
    return this.metrics.read();
  }
}

/** Compared by digest, in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

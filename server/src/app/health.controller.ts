import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { VERSION } from '../platform/config/index.js';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { Readiness } from './readiness.js';

const health = z.object({ status: z.literal('ok') });
const alive = health.extend({ version: z.string() });

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs, and in which version. */
  @Get('live')
  @Operation('isAlive', 'Whether the process is up', alive)
  @Public()
  live() {
    return { status: 'ok' as const, version: VERSION };
  }

  /** The process can serve: its database answers and has the schema of this program, and the queue's Redis answers. */
  @Get('ready')
  @Operation('isReady', 'Whether it can serve: database, schema and queue', health)
  @Public()
  async ready() {
    const lack = await this.readiness.lack();
    if (lack) throw new ServiceUnavailableException(lack);
    return { status: 'ok' as const };
  }
}

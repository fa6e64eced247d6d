import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { VERSION } from '../platform/config/index.js';
import { Answers } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';

const health = z.object({ status: z.literal('ok') });
const alive = health.extend({ version: z.string() });

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly db: DataSource) {}

  /** The process runs, and in which version. */
  @Get('live')
  @ApiOperation({ operationId: 'isAlive', summary: 'Whether the process is up' })
  @Public()
  @Answers(alive)
  live() {
    return { status: 'ok' as const, version: VERSION };
  }

  /** The process can serve: its database answers. */
  @Get('ready')
  @ApiOperation({ operationId: 'isReady', summary: 'Whether it can serve: the database answers' })
  @Public()
  @Answers(health)
  async ready() {
    await this.db.query('SELECT 1').catch(() => {
      throw new ServiceUnavailableException('The database does not answer');
    });
    return { status: 'ok' as const };
  }
}

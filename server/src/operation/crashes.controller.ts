import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { crashReport, crashReported } from '@zikaron/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { Public } from '../platform/tenancy/index.js';
import { Crashes } from './crashes.js';

@ApiTags('Operator')
@Controller('crashes')
export class CrashesController {
  constructor(private readonly crashes: Crashes) {}

  @Post()
  @Operation('reportCrash', 'A page tells that it crashed', crashReported, 202)
  @Public()
  async report(@Body({ schema: crashReport }) report: z.output<typeof crashReport>, @Req() { ip = '' }: Request) {
    await this.crashes.keep(report, ip);
    return { kept: true };
  }
}

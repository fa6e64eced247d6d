import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { digest, digestChoice } from '@zikaron/contract';
import type { z } from 'zod';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { DailyDigest } from './daily-digest.js';

@ApiTags('Notifications')
@Controller('notifications/digest')
export class DigestController {
  constructor(private readonly digest: DailyDigest) {}

  @Get()
  @Operation('getDigestChoice', 'Whether the caller gets the daily digest', digest)
  @May('notifications:read')
  choice(@Org() org: OrganizationId, @By() by: Caller) {
    return this.digest.choice(org, by);
  }

  @Put()
  @Operation('chooseDigest', 'Choose the daily digest', digest)
  @May('notifications:write')
  choose(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Body({ schema: digestChoice }) { wanted }: z.output<typeof digestChoice>,
  ) {
    return this.digest.choose(org, by, wanted);
  }
}

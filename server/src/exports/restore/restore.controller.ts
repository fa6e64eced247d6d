import { Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { lastRestored, restoredArchive, restoreQuery } from '@zikaron/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { Operation, TooMany } from '../../platform/http/index.js';
import { RateLimits, type RateLimit } from '../../platform/rate-limits/index.js';
import { AskAgain, By, May, Org, type Actor, type OrganizationId } from '../../platform/tenancy/index.js';
import { withArchive } from './receive-archive.js';
import { Restoration } from './restoration.js';

/** A congregation that comes from another installation. */
@ApiTags('Exports')
@Controller('organization')
export class RestoreController {
  private readonly limit: RateLimit;

  constructor(
    private readonly restoration: Restoration,
    limits: RateLimits,
  ) {
    this.limit = limits.of('restore archive', 10, 3600);
  }

  @Get('restore')
  @Operation('getRestoredArchive', 'Which archive the records here came from', lastRestored)
  @May('organization:delete')
  async last(@Org() org: OrganizationId) {
    return { restored: await this.restoration.last(org) };
  }

  /** The archive itself is the body. */
  @Post('restore')
  @Operation('restoreOrganization', 'Bring an archive of a congregation into one that is still empty', restoredArchive)
  @AskAgain()
  @May('organization:delete')
  @ApiConsumes('application/zip', 'application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async bring(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Query({ schema: restoreQuery }) { gone }: z.output<typeof restoreQuery>,
    @Req() request: Request,
  ) {
    const waitSeconds = await this.limit.take(org);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    return withArchive(request, (path) => this.restoration.bring(org, by, path, gone === 'true'));
  }
}

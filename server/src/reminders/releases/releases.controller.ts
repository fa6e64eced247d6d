import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { releases, removed } from '@zikaron/contract';
import { Id, Operation } from '../../platform/http/index.js';
import { By, May, Org, type Caller, type OrganizationId } from '../../platform/tenancy/index.js';
import { ReleasesService } from './releases.service.js';

@ApiTags('Releases')
@Controller('releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Get()
  @Operation('listReleases', 'Letters of a night that wait for a second person, and why', releases)
  @May('emails:read')
  async waiting(@Org() org: OrganizationId, @By() by: Caller) {
    return { data: await this.releases.waiting(org, by) };
  }

  @Post(':id/release')
  @Operation('releaseLetters', 'As a second person, let the letters of a night leave', removed)
  @May('emails:send')
  release(@Org() org: OrganizationId, @By() by: Caller, @Id() releaseId: string) {
    return this.releases.release(org, by, releaseId);
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { yahrzeitActivity, type Activity } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Id, Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import { activityOf } from './activity.js';

@ApiTags('Yahrzeits')
@Controller('yahrzeits')
export class YahrzeitActivityController {
  constructor(
    private readonly db: DataSource,
    private readonly yahrzeits: YahrzeitsService,
  ) {}

  /** @throws NotFound */
  @Get(':id/activity')
  @Operation('listYahrzeitActivity', 'What was sent about a yahrzeit and what was changed', yahrzeitActivity)
  @May('yahrzeits:read')
  async list(@Org() org: OrganizationId, @Id() yahrzeitId: string): Promise<{ data: Activity[]; total: number }> {
    await this.yahrzeits.get(org, yahrzeitId);
    return activityOf(this.db, org, { resource: 'yahrzeit', id: yahrzeitId });
  }
}

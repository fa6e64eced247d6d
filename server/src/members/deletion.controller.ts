import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { deletion, deletionRequest } from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { DeletionService } from './deletion.service.js';

@Controller('orgs/mine/deletion')
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @Get()
  @May('organization:read')
  @Answers(deletion)
  state(@Org() org: OrganizationId) {
    return this.deletion.state(org);
  }

  @Post()
  @HttpCode(200)
  @May('organization:delete')
  @Answers(deletion)
  ask(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: deletionRequest }) { name }: { name: string }) {
    return this.deletion.ask(org, by, name);
  }

  @Delete()
  @May('organization:delete')
  @Answers(deletion)
  withdraw(@Org() org: OrganizationId, @By() by: Actor) {
    return this.deletion.withdraw(org, by);
  }
}

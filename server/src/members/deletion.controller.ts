import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { deletion, deletionRequest } from '@zikaron/contract';
import { Operation } from '../platform/http/index.js';
import { AskAgain, By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { DeletionService } from './deletion.service.js';

@ApiTags('Organization')
@Controller('orgs/mine/deletion')
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @Get()
  @Operation('getDeletion', 'Whether the organization is about to be deleted, and when', deletion)
  @May('organization:read')
  state(@Org() org: OrganizationId) {
    return this.deletion.state(org);
  }

  @Post()
  @Operation('requestDeletion', 'Have the organization deleted after the waiting time', deletion)
  @AskAgain()
  @May('organization:delete')
  ask(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: deletionRequest }) { name }: { name: string }) {
    return this.deletion.ask(org, by, name);
  }

  @Delete()
  @Operation('withdrawDeletion', 'Keep the organization after all', deletion)
  @May('organization:delete')
  withdraw(@Org() org: OrganizationId, @By() by: Actor) {
    return this.deletion.withdraw(org, by);
  }
}

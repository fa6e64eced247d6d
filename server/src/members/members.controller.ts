import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { member, memberRole, newOwner, removed } from '@zikaron/contract';
import { z } from 'zod';
import { Id, Operation, Refusal } from '../platform/http/index.js';
import { AskAgain, By, May, Org, SignedIn, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import { MembersService } from './members.service.js';

const members = z.object({ data: z.array(member) });

@ApiTags('Members')
@Controller('orgs/mine')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Put('members/:id')
  @Operation('changeMemberRole', 'Give a member another role', members)
  @May('members:write')
  @AskAgain()
  changeRole(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Id() who: string,
    @Body({ schema: memberRole }) { role }: z.output<typeof memberRole>,
  ) {
    return this.members.changeRole(org, by, who, role);
  }

  @Delete('members/:id')
  @Operation('removeMember', 'Remove a member', removed)
  @May('members:write')
  @AskAgain()
  remove(@Org() org: OrganizationId, @By() by: Caller, @Id() who: string) {
    return this.members.remove(org, by, who);
  }

  @Post('owner')
  @Operation('handOverOwnership', 'Make another member the owner', members)
  @May('owners:write')
  @AskAgain()
  handOver(
    @Org() org: OrganizationId,
    @By() by: Caller,
    @Body({ schema: newOwner }) { memberId }: z.output<typeof newOwner>,
  ) {
    return this.members.handOver(org, by, memberId);
  }

  /** For every member, whatever their role. */
  @Post('leave')
  @Operation('leaveOrganization', 'Leave the organization', removed)
  @SignedIn()
  leave(@Org() org: OrganizationId | null, @By() by: Caller) {
    if (!org)
      throw new Refusal(
        403,
        'no_organization',
        'You do not belong to a congregation yet. Open your invitation, or begin one of your own.',
      );
    return this.members.leave(org, by);
  }
}

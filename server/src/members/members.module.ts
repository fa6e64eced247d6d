import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { OwnOrganizationsController } from './own-organizations.controller.js';
import { OwnOrganizations } from './own-organizations.service.js';

/** Who belongs to an organization: invitations, roles, leaving, the owner. */
@Module({
  imports: [OrganizationsModule, EmailsModule],
  controllers: [OwnOrganizationsController, MembersController, InvitationsController],
  providers: [OwnOrganizations, MembersService, InvitationsService],
})
export class MembersModule {}

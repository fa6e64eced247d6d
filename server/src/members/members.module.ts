import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { DeletionController } from './deletion.controller.js';
import { DeletionLetters } from './deletion-letters.service.js';
import { DeletionService } from './deletion.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { OwnOrganizationsController } from './own-organizations.controller.js';
import { OwnOrganizations } from './own-organizations.service.js';

/** Who belongs to an organization: invitations, roles, leaving, the owner. */
@Module({
  imports: [OrganizationsModule, EmailsModule, NotificationsModule],
  controllers: [OwnOrganizationsController, MembersController, InvitationsController, DeletionController],
  providers: [OwnOrganizations, MembersService, InvitationsService, DeletionService, DeletionLetters],
  exports: [DeletionLetters, DeletionService],
})
export class MembersModule {}

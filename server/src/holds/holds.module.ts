import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { HeldLetters } from './held-letters.service.js';
import { HoldsController } from './holds.controller.js';
import { HoldsService } from './holds.service.js';

/** Letters that a person writes in place of the house: what is held, by whom, and what comes up of it. */
@Module({
  imports: [EmailsModule, NotificationsModule, OrganizationsModule],
  controllers: [HoldsController],
  providers: [HoldsService, HeldLetters],
  exports: [HeldLetters, HoldsService],
})
export class HoldsModule {}

import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { AskingService } from './asking.service.js';
import { RemembererLetters } from './rememberer-letters.js';
import { SuccessionService } from './succession.service.js';
import { WithoutRemembererController } from './without-rememberer.controller.js';
import { WithoutRememberer } from './without-rememberer.service.js';

/** Nobody is left without a rememberer: who has none, who may be, and whom the congregation remembers. */
@Module({
  imports: [ContactsModule, EmailsModule, NotificationsModule, OrganizationsModule, TemplatesModule, YahrzeitsModule],
  controllers: [WithoutRemembererController],
  providers: [AskingService, RemembererLetters, WithoutRememberer, SuccessionService],
  exports: [WithoutRememberer],
})
export class RememberersModule {}

import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { LookConsents } from './look-consents.service.js';
import { LooksController } from './looks.controller.js';
import { Looks } from './looks.service.js';
import { OLD_LOOKS } from './old-looks.js';

/** Whoever runs the installation looks into a congregation, as long as an owner of it allows. */
@Module({
  imports: [OrganizationsModule],
  controllers: [LooksController],
  providers: [LookConsents, Looks, OLD_LOOKS],
  exports: [Looks],
})
export class LooksModule {}

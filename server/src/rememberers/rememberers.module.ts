import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { WithoutRemembererController } from './without-rememberer.controller.js';
import { WithoutRememberer } from './without-rememberer.service.js';

/** Nobody is left without a rememberer: who has none, who may be, and whom the congregation remembers. */
@Module({
  imports: [OrganizationsModule],
  controllers: [WithoutRemembererController],
  providers: [WithoutRememberer],
  exports: [WithoutRememberer],
})
export class RememberersModule {}

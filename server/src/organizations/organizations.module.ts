import { Module } from '@nestjs/common';
import { OrganizationsController } from './organizations.controller.js';
import { OrganizationsService } from './organizations.service.js';
import { DateSettings, OrganizationBirth } from './organization-hooks.js';

@Module({
  controllers: [OrganizationsController],
  providers: [OrganizationsService, OrganizationBirth, DateSettings],
  exports: [OrganizationsService, OrganizationBirth, DateSettings],
})
export class OrganizationsModule {}

import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { ServiceListController } from './service-list.controller.js';
import { ServiceListService } from './service-list.service.js';

@Module({
  imports: [OrganizationsModule],
  controllers: [ServiceListController],
  providers: [ServiceListService],
  exports: [ServiceListService],
})
export class ServiceListModule {}

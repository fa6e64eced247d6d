import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { NAMES_THAT_SOMEBODY_TYPED } from '../platform/outward-calls/index.js';
import { Deliveries } from './deliveries.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

/** Programs elsewhere are told what happens here. */
@Module({
  imports: [OrganizationsModule, NotificationsModule],
  controllers: [WebhooksController],
  providers: [WebhooksService, Deliveries, NAMES_THAT_SOMEBODY_TYPED],
  exports: [Deliveries],
})
export class WebhooksModule {}

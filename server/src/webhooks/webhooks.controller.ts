import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  id,
  removed,
  webhook,
  webhookDeliveryPage,
  webhookDeliveryQuery,
  webhookDraft,
  webhooks,
  webhookWithSecret,
  type WebhookDeliveryQuery,
  type WebhookDraft,
} from '@zikaron/contract';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { WebhooksService } from './webhooks.service.js';

@Controller('webhooks')
@May('webhooks:write')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Answers(webhooks)
  list(@Org() org: OrganizationId) {
    return this.webhooks.list(org);
  }

  @Post()
  @Answers(webhookWithSecret, 201)
  add(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: webhookDraft }) draft: WebhookDraft) {
    return this.webhooks.add(org, by, draft);
  }

  @Put(':id')
  @Answers(webhook)
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) which: string,
    @Body({ schema: webhookDraft }) draft: WebhookDraft,
  ) {
    return this.webhooks.change(org, by, which, draft);
  }

  @Delete(':id')
  @Answers(removed)
  remove(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.webhooks.remove(org, by, which);
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @Answers(webhookWithSecret)
  rotate(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.webhooks.rotate(org, by, which);
  }

  @Post(':id/enable')
  @HttpCode(200)
  @Answers(webhook)
  enable(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.webhooks.enable(org, by, which, true);
  }

  @Post(':id/disable')
  @HttpCode(200)
  @Answers(webhook)
  disable(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.webhooks.enable(org, by, which, false);
  }

  @Post(':id/test')
  @HttpCode(200)
  @Answers(removed)
  test(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) which: string) {
    return this.webhooks.test(org, by, which);
  }

  @Get(':id/deliveries')
  @Answers(webhookDeliveryPage)
  deliveries(
    @Org() org: OrganizationId,
    @Param('id', { schema: id }) which: string,
    @Query({ schema: webhookDeliveryQuery }) query: WebhookDeliveryQuery,
  ) {
    return this.webhooks.deliveries(org, which, query);
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(200)
  @Answers(removed)
  replay(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) which: string,
    @Param('deliveryId', { schema: id }) deliveryId: string,
  ) {
    return this.webhooks.replay(org, by, which, deliveryId);
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  id,
  removed,
  webhook,
  webhookChange,
  webhookDeliveryPage,
  webhookDeliveryQuery,
  webhookDraft,
  webhooks,
  webhookWithSecret,
  type WebhookChange,
  type WebhookDeliveryQuery,
  type WebhookDraft,
} from '@zikaron/contract';
import { Id, Operation } from '../platform/http/index.js';
import { AskAgain, By, May, Org, WithoutPlan, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('Webhooks')
@Controller('webhooks')
@May('webhooks:write')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Operation('listWebhooks', "The organization's webhooks", webhooks)
  list(@Org() org: OrganizationId) {
    return this.webhooks.list(org);
  }

  @Post()
  @Operation('createWebhook', 'Register a webhook; its signing secret is in this answer', webhookWithSecret, 201)
  @AskAgain()
  add(@Org() org: OrganizationId, @By() by: Actor, @Body({ schema: webhookDraft }) draft: WebhookDraft) {
    return this.webhooks.add(org, by, draft);
  }

  @Put(':id')
  @Operation('updateWebhook', 'Change a webhook', webhook)
  @AskAgain()
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Body({ schema: webhookChange }) change: WebhookChange,
  ) {
    return this.webhooks.change(org, by, which, change);
  }

  @Delete(':id')
  @Operation('deleteWebhook', 'Remove a webhook', removed)
  @WithoutPlan()
  @AskAgain()
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.webhooks.remove(org, by, which);
  }

  @Post(':id/rotate')
  @Operation('rotateWebhookSecret', 'Give a webhook a new signing secret', webhookWithSecret)
  @AskAgain()
  rotate(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.webhooks.rotate(org, by, which);
  }

  @Post(':id/enable')
  @Operation('enableWebhook', 'Post to a webhook again', webhook)
  @AskAgain()
  enable(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.webhooks.enable(org, by, which, true);
  }

  @Post(':id/disable')
  @Operation('disableWebhook', 'Stop posting to a webhook', webhook)
  disable(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.webhooks.enable(org, by, which, false);
  }

  @Post(':id/test')
  @Operation('testWebhook', 'Post a test event to a webhook', removed)
  test(@Org() org: OrganizationId, @By() by: Actor, @Id() which: string) {
    return this.webhooks.test(org, by, which);
  }

  @Get(':id/deliveries')
  @Operation('listWebhookDeliveries', 'What was posted to a webhook and what it answered', webhookDeliveryPage)
  deliveries(
    @Org() org: OrganizationId,
    @Id() which: string,
    @Query({ schema: webhookDeliveryQuery }) query: WebhookDeliveryQuery,
  ) {
    return this.webhooks.deliveries(org, which, query);
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @Operation('replayWebhookDelivery', 'Post a delivery once more', removed)
  replay(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() which: string,
    @Param('deliveryId', { schema: id }) deliveryId: string,
  ) {
    return this.webhooks.replay(org, by, which, deliveryId);
  }
}

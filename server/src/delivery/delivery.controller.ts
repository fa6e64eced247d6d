import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { deliveryReports, mailNewsTaken, mailProvider, type MailProviderName } from '@zikaron/contract';
import type { Request } from 'express';
import { Id, Operation } from '../platform/http/index.js';
import { networkOf } from '../platform/rate-limits/index.js';
import { May, Org, Public, type OrganizationId } from '../platform/tenancy/index.js';
import { DeliveryReports } from './delivery-reports.service.js';
import { MailWebhooks } from './mail-webhooks.service.js';

@ApiTags('Emails')
@Controller()
export class DeliveryController {
  constructor(
    private readonly reports: DeliveryReports,
    private readonly webhooks: MailWebhooks,
  ) {}

  @Get('emails/:id/delivery-reports')
  @Operation('listDeliveryReports', 'What mail services reported about a message', deliveryReports)
  @May('emails:read')
  of(@Org() org: OrganizationId, @Id() message: string) {
    return this.reports.of(org, message);
  }

  /** Guarded by the signature of the mail service. */
  @Post('webhooks/mail/:provider')
  @Operation('receiveMailEvents', "A mail service's news about messages", mailNewsTaken)
  @Public()
  async take(@Param('provider', { schema: mailProvider }) provider: MailProviderName, @Req() request: Request) {
    const posted = { headers: request.headers, body: bytesOf(request), network: networkOf(request.ip ?? '') };
    return { data: await this.webhooks.take(provider, posted) };
  }
}

/** Whoever sends nothing has no body at all. */
const bytesOf = ({ body }: Request): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

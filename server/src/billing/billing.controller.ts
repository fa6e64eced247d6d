import { Body, Controller, Get, Header, Headers, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  boughtPlan,
  checkoutSession,
  completedCheckout,
  demoCheckout,
  nextPage,
  received,
  type BoughtPlan,
  type CheckoutSession,
  type DemoCheckout as DemoChoice,
  type NextPage,
  type Received,
} from '@zikaron/contract';
import type { Request } from 'express';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, Public, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { CardCheckout } from './card-checkout.js';
import { DemoCheckout } from './demo-checkout.js';
import { Webhooks } from './webhooks.service.js';

@ApiTags('Billing')
@Controller()
export class BillingController {
  constructor(
    private readonly demo: DemoCheckout,
    private readonly card: CardCheckout,
    private readonly webhooks: Webhooks,
  ) {}

  @Post('checkout')
  @Operation('checkOut', "Activate a plan by the demonstration's card path", boughtPlan)
  @May('billing:write')
  buy(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: demoCheckout }) chosen: DemoChoice,
  ): Promise<BoughtPlan> {
    return this.demo.buy(org, by, chosen);
  }

  @Post('billing/create-checkout-session')
  @Operation('createCheckoutSession', "Open the payment provider's page for a plan", nextPage)
  @May('billing:write')
  open(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: checkoutSession }) asked: CheckoutSession,
  ): Promise<NextPage> {
    return this.card.open(org, by, asked);
  }

  /** The browser comes here from Stripe's payment page, with its cookie. */
  @Get('billing/complete')
  @Operation('completeCheckout', 'Come back from the payment page: the plan becomes active', boughtPlan)
  @May('billing:write')
  @Header('Cache-Control', 'no-store')
  complete(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Query({ schema: completedCheckout }) { sid }: { sid: string },
  ): Promise<BoughtPlan> {
    return this.card.complete(org, by, sid);
  }

  @Get('billing/portal')
  @Operation('getBillingPortal', 'The address where invoices and cards are managed', nextPage)
  @May('billing:write')
  @Header('Cache-Control', 'no-store')
  portal(@Org() org: OrganizationId): Promise<NextPage> {
    return this.card.portal(org);
  }

  /** Stripe itself calls. The body is read as it came: its signature is over the bytes. */
  @Post('billing/webhook')
  @Operation('receiveStripeEvent', 'A signed event of the payment provider', received)
  @Public()
  async webhook(
    @Req() { body }: Request<unknown, unknown, unknown>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<Received> {
    await this.webhooks.receive(body, signature);
    return { received: true };
  }
}

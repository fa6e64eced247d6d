import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { CONFIG } from '../platform/config/index.js';
import { BillingAccounts } from './billing-accounts.js';
import { BillingController } from './billing.controller.js';
import { CardCheckout } from './card-checkout.js';
import { CheckoutTurns } from './checkout-turns.js';
import { DemoCheckout } from './demo-checkout.js';
import { Overage } from './overage.js';
import { PricesAtStart } from './prices-at-start.js';
import { openStripe, STRIPE } from './stripe-client.js';
import { Subscriptions } from './subscriptions.service.js';
import { Webhooks } from './webhooks.service.js';

/** Money. It writes into organizations what was bought; all others ask organizations. */
@Module({
  imports: [OrganizationsModule, NotificationsModule],
  controllers: [BillingController],
  providers: [
    BillingAccounts,
    CardCheckout,
    CheckoutTurns,
    DemoCheckout,
    Overage,
    PricesAtStart,
    Subscriptions,
    Webhooks,
    { provide: STRIPE, inject: [CONFIG], useFactory: openStripe },
  ],
  exports: [Overage, Subscriptions, Webhooks],
})
export class BillingModule {}

export { BillingModule } from './billing.module.js';
export { setUpStripe } from './stripe-setup.js';
export { openStripe } from './stripe-client.js';
export { Overage } from './overage.js';
export { Subscriptions } from './subscriptions.service.js';
export { Webhooks } from './webhooks.service.js';

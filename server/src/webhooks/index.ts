export { Deliveries } from './deliveries.js';
export { WebhooksModule } from './webhooks.module.js';

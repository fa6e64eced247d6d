export { BounceMailbox, mailsIn } from './bounces/bounce-mailbox.js';
export { DeliveryModule } from './delivery.module.js';
export { WebhookTokens } from './providers/webhook-tokens.js';

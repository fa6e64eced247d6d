export { BounceMailbox } from './bounces/bounce-mailbox.js';
export { DeliveryModule } from './delivery.module.js';
export { DeliveryUpkeep } from './delivery-upkeep.js';

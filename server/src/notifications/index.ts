export { inWords, readIn } from './in-words.js';
export { NotificationRow } from './notification.entity.js';
export { NotificationsModule } from './notifications.module.js';
export { NotificationsService, plainCause, type Cause } from './notifications.service.js';

import { NotificationRow } from '../notifications/index.js';

/** Every table that TypeORM knows; `npm run check` compares them with the migrated database. */
export const entities = [NotificationRow];

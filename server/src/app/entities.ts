import { WebSessionRow } from '../auth/index.js';
import { NotificationRow } from '../notifications/index.js';
import { MembershipRow, OrganizationRow, UserRow } from '../organizations/index.js';

/** Every table that TypeORM knows; `npm run check` compares them with the migrated database. */
export const entities = [OrganizationRow, UserRow, MembershipRow, WebSessionRow, NotificationRow];

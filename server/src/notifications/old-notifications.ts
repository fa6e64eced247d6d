import { retentionRule } from '../platform/house-work/index.js';

const KEPT_YEARS = 2;

/**
 * A notification goes two years after it was told last. The newest of a cause that names nobody and no day stays, since what
 * is told once is not told again.
 */
export const OLD_NOTIFICATIONS = retentionRule(
  'organizations',
  'old notifications',
  `
DELETE FROM notification n USING (
  SELECT organization_id, id FROM notification old
   WHERE old.organization_id = ANY ($1::uuid[]) AND old.created_at < $2::timestamptz - interval '${KEPT_YEARS} years'
     AND (strpos(old.cause, ':') > 0 OR EXISTS (
           SELECT FROM notification newer WHERE newer.organization_id = old.organization_id AND newer.cause = old.cause
              AND (newer.created_at, newer.id) > (old.created_at, old.id)))
   LIMIT $3 FOR UPDATE SKIP LOCKED) gone
 WHERE n.organization_id = gone.organization_id AND n.id = gone.id`,
);

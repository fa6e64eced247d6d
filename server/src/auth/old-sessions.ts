import { retentionRule } from '../platform/house-work/index.js';

/** Longer than any session lasts, and long enough to know a place again where somebody signs in once a year. */
const KEPT_DAYS = 400;

/** Where and when somebody signed in is forgotten some time after that session began, or was ended. */
export const OLD_SESSIONS = retentionRule(
  'house',
  'old sessions',
  `
DELETE FROM web_session WHERE id IN (
  SELECT id FROM web_session
   WHERE created_at < $1::timestamptz - interval '${KEPT_DAYS} days'
     AND coalesce(revoked_at, created_at) < $1::timestamptz - interval '${KEPT_DAYS} days'
   LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);

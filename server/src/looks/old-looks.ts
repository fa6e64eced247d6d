import { retentionRule } from '../platform/house-work/index.js';

/** What was looked at is told for a year; that there was a look stays in the history. */
export const OLD_LOOKS = retentionRule(
  'organizations',
  'old looks',
  `
DELETE FROM look WHERE (organization_id, id) IN (
  SELECT organization_id, id FROM look
   WHERE organization_id = ANY ($1::uuid[]) AND ended_at < $2::timestamptz - interval '1 year'
   LIMIT $3 FOR UPDATE SKIP LOCKED)`,
);

import { retentionRule } from '../platform/house-work/index.js';

/**
 * The text of a letter is kept as many years as its congregation says, counted from when it left or was given up. After that
 * stays what proves that somebody was told: to whom, about whom, when, under which subject, and what came of it.
 */
export const OLD_LETTERS = retentionRule(
  'organizations',
  'old letters',
  `
UPDATE email_message m
   SET html = NULL, text = NULL, headers = '{}', text_removed_at = $2::timestamptz
  FROM (SELECT old.organization_id, old.id
          FROM organization
         CROSS JOIN LATERAL (SELECT $2::timestamptz - make_interval(years => organization.letter_text_years) AS since) kept
          JOIN email_message old ON old.organization_id = organization.id AND old.html IS NOT NULL AND old.created_at < kept.since
           AND coalesce(old.sent_at, old.updated_at) < kept.since AND old.state IN ('sent', 'failed', 'cancelled')
         WHERE organization.id = ANY ($1::uuid[])
         LIMIT $3 FOR NO KEY UPDATE OF old SKIP LOCKED) found
 WHERE m.organization_id = found.organization_id AND m.id = found.id`,
);

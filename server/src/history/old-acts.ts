import { retentionRule } from '../platform/house-work/index.js';

/**
 * What an act changed is kept as many years as its congregation says. Who did what to which record, and when, always stays,
 * and so does the seal: the check knows the act by the digest of what it said. The settings that were in force, and on what
 * basis a name is kept, are no family's affairs and stay whole.
 */
export const OLD_ACTS = retentionRule(
  'organizations',
  'old acts',
  `
UPDATE audit_log a SET before = NULL, after = NULL
  FROM (SELECT old.id
          FROM organization
          JOIN audit_log old ON old.organization_id = organization.id AND (old.before IS NOT NULL OR old.after IS NOT NULL)
           AND old.at < $2::timestamptz - make_interval(years => organization.history_years)
           AND old.sealed_as IS NOT NULL AND old.resource <> 'organization' AND old.action <> 'keep'
         WHERE organization.id = ANY ($1::uuid[]) AND organization.history_years IS NOT NULL
         LIMIT $3 FOR NO KEY UPDATE OF old SKIP LOCKED) found
 WHERE a.id = found.id`,
);

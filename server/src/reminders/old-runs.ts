import { retentionRule } from '../platform/house-work/index.js';

const KEPT_YEARS = 2;

const OLD = `run.organization_id = ANY ($1::uuid[]) AND run.outcomes_removed_at IS NULL
     AND run.created_at < $2::timestamptz - interval '${KEPT_YEARS} years'`;

const FORGET_RUNS = `
DELETE FROM reminder_run gone USING (
  SELECT organization_id, id FROM reminder_run run
   WHERE ${OLD} AND run.queued = 0
     AND NOT EXISTS (SELECT FROM email_job job WHERE job.organization_id = run.organization_id AND job.last_run_id = run.id)
   LIMIT $3 FOR UPDATE SKIP LOCKED) old
 WHERE gone.organization_id = old.organization_id AND gone.id = old.id`;

const FORGET_OUTCOMES = `
WITH old AS (
  SELECT organization_id, id FROM reminder_run run WHERE ${OLD} LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
), outcomes AS (
  DELETE FROM run_outcome told USING old WHERE told.organization_id = old.organization_id AND told.run_id = old.id
)
UPDATE reminder_run stays SET outcomes_removed_at = $2::timestamptz FROM old
 WHERE stays.organization_id = old.organization_id AND stays.id = old.id`;

/**
 * Two years after a run, what it decided about each observer goes, and the run itself if it wrote no letter. The counts of a
 * run that wrote letters stay, as the letters do; so does the last run of a job.
 */
export const OLD_RUNS = [
  retentionRule('organizations', 'old runs without letters', FORGET_RUNS),
  retentionRule('organizations', 'old outcomes', FORGET_OUTCOMES),
];

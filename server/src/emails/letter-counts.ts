import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Letters that one statement adds to the sums. */
const BATCH = 5000;

/**
 * Goes as a common table expression beside the one that writes a state (`changed`, returning whole rows), so that a
 * letter that becomes `sent` is counted in the same statement or not at all.
 */
export const LEAVE_UNCOUNTED = `
  INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues)
  SELECT organization_id, sent_at, template_id, jsonb_array_length(merge_fields_used), merge_field_issues
    FROM changed WHERE state = 'sent'`;

/** Likewise beside the one that gives letters up (`failed`) because they cannot be written: their issues alone count. */
export const leaveUnwritable = (changed: string): string => `
  INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues, was_sent)
  SELECT organization_id, updated_at, template_id, 0, merge_field_issues, false
    FROM ${changed} WHERE state = 'failed' AND merge_field_issues <> '[]'`;

/** Adds letters, and what unwritten ones lacked, to the sums that the dashboard reads. Any number may count at once; each letter is taken once. */
@Injectable()
export class LetterCounts {
  private readonly log = new Logger('LetterCounts');

  constructor(private readonly db: DataSource) {}

  /** After a batch. What fails here is counted by the sweep: the letters themselves are recorded. */
  async count(org: OrganizationId): Promise<void> {
    await this.countAll(org).catch((error: unknown) => this.log.warn(`Not counted yet: ${String(error)}`));
  }

  /** Counts what nobody has counted yet, of one organization or of all. @returns how many letters */
  async countAll(org: OrganizationId | null = null): Promise<number> {
    for (let counted = 0; ;) {
      const [{ taken }] = await this.db.query<[{ taken: number }]>(COUNT, [org, BATCH]);
      counted += taken;
      if (taken < BATCH) return counted;
    }
  }
}

// The keys are taken in order, so that two who count at once cannot wait for each other in a circle.
const COUNT = `
WITH chosen AS (
  SELECT id FROM uncounted_letter WHERE $1::uuid IS NULL OR organization_id = $1
   ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
), taken AS (
  DELETE FROM uncounted_letter letter USING chosen WHERE letter.id = chosen.id
  RETURNING letter.organization_id, date_trunc('hour', letter.sent_at, 'UTC') AS hour, letter.template_id,
            letter.fields_used, letter.issues, letter.was_sent
), letters AS (
  INSERT INTO letter_summary AS known (organization_id, hour, template_id, letters, success_sum)
  SELECT organization_id, hour, template_id, count(*),
         sum(CASE WHEN fields_used = 0 THEN 100
                  ELSE round(100.0 * greatest(fields_used - jsonb_array_length(issues), 0) / fields_used) END)
    FROM taken WHERE was_sent GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (organization_id, hour, template_id)
  DO UPDATE SET letters = known.letters + excluded.letters, success_sum = known.success_sum + excluded.success_sum
), fields AS (
  INSERT INTO merge_field_summary AS known (organization_id, hour, template_id, field, type, severity, issues)
  SELECT organization_id, hour, template_id, issue.field, issue.type, issue.severity, count(*)
    FROM taken, jsonb_to_recordset(issues) AS issue (field text, type text, severity text)
   GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (organization_id, hour, template_id, field, type, severity)
  DO UPDATE SET issues = known.issues + excluded.issues
)
SELECT count(*) AS taken FROM taken`;

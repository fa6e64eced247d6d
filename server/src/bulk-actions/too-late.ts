import type { TooLate } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { LOOKED_AT } from '../imports/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Of these actions those that cannot be undone any more, each with why. What was changed record by record always can. */
export async function tooLate(
  db: DataSource,
  org: OrganizationId,
  actions: readonly { id: string }[],
): Promise<Map<string, TooLate>> {
  const rows: { id: string; why: TooLate }[] = await db.query(TOO_LATE, [org, actions.map(({ id }) => id), LOOKED_AT]);
  return new Map(rows.map(({ id, why }) => [id, why]));
}

/** What undoing would refuse, or find nothing to give back: as `ManyRows.restore`, `MergesService.undo` and `ManyLetters.restore` do. */
const TOO_LATE = `
WITH asked AS (
  SELECT a.id, a.subject, a.act, r.record_id, r.before, r.after FROM bulk_action a
    JOIN bulk_action_record r ON r.organization_id = a.organization_id AND r.bulk_action_id = a.id
   WHERE a.organization_id = $1 AND a.id = ANY ($2::uuid[]) AND a.undone_at IS NULL
     AND (a.subject IN ('import-rows', 'emails') OR a.act = 'merge')
), pair AS (
  SELECT id, (before->>'stays')::uuid AS stays, (before->>'goes')::uuid AS goes FROM asked WHERE act = 'merge'
)
SELECT asked.id, CASE WHEN i.id IS NULL THEN 'list_gone' ELSE 'imported' END AS why
  FROM asked LEFT JOIN import i ON i.organization_id = $1 AND i.id = asked.record_id
 WHERE asked.subject = 'import-rows' AND (i.state = ANY ($3::text[])) IS NOT TRUE
UNION ALL
SELECT id, 'record_gone' FROM pair
 WHERE 1 <> (SELECT count(*) FROM (SELECT id FROM contact WHERE organization_id = $1 AND id IN (pair.stays, pair.goes)
                                   UNION ALL
                                   SELECT id FROM yahrzeit WHERE organization_id = $1 AND id IN (pair.stays, pair.goes)) there)
UNION ALL
SELECT asked.id, 'letters_moved'
  FROM asked LEFT JOIN email_message m
    ON m.organization_id = $1 AND m.id = asked.record_id AND m.attempt_log -> -1 = asked.after
   AND NOT EXISTS (SELECT FROM reminder WHERE organization_id = $1 AND message_id = m.id AND state = 'let_go')
 WHERE asked.subject = 'emails' GROUP BY asked.id HAVING count(m.id) = 0`;

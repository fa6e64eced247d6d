import type { HeldLetter } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

export type HeldAhead = Omit<HeldLetter, 'daysLeft'> & { readonly org: OrganizationId; readonly holdId: string };

/** Which organizations, and on which civil days their families' observances fall, both included. */
interface Where {
  readonly orgs: readonly OrganizationId[];
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Families whose letter is held and whom nobody has told yet, the nearest day first. */
export const heldAhead = (db: DataSource, { orgs, from, to }: Where): Promise<HeldAhead[]> =>
  db.query(HELD_AHEAD, [orgs, from, to]);

const HELD_AHEAD = `
SELECT reach.organization_id AS org, reach.observance_id || ':' || reach.occurrence_date AS id,
       reach.observance_id AS "observanceId", reach.occurrence_date AS date, hold.held_by AS "heldBy", hold.id AS "holdId",
       jsonb_build_object('id', reach.yahrzeit_id, 'name', reach.yahrzeit_name) AS yahrzeit,
       jsonb_build_object('id', reach.contact_id, 'name', reach.contact_name, 'email', reach.email, 'phone', reach.phone,
                          'language', coalesce(reach.contact_language, organization.language)) AS contact
  FROM (SELECT DISTINCT organization_id FROM hold WHERE organization_id = ANY ($1::uuid[]) AND lifted_at IS NULL) holding
  JOIN organization ON organization.id = holding.organization_id
  JOIN reach ON reach.organization_id = holding.organization_id AND reach.occurrence_date BETWEEN $2 AND $3
   AND reach.state = 'open' AND reach.step = 1 AND reach.common_gap = 'held'
 CROSS JOIN LATERAL (
   SELECT id, held_by FROM hold
    WHERE hold.organization_id = reach.organization_id AND hold.lifted_at IS NULL
      AND hold.about_id IN (reach.observance_id, reach.yahrzeit_id, reach.contact_id)
    ORDER BY held_at LIMIT 1) hold
 ORDER BY reach.occurrence_date, reach.contact_name, reach.observance_id`;

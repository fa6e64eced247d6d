import type { EntityManager } from 'typeorm';
import type { Merge } from '../../contacts/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';

/**
 * What was printed for a contact that goes was printed for the one that stays. Where both observed one yahrzeit, it counts
 * for the observance that stays; where both were written to about one occurrence, the second letter is one printed again.
 */
export async function mergePrinted(org: OrganizationId, { stays, goes }: Merge, within: EntityManager): Promise<void> {
  await within.query(
    `UPDATE printed_letter l
        SET contact_id = $2, observance_id = coalesce(kept.id, l.observance_id),
            again = l.again OR EXISTS (SELECT FROM printed_letter own WHERE own.organization_id = $1
              AND own.observance_id = kept.id AND own.occurrence_date = l.occurrence_date)
       FROM printed_letter gone
       LEFT JOIN observance kept ON kept.organization_id = $1 AND kept.contact_id = $2 AND kept.yahrzeit_id = gone.yahrzeit_id
      WHERE gone.organization_id = $1 AND gone.contact_id = $3 AND l.organization_id = $1 AND l.id = gone.id`,
    [org, stays, goes],
  );
}

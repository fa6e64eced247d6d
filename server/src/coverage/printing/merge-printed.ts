import type { EntityManager } from 'typeorm';
import { JOINED, type Merge } from '../../contacts/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';

/**
 * What was printed for the one that goes was printed for the one that stays. Where two observances became one it counts for
 * the one that stays; where both were written to about one occurrence, the second letter is one printed again.
 */
export async function mergePrinted(
  org: OrganizationId,
  { of, stays, goes }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(
    `UPDATE printed_letter l
        SET ${of} = $2, observance_id = coalesce(kept.id, l.observance_id),
            again = l.again OR EXISTS (SELECT FROM printed_letter own WHERE own.organization_id = $1
              AND own.observance_id = kept.id AND own.occurrence_date = l.occurrence_date AND own.${of} = $2)
       FROM printed_letter gone
       LEFT JOIN observance kept ON kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = gone.${JOINED[of]}
      WHERE gone.organization_id = $1 AND gone.${of} = $3 AND l.organization_id = $1 AND l.id = gone.id`,
    [org, stays, goes],
  );
}

import type { ContactRow } from '../contacts/index.js';
import { containing, kysely, type Within } from '../platform/database/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { needlesOf } from './redact.js';
import { sql } from 'kysely';

/** Everything by which a person can be known. */
export interface Traces {
  /** In lower case. */
  readonly addresses: readonly string[];
  readonly needles: readonly string[];
}

/** Fields of a contact, of its trail and of what it wrote that say who somebody is. */
const REMAINS = ['name', 'hebrewName', 'email', 'phone', 'address', 'notes', 'relationshipDetail', 'text'] as const;
type Known = Partial<Record<(typeof REMAINS)[number], string | null>>;

/** What the person was ever called here, and every address they had: also before a correction or a merge. */
export async function tracesOf(
  within: Within,
  org: OrganizationId,
  contact: Known & Pick<ContactRow, 'id'>,
): Promise<Traces> {
  const { rows } = await sql<{ state: Known }>`
    SELECT state FROM audit_log, LATERAL (VALUES (before), (after), (before -> 'merged'), (after -> 'merged')) AS states (state)
     WHERE organization_id = ${org} AND resource = 'contact' AND resource_id = ${contact.id}
       AND jsonb_typeof(state) = 'object'`.execute(kysely(within));
  const all: Known[] = [contact, ...rows.map(({ state }) => state)];
  const addresses = needlesOf(all.map(({ email }) => email));
  return { addresses, needles: needlesOf(all.flatMap((state) => REMAINS.map((field) => state[field]))) };
}

/** A pattern for LIKE of what stands in the text of a jsonb value. */
export const containingInJson = (needle: string): string => containing(JSON.stringify(needle).slice(1, -1));

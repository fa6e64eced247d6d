import type { ConfirmedName } from '@zikaron/contract';
import { calledAs, partsOfName, type CalledAs, type NameParts } from '../hebrew-names/index.js';

interface CalledBy {
  readonly called: string;
  readonly parts: NameParts;
}

/**
 * A Hebrew name as it is called up: by the parts that somebody confirmed, else by those that were typed. `gender` is what the family's
 * words tell, where the name itself tells nothing. `null` of whoever has no Hebrew name.
 */
export function calledBy(
  typed: string | null,
  confirmed: ConfirmedName | null,
  how: CalledAs,
  gender: NameParts['gender'] = null,
): CalledBy | null {
  if (confirmed) {
    // Confirmed parts without a name that was typed have nothing to be called by as typed: then by both parents.
    const by = how === 'typed' && !typed ? 'both' : how;
    return { called: calledAs(confirmed, by, typed ?? ''), parts: confirmed };
  }
  if (!typed) return null;
  const read = partsOfName(typed);
  const parts = { ...read, gender: read.gender ?? gender };
  return { called: calledAs(parts, how, typed), parts };
}

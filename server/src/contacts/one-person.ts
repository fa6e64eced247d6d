import { keysOf, pick } from '@zikaron/contract';
import type { ContactRow } from './contact.entity.js';

const TYPED = [
  ...(['name', 'firstName', 'lastName', 'salutation', 'hebrewName', 'email', 'phone', 'address', 'language'] as const),
  ...(['deceased', 'memberUntil', 'staysOn', 'publiclyNamed', 'calledName', 'notes'] as const),
] as const;

/** What a person typed about a contact. */
type Typed = Pick<ContactRow, (typeof TYPED)[number]>;

export const typedOf = (row: ContactRow): Typed => pick(row, TYPED);

const LABELS = { email: 'Other address', phone: 'Other phone', address: 'Other postal address' } as const;

/**
 * What two contacts that are one person say together: the first one's words, and the second one's where it has none. What
 * both say differently about how to reach the person is kept in the notes, so that nothing that somebody typed is lost.
 */
export function onePerson(stays: Typed, goes: Typed): Typed {
  const others = keysOf(LABELS).flatMap((field) => {
    const [own, other] = [stays[field], goes[field]];
    return own && other && own.toLowerCase() !== other.toLowerCase() ? `${LABELS[field]}: ${other}` : [];
  });
  const notes = [stays.notes, goes.notes === stays.notes ? null : goes.notes, ...others].filter(Boolean).join('\n');
  return {
    name: stays.name,
    firstName: stays.firstName ?? goes.firstName,
    lastName: stays.lastName ?? goes.lastName,
    salutation: stays.salutation ?? goes.salutation,
    hebrewName: stays.hebrewName ?? goes.hebrewName,
    email: stays.email ?? goes.email,
    phone: stays.phone ?? goes.phone,
    address: stays.address ?? goes.address,
    language: stays.language ?? goes.language,
    deceased: stays.deceased || goes.deceased,
    // Whoever is still a member on one of the two records is one; what was allowed of one of them was allowed.
    memberUntil: stays.memberUntil && goes.memberUntil && laterOf(stays.memberUntil, goes.memberUntil),
    staysOn: stays.staysOn || goes.staysOn,
    publiclyNamed: stays.publiclyNamed || goes.publiclyNamed,
    calledName: stays.calledName ?? goes.calledName,
    notes: notes || null,
  };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

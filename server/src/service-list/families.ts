import type { PublicNames, ReadingPolicy, ServiceName } from '@zikaron/contract';
import { calledBy } from './called-by.js';
import type { DueObserver } from './names-to-read.js';
import type { Language } from './service-list-words.js';

/** Whose families a list names: all; of those who allowed it in public; or none. */
export type Families = 'all' | 'allowed' | 'none';

/** Those whom a public address names. */
export const familiesOn = (names: PublicNames): 'allowed' | 'none' => (names === 'families' ? 'allowed' : 'none');

/** One of the family, as a list names them. */
export type NamedObserver = ServiceName['observers'][number] & { readonly gender?: 'f' | 'm' | null };

/** The families that a list names, each by the name that its language reads: in Hebrew the one by which they are called up. */
export function familiesOf(
  observers: readonly DueObserver[],
  families: Families,
  policy: Pick<ReadingPolicy, 'calledAs'> | null,
  language: Language,
): NamedObserver[] {
  if (families === 'none') return [];
  const how = policy?.calledAs ?? 'typed';
  return observers
    .filter(({ publiclyNamed }) => families === 'all' || publiclyNamed)
    .map(({ calledName, hebrewName: typed, name, contactId, relationship, relationshipDetail, answer }) => {
      const asTyped = how === 'typed' && !calledName;
      const hebrewName = asTyped ? typed : (calledBy(typed, calledName, how)?.called ?? null);
      return {
        contactId,
        name: language === 'he' ? (hebrewName ?? name) : name,
        hebrewName,
        gender: calledName?.gender ?? null,
        relationship,
        relationshipDetail,
        answer,
      };
    });
}

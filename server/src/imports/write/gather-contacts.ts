import { randomUUID } from 'node:crypto';
import type { KnownContact } from '../decide/known-people.js';
import { observerKey } from '../decide/placing.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver } from '../understand/understand-row.js';

export interface NewContact extends Pick<
  UnderstoodObserver,
  'name' | 'hebrewName' | 'email' | 'phone' | 'address' | 'notes'
> {
  readonly id: string;
}

export interface Gathered {
  readonly added: NewContact[];
  /** The contact of an observer, by `observerKey`. */
  readonly idOf: ReadonlyMap<string, string>;
}

/** Finds the contact of every observer who has an address, or makes one: an address identifies a person. */
export function gatherByAddress(
  observers: readonly UnderstoodObserver[],
  known: ReadonlyMap<string, string>,
): Gathered {
  const idOf = new Map(known);
  const added: NewContact[] = [];
  for (const observer of observers) {
    const key = observerKey(observer);
    if (observer.contact) idOf.set(key, observer.contact.id);
    if (idOf.has(key)) continue;
    const contact = contactOf(observer);
    added.push(contact);
    idOf.set(key, contact.id);
  }
  return { added, idOf };
}

/**
 * Finds the contact of every observer without an address, or makes one: the contact of that name when there is exactly one,
 * in the records or in the file. To be asked when all who have an address are there.
 */
export function gatherByName(observers: readonly UnderstoodObserver[], known: readonly KnownContact[]): Gathered {
  const idOf = new Map<string, string>();
  const added: NewContact[] = [];
  const byName = new Map<string, string[]>();
  const name = (key: string, id: string) => byName.set(key, [...(byName.get(key) ?? []), id]);
  for (const contact of known) {
    name(contact.nameKey, contact.id);
    if (contact.unaddressed) idOf.set(observerKey({ name: contact.name, email: null }), contact.id);
  }

  const add = (observer: UnderstoodObserver): string => {
    const contact = contactOf(observer);
    added.push(contact);
    name(personKey(observer.name), contact.id);
    return contact.id;
  };
  for (const observer of observers) {
    const key = observerKey(observer);
    if (observer.contact) {
      idOf.set(key, observer.contact.id);
      continue;
    }
    const [first, ...others] = byName.get(personKey(observer.name)) ?? [];
    const only = others.length === 0 ? first : undefined;
    idOf.set(key, idOf.get(key) ?? only ?? add(observer));
  }
  return { added, idOf };
}

const contactOf = ({ name, hebrewName, email, phone, address, notes }: UnderstoodObserver): NewContact => ({
  id: randomUUID(),
  name,
  hebrewName,
  email,
  phone,
  address,
  notes,
});

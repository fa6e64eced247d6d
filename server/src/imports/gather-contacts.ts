import { randomUUID } from 'node:crypto';
import { observerKey } from './find-repeats.js';
import { personKey } from './names.js';
import type { UnderstoodObserver } from './understand-row.js';

export interface KnownContact {
  readonly id: string;
  readonly email: string | null;
  readonly nameKey: string;
}

export interface NewContact extends Pick<UnderstoodObserver, 'name' | 'email' | 'phone' | 'address'> {
  readonly id: string;
}

export interface Gathered {
  readonly added: NewContact[];
  /** The contact of an observer, by `observerKey`. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Finds the contact of every observer, or makes one. An address identifies a person; an observer without one is taken
 * for the contact of that name when there is exactly one, in the records or in the file.
 */
export function gatherContacts(observers: readonly UnderstoodObserver[], known: readonly KnownContact[]): Gathered {
  const idOf = new Map<string, string>();
  const added: NewContact[] = [];
  const byEmail = new Map(known.filter(({ email }) => email).map(({ email, id }) => [email as string, id]));
  const byName = new Map<string, Set<string>>();
  const named = (name: string, id: string) => byName.set(name, (byName.get(name) ?? new Set()).add(id));
  for (const { nameKey, id } of known) named(nameKey, id);

  const add = (observer: UnderstoodObserver): string => {
    const id = randomUUID();
    added.push({ id, name: observer.name, email: observer.email, phone: observer.phone, address: observer.address });
    named(personKey(observer.name), id);
    return id;
  };
  for (const observer of observers.filter(({ email }) => email)) {
    const key = observerKey(observer);
    idOf.set(key, idOf.get(key) ?? byEmail.get(key) ?? add(observer));
  }
  for (const observer of observers.filter(({ email }) => !email)) {
    const key = observerKey(observer);
    const sameName = byName.get(personKey(observer.name));
    const only = sameName?.size === 1 ? [...sameName][0] : undefined;
    idOf.set(key, idOf.get(key) ?? only ?? add(observer));
  }
  return { added, idOf };
}

import type { Contact, Yahrzeit } from '@zikaron/contract';

/** What can be merged, by its path in the API and in the program. */
export type Kind = 'contacts' | 'yahrzeits';
export type Mergeable = Contact | Yahrzeit;

/** How many others are joined to a record: observances of a contact, observers of a yahrzeit. */
export const joinedTo = (record: Mergeable): number =>
  'observances' in record ? record.observances : record.observerCount;

import type { LetterRecord } from './letter-record.js';

/** Why a planned letter is no longer due as the records stand now, in words for staff; null when it is. */
export function whyNotDue(record: LetterRecord | null): string | null {
  if (!record) return 'The observer was removed.';
  const { yahrzeit, occurrence, contact, observance } = record;
  if (yahrzeit.archivedAt !== null) return 'The yahrzeit was deleted.';
  if (!occurrence) return 'The date of the observance has changed.';
  if (contact.deceased) return 'The observer has died.';
  if (observance.channel !== 'email' && observance.channel !== 'both')
    return 'The observer is no longer reached by email.';
  return null;
}

import type { Gap } from '@zikaron/contract';
import type { LetterRecord } from './letter-record.js';

/** What `reach` says stands in the way of a letter that was planned, in words for staff. */
const IN_THE_WAY: Partial<Record<Gap, string>> = {
  yahrzeit_archived: 'The yahrzeit was deleted.',
  observer_deceased: 'The observer has died.',
  former_member: 'They left the congregation, and letters to former members have ended.',
  held: 'A person holds this letter.',
  not_by_email: 'The observer is no longer reached by email.',
};

/**
 * Why a planned letter is no longer due as the records stand now, in words for staff; null when it is. An address that is
 * lacking or refused is told where the letter is sent, and a name that is lacking where it is written.
 */
export function whyNotDue(record: LetterRecord | null): string | null {
  if (!record) return 'The observer was removed.';
  const { yahrzeit, occurrence, mailGap } = record;
  if (yahrzeit.archivedAt !== null) return IN_THE_WAY.yahrzeit_archived ?? null;
  if (!occurrence) return 'The date of the observance has changed.';
  return mailGap === null ? null : (IN_THE_WAY[mailGap] ?? null);
}

import type { useTranslate } from 'react-admin';

/** What becomes of a reminder. Why none leaves is said in the words of the letter that was left out, where coverage has none of its own. */
export const outcomeWords = (t: ReturnType<typeof useTranslate>, outcome: string): string =>
  t(`coverage.outcomes.${outcome}`, { _: t(`skipReasons.${outcome}`, { _: outcome }) });

/**
 * Why a family is not reached: one vocabulary for coverage, runs, comparisons and the family's own page, in the one order in
 * which it is told. The view `reach` of the database says the same; a property test holds the two together.
 */
export const GAPS = [
  'yahrzeit_archived',
  'observer_deceased',
  'not_by_email',
  'no_address',
  'bounced',
  'complained',
  'unsubscribed',
  'missing:contact.name',
  'missing:yahrzeit.name',
  'already_written',
  'no_postal_address',
  'already_printed',
  'channel_none',
  'no_phone',
] as const;
export type Gap = (typeof GAPS)[number];

/** Why a promise whose day has passed was not kept, beside what stood in its way. */
export const MISSES = ['too_late', 'over_limit', 'not_planned', 'not_printed', 'not_called', 'cancelled'] as const;

/** What a reminder comes to: kept or ended, or by which way it will be. */
export const VERDICTS = [
  'written',
  'printed',
  'answered',
  'let_go',
  'missed',
  'email',
  'letter',
  'phone',
  'none',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Why a family is not reached: one vocabulary for coverage, runs, comparisons and the family's own page, in the one order in
 * which it is told. The view `reach` of the database tells them.
 */
export type Gap =
  | 'yahrzeit_archived'
  | 'observer_deceased'
  | 'former_member'
  | 'held'
  | 'not_by_email'
  | 'no_address'
  | 'bounced'
  | 'complained'
  | 'unsubscribed'
  | 'missing:contact.name'
  | 'missing:yahrzeit.name'
  | 'already_written'
  | 'no_postal_address'
  | 'already_printed'
  | 'channel_none'
  | 'no_phone';

/** What the page says of the first list before the program is there (`frame/first-list.ts`); the program says the same. */
export const firstWords = {
  title: 'Yahrzeits',
  intro: '1 person on record. |||| %{n} people on record. The next observances come first.',
  new: 'New yahrzeit',
  bringIn: 'Import a list',
  noObserver: 'No observer',
  week: {
    lead: 'Next 7 days:',
    observances: '1 observance |||| %{smart_count} observances',
    without: '1 without a contact |||| %{smart_count} without a contact',
    letters: 'Next letters: %{when}, 1. |||| Next letters: %{when}, %{smart_count}.',
  },
};
export const yearAhead: string = 'See the next 12 months';
export const howFar = {
  today: 'Today',
  in: 'Tomorrow |||| in %{smart_count} days',
  ago: 'Yesterday |||| %{smart_count} days ago',
};
/** Which yahrzeit it is. */
export const nth = { first: 'first yahrzeit', one: '%{n}st', two: '%{n}nd', few: '%{n}rd', other: '%{n}th' };

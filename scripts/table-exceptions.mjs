// Where a module names a table that no lower one owns. At most ten, each with its reason; one that is no longer needed goes.
export const exceptions = [
  {
    room: 'platform',
    table: 'organization',
    why: 'Work of the house goes over all organizations, and a failure is kept for one that still exists.',
  },
  {
    room: 'organizations',
    table: 'observance',
    why: 'What a plan allows is compared with what there is: a counter kept here would drift from the rows.',
  },
  { room: 'organizations', table: 'email_message', why: 'The same, of the letters of a month.' },
  { room: 'organizations', table: 'template', why: 'The letter that an organization chose must be its own.' },
  {
    room: 'organizations',
    table: 'yahrzeit',
    why: 'Dates of an organization without records are never stale: decided in the statement that changes its customs.',
  },
  {
    room: 'contacts',
    table: 'observance',
    why: 'The list of contacts shows and filters by what each observes, in one statement for a page.',
  },
  { room: 'contacts', table: 'yahrzeit', why: 'The same list names whom they observe.' },
  { room: 'contacts', table: 'suppression', why: 'The same list says whose address is not written to.' },
  {
    room: 'emails',
    table: 'yahrzeit',
    why: 'The list of letters shows and searches by the name that each is about, in one statement for a page.',
  },
  {
    room: 'templates',
    table: 'reminder_run',
    why: 'Saves beyond the newest hundred go, but not the words from which a planned night still writes.',
  },
];

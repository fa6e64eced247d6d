import { howFar } from './first-words';

export const layout = {
  missingPart:
    'This could not be loaded: the connection broke, or a newer version of Zikaron is here. Save what you have typed, then load the page again.',
  notFound: { title: 'There is no such page', text: 'The address may be mistyped, or the page has moved.' },
  notYours: {
    title: 'This page is for others of your congregation',
    text: 'Your role does not open it. An administrator of your congregation can give you another role.',
  },
  brand: 'Zikaron',
  main: 'Main',
  nav: {
    thisWeek: 'This week',
    yahrzeits: 'Yahrzeits',
    contacts: 'Contacts',
    emails: 'Emails',
    templates: 'Templates',
    queues: 'Queues',
  },
  finder: { title: 'Find anyone', yahrzeits: 'Yahrzeits', contacts: 'Contacts', pages: 'Pages' },
  keys: {
    title: 'Keys',
    find: 'Find anyone, and any page',
    save: 'Save what is being written',
    search: 'Search this list',
    add: 'A new one, in this list',
    next: 'The next row',
    previous: 'The row before',
    help: 'These keys',
    single: 'Single keys do something',
  },
  menu: {
    groups: { families: 'Families', letters: 'Letters', congregation: 'Congregation' },
    user: 'User menu',
    organization: 'Congregation',
    account: 'Account',
    serviceList: 'Service list',
    coverage: 'Coverage',
    firstYear: 'The first year',
    holds: 'Held by a person',
    observers: 'Observers',
    rememberers: 'Without a rememberer',
    leapYear: 'Leap-year assistant',
    emailAdministration: 'Email Administration',
    dataQuality: 'Data Quality Dashboard',
    mergeFieldInspector: 'Merge Field Inspector',
    settings: 'Settings',
    operator: 'Operation',
    history: 'Change history',
    apiKeys: 'API keys',
    webhooks: 'Webhooks',
  },
  look: {
    label: 'You are looking in',
    at: 'You are looking at',
    until: 'until',
    rule: 'as a member sees it. Nothing can be changed or taken away.',
    leave: 'Leave',
  },
  trial: {
    left: 'Your free trial: 1 day left. |||| Your free trial: %{smart_count} days left.',
    over: 'Your free trial is over. Choose a plan to go on creating, editing and sending.',
    plans: 'See the plans',
  },
};

export const lists = {
  back: 'Back',
  cancel: 'Cancel',
  any: 'Any',
  error: 'Error loading data',
  errorHow: 'The fault is ours, and nothing is lost by it. Try again in a minute; if it stays, write to us.',
  retry: 'Retry',
  toAccount: 'To the account page',
  range: '%{from}–%{to} of %{count}',
  rangeOfMany: '%{from}–%{to} of %{count} or more',
  found: '%{n} found.',
  foundMany: '%{n} or more found.',
  noResults: 'Nothing fits this search',
  noResultsHint: 'Try fewer letters, or take a filter away.',
  clear: 'Clear',
  actions: 'Actions',
  more: 'More',
  compact: 'Compact',
  view: 'View %{name}',
  edit: 'Edit %{name}',
  words: { view: 'View', viewAll: 'View All', change: 'Change' },
  failed: 'That did not work',
  failedWith: 'That did not work: %{message}',
  delete: 'Delete %{name}',
};

export const dates = {
  ...howFar,
  justNow: 'Just now',
  minutesAgo: '%{smart_count}m ago',
  hoursAgo: '%{smart_count}h ago',
  daysAgo: '%{smart_count}d ago',
};

/** Hebrew months by their number in the calendar, 1 Nisan to 13 Adar II; the twelfth also by the year it is in. */
export const months = {
  1: 'Nisan',
  2: 'Iyar',
  3: 'Sivan',
  4: 'Tamuz',
  5: 'Av',
  6: 'Elul',
  7: 'Tishrei',
  8: 'Cheshvan',
  9: 'Kislev',
  10: 'Tevet',
  11: 'Shevat',
  12: 'Adar, Adar I',
  13: 'Adar II',
  adar: 'Adar',
  adarOne: 'Adar I',
};

export const languages = { en: 'English', he: 'Hebrew', same: 'As the congregation' };

export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed is still here; your password is all that is needed to go on.',
  otherwise: 'Sign in another way, in a new window',
  failed: 'That did not work. Please try again.',
  goOn: 'Go on',
  giveUp: 'Sign out',
};

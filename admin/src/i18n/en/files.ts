/** Files and calendars that leave the house. */
export const files = {
  export: 'Export',
  busy: 'Preparing…',
  failed: 'The file could not be made. %{reason}',
  csv: 'CSV, all columns',
  csvShown: 'CSV, columns as shown',
  csvObservers: 'CSV, a row for each observer',
  xlsx: 'Excel, all columns',
  xlsxShown: 'Excel, columns as shown',
  xlsxObservers: 'Excel, a row for each observer',
};

export const calendars = {
  button: 'Calendar',
  title: 'Calendar of %{name}',
  text: 'Each observance from sundown, with why it is on that day. A file is as it is today; a private link keeps itself up to date.',
  file: 'Download the file (.ics)',
  linkTitle: 'Private links',
  linkText: 'Whoever has such a link can read this calendar, without signing in. Revoke it when it went astray.',
  none: 'There is no link yet.',
  make: 'Make a private link',
  made: 'Private link made',
  makeFailed: 'Failed to make the link',
  address: 'Private address',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser refused to copy. Select the address and copy it.',
  by: 'by %{name}',
  revoke: 'Revoke',
  revoked: 'Link revoked. Calendars that use it go empty.',
  revokeFailed: 'Failed to revoke the link',
  revokeTitle: 'Revoke this link?',
  revokeText: 'Calendars that subscribe to it stop at once. This cannot be undone.',
  organization: 'your congregation',
};

/** Addresses at which a spreadsheet reads the list. */
export const sheet = {
  title: 'The list in your spreadsheet',
  text: 'A private address of the whole list: a row for each observer, with the next dates, the service at which the name is read, and how the family hears of it. It has the columns that can be brought in again, and the id of each record. Whoever has the address can read all of it, without signing in.',
  where: 'In Excel: Data, From Web. In Google Sheets:',
  label: 'For whom or what is it?',
  labelHint: 'So that you know later what stops when you revoke it.',
  make: 'Make a private address',
  made: 'Private address made',
  failed: 'Failed to make the address',
  notOpened: 'not read yet',
  opened: 'read once |||| read %{smart_count} times',
  revoked: 'Address revoked. Spreadsheets that read it get nothing any more.',
  revokeFailed: 'Failed to revoke the address',
  revokeTitle: 'Revoke this address?',
  revokeText: 'Spreadsheets that read it get nothing from now on. This cannot be undone.',
};

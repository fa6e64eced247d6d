/** Files and calendars that leave the house. */
export const files = {
  export: 'Export',
  busy: 'Preparing…',
  failed: 'The file could not be made. %{reason}',
  csv: 'CSV, all columns',
  csvShown: 'CSV, columns as shown',
  xlsx: 'Excel, all columns',
  xlsxShown: 'Excel, columns as shown',
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

/** Where the console of the queues is, without its first slash. */
export const OPERATOR_CONSOLE = 'admin/queues';

/** Paths outside /api: what browsers, mailboxes and watchers open by themselves. */
export const OUTSIDE_API = [
  'health/live',
  'health/ready',
  'status',
  'env.js',
  'metrics',
  'docs/EMAIL_TEMPLATE_MERGE_FIELDS.md',
  'u/:token',
  'p/:token',
  'p/:token/calendar.ics',
  'p/:token/observance',
  'p/:token/letters',
  'p/:token/message',
  'p/:token/calendar',
  'r/:token',
  'w/:token',
  'calendar/:token.ics',
  'list/:file',
  'sheet/:token.csv',
  OPERATOR_CONSOLE,
];

// The house, from the ground up. This array is the drawing in docs/architecture.md and the rule at once: of imports in
// .dependency-cruiser.cjs, of tables in scripts/table-doors.mjs.
const floors = [
  ['calendar', 'merge-fields'],
  ['platform'],
  ['organizations', 'pictures', 'notifications'],
  ['contacts', 'templates'],
  ['sender-domains'],
  ['emails'],
  ['yahrzeits', 'queues', 'auth'],
  [
    'reminders',
    'imports',
    'data-quality',
    'delivery',
    'calendar-links',
    'service-list',
    'customs',
    'history',
    'webhooks',
    'billing',
  ],
  ['coverage', 'alerts', 'operation', 'members'],
  ['scheduling', 'exports', 'preferences', 'privacy', 'activity', 'this-week'],
  ['app'],
];

/** Every table and view, by the module that owns it: only that module and higher ones may name it. */
const tables = {
  platform: ['audit_log', 'house_failure', 'idempotency_key', 'rate_limit', 'removed_job'],
  organizations: ['app_user', 'invitation', 'membership', 'organization'],
  pictures: ['picture'],
  contacts: ['contact'],
  templates: ['template', 'template_version'],
  notifications: ['notification'],
  'sender-domains': ['sender_domain'],
  yahrzeits: [
    'kept_promise',
    'moved_sending',
    'observance',
    'occurrence',
    'reach',
    'reminder',
    'reminder_window',
    'sending_calendar',
    'yahrzeit',
  ],
  emails: [
    'delivery_report',
    'email_message',
    'letter_summary',
    'merge_field_summary',
    'message_companion',
    'relay_outage',
    'suppression',
    'uncounted_letter',
  ],
  billing: ['billing_account', 'included_letters', 'overage_report', 'stripe_event'],
  auth: ['api_key', 'recovery_code', 'web_session'],
  reminders: ['email_job', 'reminder_run', 'run_outcome'],
  imports: ['import', 'import_row'],
  delivery: ['bounce_mail', 'mail_webhook_token'],
  'calendar-links': ['calendar_link'],
  webhooks: ['webhook_delivery', 'webhook_endpoint'],
  coverage: ['print_batch', 'printed_letter'],
  privacy: ['erased_address'],
};

module.exports = { floors, tables };

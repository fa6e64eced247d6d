/** Tables of an organization that its archive leaves out, and why. A spec asks this of every new one. */
export const TABLES_LEFT_OUT: Readonly<Record<string, string>> = {
  api_key: 'Hashes of secrets, which open nothing elsewhere.',
  billing_account: 'What the payment service calls the organization.',
  calendar_link: 'Private addresses of this installation.',
  erased_address: 'Hashes of erased people, which only this installation can compare.',
  house_failure: 'What failed for those who run the installation.',
  idempotency_key: 'Answers to calls, gone after a day.',
  import_row: 'The raw cells of files that the congregation has.',
  included_letters: 'Of the invoice, which the payment service keeps.',
  invitation: 'Signed links, open for some days.',
  kept_promise: 'Hashes of what was kept, which only this installation can compare.',
  letter_summary: 'Sums over letters, which are archived.',
  merge_field_summary: 'Sums over letters, which are archived.',
  moved_sending: 'Computed from the place and the hour of sending.',
  occurrence: 'Computed from records and customs.',
  overage_report: 'Of the invoice, which the payment service keeps.',
  picture: 'Shown by the letters that name them, by their address.',
  removed_job: 'For the queue, gone after a day.',
  run_outcome: 'Why each observer was skipped, night for night: millions of rows that no other program reads.',
  sending_calendar: 'Computed from the place and the hour of sending.',
  uncounted_letter: 'For the sums, gone within a minute.',
  webhook_delivery: 'What was told to a program, gone after some weeks.',
  webhook_endpoint: 'Addresses with secrets, of programs that listen to this installation.',
};

/** Columns of archived tables that are left out, by the reason. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'counts changes, or is computed from other columns': [
    ...['contact.name_search', 'contact.version', 'observance.version', 'organization.version', 'yahrzeit.version'],
    ...['yahrzeit.computed_through', 'yahrzeit.name_search', 'organization.customs_version'],
    ...['organization.dates_version', 'organization.dates_done'],
  ],
  'says how the work goes on, or went on, here': [
    ...['email_job.last_run_id', 'email_message.attempt_log', 'email_message.headers', 'email_message.lease_until'],
    ...[
      'email_message.before_text',
      'email_message.throws',
      'email_message.rank',
      'email_message.merge_fields_used',
      'email_message.merge_field_issues',
    ],
    ...['email_message.resent_at', 'import.progress', 'import.attempts', 'import.failure', 'import.asked_by'],
    ...[
      'import.sha256',
      'import.encoding',
      'import.delimiter',
      'import.header_row',
      'import.sunset_words',
      'reminder_run.planning_ms',
    ],
    ...['reminder_run.template_id', 'sender_domain.found', 'sender_domain.updated_at', 'delivery_report.event_id'],
    ...['membership.digest_at', 'membership.wants_digest', 'observance.import_id'],
    ...['print_batch.from_date', 'print_batch.to_date'],
  ],
  'is secret': ['organization.promise_key', 'sender_domain.sealed_key'],
  'names what the archive tells in words': [
    ...['audit_log.actor_id', 'membership.id', 'membership.user_id', 'organization.id'],
    ...['notification.key', 'notification.values', 'notification.data'],
  ],
  'is between the congregation and this installation': [
    ...['organization.created_at', 'organization.updated_at', 'organization.is_demo', 'organization.trial_ends_at'],
    ...['organization.subscription_status', 'organization.subscription_ends_at', 'organization.emails_per_month'],
    ...['organization.observers_limit', 'organization.delete_at', 'organization.delete_asked_by'],
    ...['organization.deletion_told_at', 'organization.suspended_at', 'organization.second_factor_of_owners'],
  ],
};

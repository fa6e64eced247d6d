/** A table as it goes into the archive. Its columns are named one by one: what is secret is not taken along by mistake. */
export interface ArchivedTable {
  readonly file: string;
  /** The table, called t. */
  readonly from: string;
  /** What orders its rows, unique in the organization; as a parameter it is of this type. */
  readonly key: string;
  readonly keyType: 'uuid' | 'bigint' | 'text';
  /** Columns of t, or expressions with the heading they are written under. */
  readonly columns: readonly (string | { readonly heading: string; readonly of: string })[];
  /** Rows that are read at once, where they are large. */
  readonly atOnce?: number;
}

const byId = (table: string, columns: string): Omit<ArchivedTable, 'file'> => ({
  from: `${table} t`,
  key: 't.id',
  keyType: 'uuid',
  columns: columns.split(/,\s*/),
});

/** All that an organization keeps here, except what can be computed again and the raw cells of imported files. */
export const ARCHIVED: readonly ArchivedTable[] = [
  {
    file: 'yahrzeits.csv',
    ...byId(
      'yahrzeit',
      'id, name, hebrew_name, person_details, gregorian_date, gregorian_derived, hebrew_day, hebrew_month, hebrew_year, hebrew_derived, adar_said, after_sunset, burial_date, age_at_death, plaque, notes, perpetual, rules, service_rule, next_hebrew_observance, next_civil_observance, import_id, import_row, archived_at, created_at, updated_at',
    ),
  },
  {
    file: 'contacts.csv',
    ...byId(
      'contact',
      'id, name, first_name, last_name, salutation, hebrew_name, email, phone, address, language, deceased, member_until, stays_on, publicly_named, called_name, notes, import_id, created_at, updated_at',
    ),
  },
  {
    file: 'observers.csv',
    ...byId(
      'observance',
      'id, yahrzeit_id, contact_id, observe_on_hebrew_calendar, adar_rule, relationship, relationship_detail, reminder_days_before, own_lead, channel, created_at, updated_at',
    ),
  },
  {
    file: 'templates.csv',
    ...byId(
      'template',
      'id, name, jsx_component_key, language, subject, preheader, metadata_json, html, text, other_language_id, version, created_at, updated_at',
    ),
  },
  {
    file: 'template-versions.csv',
    from: 'template_version t',
    key: `(t.template_id || ' ' || lpad(t.version::text, 10, '0'))`,
    keyType: 'text',
    columns: [
      'template_id',
      'version',
      'name',
      'subject',
      'preheader',
      'metadata_json',
      'html',
      'text',
      'saved_by',
      'saved_at',
    ],
  },
  {
    file: 'email-jobs.csv',
    ...byId(
      'email_job',
      'id, mode, template_id, basis, from_days, to_days, yahrzeit_ids, contact_ids, observer_ids, send_at, each_on_its_day, archived_at, created_at, updated_at',
    ),
  },
  {
    file: 'emails.csv',
    ...byId(
      'email_message',
      'id, occasion, run_id, template_id, contact_id, yahrzeit_id, to_email, state, send_at, sent_at, attempts, subject, html, text, text_removed_at, error, created_at, updated_at',
    ),
  },
  {
    file: 'emails-about-several.csv',
    from: 'message_companion t',
    key: 't.occasion',
    keyType: 'text',
    columns: ['message_id', 'occasion', 'yahrzeit_id'],
  },
  {
    file: 'runs.csv',
    ...byId(
      'reminder_run',
      'id, kind, job_id, local_date, planned_at, queued, skipped, errors, started_by, created_at',
    ),
  },
  {
    file: 'releases.csv',
    ...byId(
      'night_release',
      'id, local_date, reasons, letters, first_yahrzeits, week, last_year, caused_by, asked_at, last_hour, released_at, released_by',
    ),
  },
  {
    file: 'reminders.csv',
    ...byId(
      'reminder',
      'id, observance_id, occurrence_date, step, wished_on, sends_on, state, message_id, run_id, closed_at, closed_by, reason',
    ),
  },
  {
    file: 'answers.csv',
    from: 'response t',
    key: `(t.observance_id || ' ' || t.occurrence_date)`,
    keyType: 'text',
    columns: [
      ...['observance_id', 'occurrence_date', 'attendance', 'people', 'service_date', 'kaddish', 'honour', 'call'],
      ...['answered_at', 'wrong', 'death', 'other'],
    ],
  },
  {
    file: 'who-will-remember.csv',
    from: 'rememberer_request t',
    key: 't.contact_id',
    keyType: 'uuid',
    columns: ['contact_id', 'yahrzeit_id', 'asked_on', 'asked_by', 'answer', 'other', 'answered_at'],
  },
  {
    file: 'keepers.csv',
    from: 'keeper t',
    key: 't.yahrzeit_id',
    keyType: 'uuid',
    columns: [
      ...[
        'yahrzeit_id',
        'state',
        'basis',
        'fund',
        'note',
        'reason',
        'set_by',
        'set_at',
        'confirmed_by',
        'confirmed_at',
      ],
    ],
  },
  {
    file: 'deaths-of-the-year.csv',
    from: 'bereavement t',
    key: 't.yahrzeit_id',
    keyType: 'uuid',
    columns: [
      ...['yahrzeit_id', 'shiva', 'carer', 'kaddish_rule', 'kaddish_from', 'festivals', 'noted_by', 'noted_at'],
    ],
  },
  {
    file: 'steps-of-the-year.csv',
    from: 'bereavement_step t',
    key: `(t.yahrzeit_id || ' ' || t.kind)`,
    keyType: 'text',
    columns: [
      ...[
        'yahrzeit_id',
        'kind',
        'falls_on',
        'due_on',
        'festival',
        'usual_on',
        'owner',
        'state',
        'closed_by',
        'closed_at',
      ],
    ],
  },
  {
    file: 'holds.csv',
    ...byId('hold', 'id, yahrzeit_id, observance_id, contact_id, until, held_by, held_at, lifted_at, lifted_by'),
  },
  {
    file: 'print-batches.csv',
    ...byId('print_batch', 'id, from_date, to_date, printed_at, printed_by'),
  },
  {
    file: 'printed-letters.csv',
    from: 'printed_letter t JOIN print_batch b ON b.organization_id = t.organization_id AND b.id = t.batch_id',
    key: 't.id',
    keyType: 'uuid',
    columns: [
      ...['id', 'batch_id', 'observance_id', 'contact_id', 'yahrzeit_id', 'occurrence_date', 'again', 'language'],
      ...['recipient', 'address', 'subject', 'text', 'letter_id'],
      { heading: 'printed_at', of: 'b.printed_at' },
      { heading: 'printed_by', of: 'b.printed_by' },
    ],
  },
  {
    file: 'services.csv',
    from: 'service_settings t',
    key: 't.organization_id',
    keyType: 'uuid',
    columns: ['services', 'no_service', 'policy', 'updated_at'],
  },
  {
    file: 'different-yahrzeits.csv',
    from: 'different_yahrzeits t',
    key: `(t.one_id || ' ' || t.other_id)`,
    keyType: 'text',
    columns: ['one_id', 'other_id', 'said_at'],
  },
  {
    file: 'different-contacts.csv',
    from: 'different_contacts t',
    key: `(t.one_id || ' ' || t.other_id)`,
    keyType: 'text',
    columns: ['one_id', 'other_id', 'said_at'],
  },
  {
    file: 'called-names.csv',
    from: 'called_name t',
    key: 't.yahrzeit_id',
    keyType: 'uuid',
    columns: [
      ...['yahrzeit_id', 'honorific', 'given', 'father', 'mother', 'gender', 'tribe', 'pronunciation'],
      ...['decided_by', 'decided_at'],
    ],
  },
  {
    file: 'mourning-ends.csv',
    from: 'mourning_end t',
    key: 't.yahrzeit_id',
    keyType: 'uuid',
    columns: ['yahrzeit_id', 'shiva', 'sheloshim', 'days', 'reason', 'decided_by', 'decided_at'],
  },
  {
    file: 'lists-taken.csv',
    from: 'list_issue t',
    key: `lpad(t.number::text, 10, '0')`,
    keyType: 'text',
    columns: ['number', 'kind', 'from_date', 'to_date', 'language', 'names', 'taken_by', 'taken_at'],
  },
  {
    file: 'readings.csv',
    from: 'reading_override t',
    key: `(t.yahrzeit_id || ' ' || t.on_hebrew_calendar || ' ' || t.occurrence_date)`,
    keyType: 'text',
    columns: [
      ...['yahrzeit_id', 'on_hebrew_calendar', 'occurrence_date', 'service_date', 'service', 'reason'],
      ...['decided_by', 'decided_at'],
    ],
  },
  {
    file: 'suppressions.csv',
    ...byId('suppression', 'id, email, reason, detail, created_at, lifted_at, lifted_by, lifted_reason'),
  },
  // Whoever was erased stays unwritten to, and who was written to once is not written to twice, wherever the records go.
  {
    file: 'erased-addresses.csv',
    ...byId('erased_address', 'id, salt, hash, reason, erased_at'),
  },
  {
    file: 'kept-promises.csv',
    from: 'kept_promise t',
    key: `(t.occurrence_date || ' ' || encode(t.hash, 'hex') || ' ' || t.step || ' ' || t.way)`,
    keyType: 'text',
    columns: ['occurrence_date', 'hash', 'step', 'way', 'observance_id', 'kept_by'],
  },
  {
    file: 'pictures.csv',
    ...byId('picture', 'id, type, width, height, content, sha256, created_at'),
    atOnce: 4,
  },
  {
    file: 'letters-by-the-hour.csv',
    from: 'letter_summary t',
    key: `(extract(epoch FROM t.hour)::bigint || ' ' || coalesce(t.template_id::text, ''))`,
    keyType: 'text',
    columns: ['hour', 'template_id', 'letters', 'success_sum'],
  },
  {
    file: 'issues-by-the-hour.csv',
    from: 'merge_field_summary t',
    key: `(extract(epoch FROM t.hour)::bigint || ' ' || coalesce(t.template_id::text, '') || ' ' || t.type || ' ' || t.severity || ' ' || t.field)`,
    keyType: 'text',
    columns: ['hour', 'template_id', 'field', 'type', 'severity', 'issues'],
  },
  {
    file: 'delivery-reports.csv',
    ...byId('delivery_report', 'id, message_id, source, kind, status, detail, at, received_at'),
  },
  {
    file: 'sender-domains.csv',
    ...byId(
      'sender_domain',
      'id, domain, local_part, selector, public_key, state, checked_at, verified_at, created_at',
    ),
  },
  {
    file: 'notifications.csv',
    ...byId(
      'notification',
      'id, cause, key, values, title, message, severity, data, created_at, read_at, dismissed_at',
    ),
  },
  {
    file: 'imports.csv',
    ...byId(
      'import',
      'id, file_name, state, columns, date_order, counts, created_by, created_at, imported_at, cells_removed_at',
    ),
  },
  {
    file: 'members.csv',
    from: 'membership t JOIN app_user u ON u.id = t.user_id',
    key: 't.id',
    keyType: 'uuid',
    columns: [
      { heading: 'email', of: 'u.email' },
      { heading: 'first_name', of: 'u.first_name' },
      { heading: 'last_name', of: 'u.last_name' },
      'role',
      'created_at',
    ],
  },
  {
    file: 'settings.csv',
    from: '(SELECT o.*, o.id AS organization_id FROM organization o) t',
    key: 't.id',
    keyType: 'uuid',
    columns:
      'name, org_code, timezone, israel, city, latitude, longitude, shabbat_times, address, sender_name, reply_to, language, date_order, rules, calendar, service_rule, reminders_on, reminder_template_id, reminder_hour, lead_days, second_lead_days, former_letter_years, one_letter, release_rules, release_unanswered, uncertain_letters, letter_text_years, list_cells_days, history_years, customs_confirmed_at, setup_declined_at, plan, promise_key'.split(
        ', ',
      ),
  },
  {
    file: 'history.csv',
    from: 'audit_log t',
    key: 't.id',
    keyType: 'bigint',
    columns: ['id', 'at', 'actor_name', 'action', 'resource', 'resource_id', 'before', 'after'],
  },
];

export const headingOf = (column: ArchivedTable['columns'][number]): string =>
  typeof column === 'string' ? column : column.heading;

/** Organization, the key after which the page begins (null for the first), rows of a page: keyset, so that no page is dear. */
export const pageOf = ({ from, key, keyType, columns }: ArchivedTable): string =>
  `SELECT page.archive_key::text AS key, to_jsonb(page) AS row FROM (
     SELECT ${key} AS archive_key, ${columns.map(selected).join(', ')} FROM ${from}
      WHERE t.organization_id = $1 AND ($2::text IS NULL OR ${key} > $2::${keyType})
      ORDER BY ${key} LIMIT $3) AS page`;

const selected = (column: ArchivedTable['columns'][number]): string =>
  typeof column === 'string' ? `t.${column}` : `${column.of} AS ${column.heading}`;

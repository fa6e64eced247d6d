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

const columnsOf = (names: string): string[] => names.split(', ');

const archived = (
  file: string,
  from: string,
  key: string,
  keyType: ArchivedTable['keyType'],
  columns: string,
): ArchivedTable => ({ file, from, key, keyType, columns: columnsOf(columns) });

const byId = (file: string, table: string, columns: string): ArchivedTable =>
  archived(file, `${table} t`, 't.id', 'uuid', columns);

/** All that an organization keeps here, except what can be computed again and the raw cells of imported files. */
export const ARCHIVED: readonly ArchivedTable[] = [
  byId(
    'yahrzeits.csv',
    'yahrzeit',
    'id, name, hebrew_name, person_details, gregorian_date, gregorian_derived, hebrew_day, hebrew_month, hebrew_year, hebrew_derived, adar_said, after_sunset, burial_date, age_at_death, plaque, notes, perpetual, rules, service_rule, next_hebrew_observance, next_civil_observance, import_id, import_row, archived_at, created_at, updated_at',
  ),
  byId(
    'contacts.csv',
    'contact',
    'id, name, first_name, last_name, salutation, hebrew_name, email, phone, address, language, deceased, member_until, stays_on, publicly_named, called_name, notes, import_id, created_at, updated_at',
  ),
  byId(
    'observers.csv',
    'observance',
    'id, yahrzeit_id, contact_id, observe_on_hebrew_calendar, adar_rule, relationship, relationship_detail, reminder_days_before, own_lead, channel, created_at, updated_at',
  ),
  byId(
    'templates.csv',
    'template',
    'id, name, jsx_component_key, language, subject, preheader, metadata_json, html, text, other_language_id, version, created_at, updated_at',
  ),
  archived(
    'template-versions.csv',
    'template_version t',
    `(t.template_id || ' ' || lpad(t.version::text, 10, '0'))`,
    'text',
    'template_id, version, name, subject, preheader, metadata_json, html, text, saved_by, saved_at',
  ),
  byId(
    'email-jobs.csv',
    'email_job',
    'id, mode, template_id, basis, from_days, to_days, yahrzeit_ids, contact_ids, observer_ids, send_at, each_on_its_day, archived_at, created_at, updated_at',
  ),
  byId(
    'emails.csv',
    'email_message',
    'id, occasion, run_id, template_id, contact_id, yahrzeit_id, to_email, state, send_at, sent_at, attempts, subject, html, text, text_removed_at, error, created_at, updated_at',
  ),
  archived(
    'emails-about-several.csv',
    'message_companion t',
    't.occasion',
    'text',
    'message_id, occasion, yahrzeit_id',
  ),
  byId(
    'runs.csv',
    'reminder_run',
    'id, kind, job_id, local_date, planned_at, queued, skipped, errors, started_by, created_at',
  ),
  byId(
    'releases.csv',
    'night_release',
    'id, local_date, reasons, letters, first_yahrzeits, week, last_year, caused_by, asked_at, last_hour, released_at, released_by',
  ),
  byId(
    'reminders.csv',
    'reminder',
    'id, observance_id, occurrence_date, step, wished_on, sends_on, state, message_id, run_id, closed_at, closed_by, reason',
  ),
  archived(
    'answers.csv',
    'response t',
    `(t.observance_id || ' ' || t.occurrence_date)`,
    'text',
    'observance_id, occurrence_date, attendance, people, service_date, kaddish, honour, call, answered_at, wrong, death, other',
  ),
  archived(
    'who-will-remember.csv',
    'rememberer_request t',
    't.contact_id',
    'uuid',
    'contact_id, yahrzeit_id, asked_on, asked_by, answer, other, answered_at',
  ),
  archived(
    'keepers.csv',
    'keeper t',
    't.yahrzeit_id',
    'uuid',
    'yahrzeit_id, state, basis, fund, note, reason, set_by, set_at, confirmed_by, confirmed_at',
  ),
  archived(
    'deaths-of-the-year.csv',
    'bereavement t',
    't.yahrzeit_id',
    'uuid',
    'yahrzeit_id, shiva, carer, kaddish_rule, kaddish_from, festivals, noted_by, noted_at',
  ),
  archived(
    'steps-of-the-year.csv',
    'bereavement_step t',
    `(t.yahrzeit_id || ' ' || t.kind)`,
    'text',
    'yahrzeit_id, kind, falls_on, due_on, festival, usual_on, owner, state, closed_by, closed_at',
  ),
  byId(
    'holds.csv',
    'hold',
    'id, yahrzeit_id, observance_id, contact_id, until, held_by, held_at, lifted_at, lifted_by',
  ),
  byId('print-batches.csv', 'print_batch', 'id, from_date, to_date, printed_at, printed_by'),
  {
    file: 'printed-letters.csv',
    from: 'printed_letter t JOIN print_batch b ON b.organization_id = t.organization_id AND b.id = t.batch_id',
    key: 't.id',
    keyType: 'uuid',
    columns: [
      ...columnsOf(
        'id, batch_id, observance_id, contact_id, yahrzeit_id, occurrence_date, again, language, recipient, address, subject, text, letter_id',
      ),
      { heading: 'printed_at', of: 'b.printed_at' },
      { heading: 'printed_by', of: 'b.printed_by' },
    ],
  },
  archived(
    'services.csv',
    'service_settings t',
    't.organization_id',
    'uuid',
    'services, no_service, policy, updated_at',
  ),
  archived(
    'different-yahrzeits.csv',
    'different_yahrzeits t',
    `(t.one_id || ' ' || t.other_id)`,
    'text',
    'one_id, other_id, said_at',
  ),
  archived(
    'different-contacts.csv',
    'different_contacts t',
    `(t.one_id || ' ' || t.other_id)`,
    'text',
    'one_id, other_id, said_at',
  ),
  archived(
    'called-names.csv',
    'called_name t',
    't.yahrzeit_id',
    'uuid',
    'yahrzeit_id, honorific, given, father, mother, gender, tribe, pronunciation, decided_by, decided_at',
  ),
  archived(
    'mourning-ends.csv',
    'mourning_end t',
    't.yahrzeit_id',
    'uuid',
    'yahrzeit_id, shiva, sheloshim, days, reason, decided_by, decided_at',
  ),
  archived(
    'lists-taken.csv',
    'list_issue t',
    `lpad(t.number::text, 10, '0')`,
    'text',
    'number, kind, from_date, to_date, language, names, taken_by, taken_at',
  ),
  archived(
    'readings.csv',
    'reading_override t',
    `(t.yahrzeit_id || ' ' || t.on_hebrew_calendar || ' ' || t.occurrence_date)`,
    'text',
    'yahrzeit_id, on_hebrew_calendar, occurrence_date, service_date, service, reason, decided_by, decided_at',
  ),
  byId('suppressions.csv', 'suppression', 'id, email, reason, detail, created_at, lifted_at, lifted_by, lifted_reason'),
  // Whoever was erased stays unwritten to, and who was written to once is not written to twice, wherever the records go.
  byId('erased-addresses.csv', 'erased_address', 'id, salt, hash, reason, erased_at'),
  archived(
    'kept-promises.csv',
    'kept_promise t',
    `(t.occurrence_date || ' ' || encode(t.hash, 'hex') || ' ' || t.step || ' ' || t.way)`,
    'text',
    'occurrence_date, hash, step, way, observance_id, kept_by',
  ),
  { ...byId('pictures.csv', 'picture', 'id, type, width, height, content, sha256, created_at'), atOnce: 4 },
  archived(
    'letters-by-the-hour.csv',
    'letter_summary t',
    `(extract(epoch FROM t.hour)::bigint || ' ' || coalesce(t.template_id::text, ''))`,
    'text',
    'hour, template_id, letters, success_sum',
  ),
  archived(
    'issues-by-the-hour.csv',
    'merge_field_summary t',
    `(extract(epoch FROM t.hour)::bigint || ' ' || coalesce(t.template_id::text, '') || ' ' || t.type || ' ' || t.severity || ' ' || t.field)`,
    'text',
    'hour, template_id, field, type, severity, issues',
  ),
  byId('delivery-reports.csv', 'delivery_report', 'id, message_id, source, kind, status, detail, at, received_at'),
  byId(
    'sender-domains.csv',
    'sender_domain',
    'id, domain, local_part, selector, public_key, state, checked_at, verified_at, created_at',
  ),
  byId(
    'notifications.csv',
    'notification',
    'id, cause, key, values, title, message, severity, data, created_at, read_at, dismissed_at',
  ),
  byId(
    'imports.csv',
    'import',
    'id, file_name, state, columns, date_order, counts, created_by, created_at, imported_at, cells_removed_at',
  ),
  {
    file: 'members.csv',
    from: 'membership t JOIN app_user u ON u.id = t.user_id',
    key: 't.id',
    keyType: 'uuid',
    columns: [
      { heading: 'email', of: 'u.email' },
      { heading: 'first_name', of: 'u.first_name' },
      { heading: 'last_name', of: 'u.last_name' },
      ...columnsOf('role, created_at'),
    ],
  },
  archived(
    'settings.csv',
    '(SELECT o.*, o.id AS organization_id FROM organization o) t',
    't.id',
    'uuid',
    'name, org_code, timezone, israel, city, latitude, longitude, shabbat_times, address, sender_name, reply_to, language, date_order, rules, calendar, service_rule, reminders_on, reminder_template_id, reminder_hour, lead_days, second_lead_days, former_letter_years, one_letter, release_rules, release_unanswered, uncertain_letters, letter_text_years, list_cells_days, history_years, customs_confirmed_at, setup_declined_at, plan, promise_key',
  ),
  archived(
    'history.csv',
    'audit_log t',
    't.id',
    'bigint',
    'id, at, actor_name, action, resource, resource_id, before, after',
  ),
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

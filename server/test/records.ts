import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../src/platform/tenancy/index.js';

/** Ids of one record of every kind. */
export interface Records {
  yahrzeit: string;
  contact: string;
  observance: string;
  template: string;
  job: string;
  run: string;
  outcome: string;
  message: string;
  suppression: string;
  notification: string;
  import: string;
  photograph: string;
  plate: string;
  picture: string;
  calendarLink: string;
  listLink: string;
  sheetLink: string;
  /** A person, by their own id. */
  member: string;
  invitation: string;
  senderDomain: string;
  printed: string;
  apiKey: string;
  webhook: string;
  importSource: string;
  delivery: string;
  hold: string;
  release: string;
  bulkOfYahrzeits: string;
  bulkOfObservers: string;
  bulkOfContacts: string;
  bulkOfEmails: string;
  bulkOfJobs: string;
  bulkOfRows: string;
}

/** Writes one record of every kind for an organization, as its modules would; `mark` is in every text of them. */
export async function everyRecord(db: DataSource, org: OrganizationId, mark: string): Promise<Records> {
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row);
    const [{ id }] = await db.query(
      `INSERT INTO ${table} (organization_id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, n) => `$${n + 2}`).join(', ')}) RETURNING id`,
      [org, ...Object.values(row)],
    );
    return id;
  };
  const email = `${mark.toLowerCase()}@example.org`;
  const texts = { subject: mark, html: `<p>${mark}</p>`, text: mark };
  const yahrzeit = await insert('yahrzeit', {
    ...{ name: mark, person_details: mark, notes: mark, gregorian_date: '1984-03-03' },
    ...{ hebrew_day: 29, hebrew_month: 12, hebrew_year: 5744 },
  });
  const contact = await insert('contact', { name: mark, email, phone: mark, notes: mark });
  const observance = await insert('observance', {
    yahrzeit_id: yahrzeit,
    contact_id: contact,
    relationship_detail: mark,
  });
  const template = await insert('template', { name: mark, jsx_component_key: 'handlebars_html', ...texts });
  await db.query(
    `INSERT INTO template_version (organization_id, template_id, version, name, subject, metadata_json, html, text, saved_by)
     VALUES ($1, $2, 1, $3, $3, '{}', $3, $3, $3)`,
    [org, template, mark],
  );
  await db.query(
    `INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, hebrew_day, hebrew_month, hebrew_year, service_date)
     SELECT $1, $2, true, now()::date + 14, 29, 12, 5787, now()::date + 14`,
    [org, yahrzeit],
  );
  await db.query(
    `INSERT INTO reading_override (organization_id, yahrzeit_id, on_hebrew_calendar, occurrence_date, service_date, reason, decided_by, decided_at)
     VALUES ($1, $2, true, '2027-01-04', '2027-01-08', $3, $3, now())`,
    [org, yahrzeit, mark],
  );
  await db.query(
    `INSERT INTO called_name (organization_id, yahrzeit_id, given, decided_by, decided_at) VALUES ($1, $2, $3, $3, now())`,
    [org, yahrzeit, mark],
  );
  await db.query(
    `INSERT INTO mourning_end (organization_id, yahrzeit_id, shiva, decided_by, decided_at) VALUES ($1, $2, '2026-04-01', $3, now())`,
    [org, yahrzeit, mark],
  );
  await db.query(
    `WITH death AS (INSERT INTO bereavement (organization_id, yahrzeit_id, shiva, carer, kaddish_rule, kaddish_from, noted_by, noted_at)
                    VALUES ($1, $2, $3, $3, '11m', 'death', $3, now()))
     INSERT INTO bereavement_step (organization_id, yahrzeit_id, kind, falls_on, due_on, owner)
     SELECT $1, $2, kind, now()::date + 30, now()::date + 30, $3 FROM unnest(ARRAY['shiva', 'sheloshim', 'kaddishEnds', 'firstYahrzeit']) AS kind`,
    [org, yahrzeit, mark],
  );
  await db.query(
    `INSERT INTO list_issue (organization_id, number, kind, from_date, to_date, language, names, taken_by, taken_at)
     SELECT $1, coalesce(max(number), 0) + 1, 'bulletin', '2027-01-03', '2027-01-09', 'en', $2, $3, now() FROM list_issue WHERE organization_id = $1`,
    [org, JSON.stringify([{ key: mark, service: '2027-01-08', name: mark, hash: mark }]), mark],
  );
  const job = await insert('email_job', { mode: 'ids', template_id: template, yahrzeit_ids: [yahrzeit] });
  const run = await insert('reminder_run', {
    ...{ kind: 'job', job_id: job, template_id: template, local_date: '2027-01-04', planned_at: new Date() },
    ...{ queued: 1, started_by: mark },
  });
  const message = await insert('email_message', {
    ...{ occasion: `observance:${observance}:2027-01-04:${template}`, run_id: run, template_id: template },
    ...{ contact_id: contact, yahrzeit_id: yahrzeit, to_email: email, state: 'failed', error: mark, ...texts },
  });
  await db.query(
    `WITH letters AS (INSERT INTO letter_summary VALUES ($1, date_trunc('hour', now()), $2, 1, 50))
     INSERT INTO merge_field_summary VALUES ($1, date_trunc('hour', now()), $2, $3, 'missing_data', 'medium', 1)`,
    [org, template, mark],
  );
  const outcome = await insert('run_outcome', {
    ...{ run_id: run, observance_id: observance },
    ...{ occurrence_date: '2027-01-04', outcome: 'queued', message_id: message },
  });
  const suppression = await insert('suppression', { email, reason: 'bounced', detail: mark });
  const notification = await insert('notification', { cause: mark, title: mark, message: mark, severity: 'info' });
  const table = await insert('import', {
    ...{ file_name: `${mark}.csv`, sha256: Buffer.from(mark), encoding: 'utf-8', delimiter: ',', header_row: 1 },
    ...{ columns: '[]', date_order: 'mdy', counts: NO_ROWS, created_by: mark },
  });
  const importSource = await insert('import_source', {
    ...{ label: mark, url: `https://${mark.toLowerCase()}.example.org/list.csv` },
    ...{ created_by: mark, created_at: new Date() },
  });
  const photograph = await insert('photograph', {
    ...{ file_name: `${mark}.jpg`, width: 100, height: 100, picture: Buffer.from(mark), shown: Buffer.from(mark) },
    ...{ created_by: mark, created_at: new Date() },
  });
  const plate = await insert('photograph_plate', {
    ...{ photograph_id: photograph, place: 1, box: '{"left":0,"top":0,"width":50,"height":50}', state: 'read' },
    ...{ name: mark, reason: 'no_date', crop: Buffer.from(mark) },
  });
  const picture = await insert('picture', {
    ...{ type: 'image/png', width: 1, height: 1, content: Buffer.from(mark), sha256: Buffer.from(mark) },
  });
  const calendarLink = await insert('calendar_link', { yahrzeit_id: yahrzeit, created_by: mark });
  const listLink = await insert('list_link', {
    ...{ label: mark, language: 'en', names: 'full', frames: [], created_by: mark, created_at: new Date() },
  });
  const sheetLink = await insert('sheet_link', { label: mark, created_by: mark, created_at: new Date() });
  const [{ id: member }] = await db.query(
    `INSERT INTO app_user (subject, email, first_name) VALUES (gen_random_uuid(), $1, $2) RETURNING id`,
    [email, mark],
  );
  await insert('membership', { user_id: member, role: 'viewer' });
  const invitation = await insert('invitation', {
    ...{ email: `invited.${email}`, role: 'viewer', invited_by: mark },
    ...{ created_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) },
  });
  const senderDomain = await insert('sender_domain', {
    ...{ domain: `${mark.toLowerCase()}.example`, local_part: 'reminders', selector: 'zikaron' },
    ...{ public_key: mark, sealed_key: Buffer.from(mark) },
  });
  const printed = await insert('print_batch', {
    ...{ from_date: '2027-01-01', to_date: '2027-01-31', printed_at: new Date(), printed_by: mark },
  });
  await insert('printed_letter', {
    ...{ batch_id: printed, observance_id: observance, contact_id: contact, yahrzeit_id: yahrzeit },
    ...{ occurrence_date: '2027-01-04', language: 'en', recipient: mark, address: mark, subject: mark, text: mark },
  });
  const apiKey = await insert('api_key', {
    ...{ name: mark, start: 'zikaron_none', secret_hash: Buffer.from(mark), scopes: ['yahrzeits:read'] },
    ...{ created_by: mark, created_at: new Date() },
  });
  const webhook = await insert('webhook_endpoint', {
    ...{ url: `https://${mark.toLowerCase()}.example.org/hook`, description: mark, events: ['contact.updated'] },
    ...{ secret: Buffer.from(mark), created_by: mark, created_at: new Date() },
  });
  const delivery = await insert('webhook_delivery', {
    ...{ endpoint_id: webhook, type: 'contact.updated', data: JSON.stringify({ id: contact }), state: 'failed' },
  });
  await db.query(
    `INSERT INTO response (organization_id, observance_id, occurrence_date, answered_at) VALUES ($1, $2, '2027-01-04', now())`,
    [org, observance],
  );
  await db.query(
    `INSERT INTO keeper (organization_id, yahrzeit_id, state, basis, set_by, set_at) VALUES ($1, $2, 'kept', 'custom', $3, now())`,
    [org, yahrzeit, mark],
  );
  await db.query(
    `INSERT INTO rememberer_request (organization_id, contact_id, yahrzeit_id, asked_on, asked_by, answer, other, answered_at)
     VALUES ($1, $2, $3, '2027-01-04', $4, 'other', $4, now())`,
    [org, contact, yahrzeit, mark],
  );
  const hold = await insert('hold', {
    ...{ contact_id: contact, reason: 'other', note: mark, held_by: mark, held_at: new Date() },
  });
  // Of one organization one waits: a further call answers the same.
  const [{ id: release }] = await db.query(
    `INSERT INTO night_release (organization_id, local_date, reasons, letters, first_yahrzeits, week, caused_by_ids, caused_by,
                                asked_at, last_hour)
     VALUES ($1, '2027-01-04', ARRAY['import'], 1, 0, 1, '{}', ARRAY[$2], now(), now())
     ON CONFLICT (organization_id) WHERE released_at IS NULL DO UPDATE SET caused_by = excluded.caused_by RETURNING id`,
    [org, mark],
  );
  const bulk = async (
    subject: string,
    act: string,
    record: string,
    was: object = { archivedAt: null },
  ): Promise<string> => {
    const bulk_action_id = await insert('bulk_action', {
      ...{ subject, act, at: new Date(), actor_name: mark, changed: 1 },
    });
    await db.query(
      `INSERT INTO bulk_action_record (organization_id, bulk_action_id, record_id, before, after)
       VALUES ($1, $2, $3, $4::jsonb, $4::jsonb)`,
      [org, bulk_action_id, record, was],
    );
    return bulk_action_id;
  };
  const bulkOfYahrzeits = await bulk('yahrzeits', 'archive', yahrzeit);
  const bulkOfObservers = await bulk('observers', 'channel', observance);
  const bulkOfContacts = await bulk('contacts', 'merge', contact);
  const bulkOfEmails = await bulk('emails', 'resend', message);
  const bulkOfJobs = await bulk('jobs', 'archive', job);
  const bulkOfRows = await bulk('import-rows', 'skip', table, { column: null, rows: [] });
  return {
    ...{ bulkOfYahrzeits, bulkOfObservers, bulkOfContacts, bulkOfEmails, bulkOfJobs, bulkOfRows },
    ...{ yahrzeit, contact, observance, template, job, run, outcome, message, suppression, notification, picture },
    ...{
      import: table,
      photograph,
      plate,
      calendarLink,
      listLink,
      sheetLink,
      member,
      invitation,
      senderDomain,
      printed,
      apiKey,
      webhook,
      importSource,
      delivery,
      hold,
      release,
    },
  };
}

const NO_ROWS = JSON.stringify({
  ...{ rows: 0, new: 0, merge: 0, changed: 0, duplicate: 0, unchanged: 0, skipped: 0 },
  ...{ error: 0, warnings: 0, conflicts: 0, observers: 0 },
});

/** One figure over all rows of an organization, in every table that has any: equal means nothing was changed. */
export async function fingerprint(db: DataSource, org: OrganizationId): Promise<string> {
  const tables: { name: string }[] = await db.query(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'organization_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const parts = [
    `SELECT 'organization' AS part, o::text AS row FROM organization o WHERE id = $1`,
    ...tables.map(({ name }) => `SELECT '${name}', t::text FROM ${name} t WHERE organization_id = $1`),
  ];
  const [{ figure }] = await db.query(
    `SELECT md5(string_agg(part || row, E'\\n' ORDER BY part, row)) AS figure FROM (${parts.join(' UNION ALL ')}) AS rows`,
    [org],
  );
  return figure;
}

/** Takes out of the history what was only asked: each export says its filter there, so that a question is repeated. */
export async function forgetActs(db: DataSource, org: OrganizationId): Promise<void> {
  await db.query(
    `DELETE FROM audit_log WHERE organization_id = $1
        AND action IN ('export', 'check', 'dismiss', 'mark read', 'recalculate', 'send test')`,
    [org],
  );
}

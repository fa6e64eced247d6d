import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';

export interface Congregation {
  readonly id: OrganizationId;
  readonly templateId: string;
}

export interface Remembered {
  readonly observanceId: string;
  readonly contactId: string;
  readonly yahrzeitId: string;
}

/** A congregation on a paid plan, with a letter, whose reminders are switched on. */
export async function aCongregation(db: DataSource, settings: Record<string, unknown> = {}): Promise<Congregation> {
  const [id, templateId] = [randomUUID(), randomUUID()];
  const columns = {
    id,
    name: 'Beth Shalom',
    org_code: `beth-shalom-${id.slice(0, 8)}`,
    timezone: 'America/New_York',
    reminders_on: true,
    plan: 'plus',
    subscription_status: 'active',
    ...settings,
  };
  await insert(db, 'organization', columns);
  const letter = { name: 'Reminder', jsx_component_key: 'default_reminder', subject: 'Yahrzeit of {{yahrzeit.name}}' };
  const body = { html: '<p>{{yahrzeit.name}}: {{formatDate observance.date}}</p>', text: '{{yahrzeit.name}}' };
  await insert(db, 'template', { id: templateId, organization_id: id, ...letter, ...body });
  await db.query(`UPDATE organization SET reminder_template_id = $2 WHERE id = $1`, [id, templateId]);
  return { id: admit(id), templateId };
}

/** A family member who observes a yahrzeit that falls on these civil dates. */
export async function anObserver(
  db: DataSource,
  org: OrganizationId,
  dates: readonly string[],
  {
    contact = {},
    yahrzeit = {},
    observance = {},
  }: Partial<Record<'contact' | 'yahrzeit' | 'observance', Record<string, unknown>>> = {},
): Promise<Remembered> {
  const [yahrzeitId, contactId, observanceId] = [randomUUID(), randomUUID(), randomUUID()];
  await insert(db, 'yahrzeit', { id: yahrzeitId, organization_id: org, name: 'Miriam Levin', ...yahrzeit });
  const email = `daniel-${contactId.slice(0, 8)}@family.example`;
  await insert(db, 'contact', { id: contactId, organization_id: org, name: 'Daniel Levin', email, ...contact });
  const link = { id: observanceId, organization_id: org, yahrzeit_id: yahrzeitId, contact_id: contactId };
  await insert(db, 'observance', { ...link, created_at: '2020-01-01T00:00:00Z', ...observance });
  await occurOn(db, org, yahrzeitId, dates, observance.observe_on_hebrew_calendar !== false);
  return { observanceId, contactId, yahrzeitId };
}

/** The service is the Friday on or before. */
export async function occurOn(
  db: DataSource,
  org: OrganizationId,
  yahrzeitId: string,
  dates: readonly string[],
  onHebrewCalendar = true,
): Promise<void> {
  await db.query(
    `INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month,
                             hebrew_year, service_date)
     SELECT $1, $2, $4, day, 22, 25, 10, 5787, day - ((extract(dow FROM day)::int + 2) % 7)
       FROM unnest($3::date[]) AS day`,
    [org, yahrzeitId, dates, onHebrewCalendar],
  );
}

async function insert(db: DataSource, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await db.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

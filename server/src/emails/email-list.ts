import type { EmailMessage, EmailMessageDetails, emailQuery } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { containing } from '../platform/database/index.js';
import { orderBy, pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { failureOf } from './letter-failure.js';

export type EmailQuery = z.output<typeof emailQuery>;

const COLUMNS = {
  createdAt: 'm.created_at',
  toEmail: 'm.to_email',
  subject: 'm.subject',
  status: 'm.state',
  sentAt: 'm.sent_at',
  sendAt: 'm.send_at',
};

/** Whether news came that this message, by its name in the statement, did not arrive. */
export const cameBack = (message: string): string =>
  `EXISTS (SELECT FROM delivery_report heard WHERE heard.organization_id = ${message}.organization_id
     AND heard.message_id = ${message}.id AND heard.kind = 'bounced')`;

const SHOWN = `m.id, m.to_email AS "toEmail", m.subject, m.state AS status, m.send_at AS "sendAt",
  m.sent_at AS "sentAt", m.created_at AS "createdAt", m.error, ${cameBack('m')} AS "cameBack",
  CASE WHEN t.id IS NOT NULL THEN jsonb_build_object('id', t.id, 'name', t.name) END AS template,
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS contact,
  CASE WHEN y.id IS NOT NULL THEN jsonb_build_object('id', y.id, 'name', y.name, 'personDetails', y.person_details) END AS yahrzeit`;

const DETAILS = `m.html, m.text, m.text_removed_at AS "textRemovedAt", m.headers, m.attempt_log AS attempts, m.merge_fields_used AS "mergeFieldsUsed",
  m.merge_field_issues AS "mergeFieldIssues",
  ARRAY (SELECT jsonb_build_object('id', other.id, 'name', other.name) FROM message_companion companion
           JOIN yahrzeit other ON other.organization_id = companion.organization_id AND other.id = companion.yahrzeit_id
          WHERE companion.organization_id = m.organization_id AND companion.message_id = m.id
          ORDER BY split_part(companion.occasion, ':', 3), companion.occasion) AS "otherYahrzeits"`;

const NAMES = `LEFT JOIN template t ON t.organization_id = m.organization_id AND t.id = m.template_id
  LEFT JOIN contact c ON c.organization_id = m.organization_id AND c.id = m.contact_id
  LEFT JOIN yahrzeit y ON y.organization_id = m.organization_id AND y.id = m.yahrzeit_id`;

/** Two statements. A name is looked for among those who were written to and those who are remembered. */
export async function listEmails(
  db: DataSource,
  org: OrganizationId,
  timezone: string,
  query: EmailQuery,
): Promise<{ data: EmailMessage[]; total: number }> {
  const { where, values } = conditions(org, timezone, query.filter ?? {});
  const { offset, limit } = pageBounds(query);
  const page = `SELECT m.id FROM email_message m WHERE ${where}
    ${orderBy(query, COLUMNS, ['createdAt', 'DESC'], 'm.id')} LIMIT ${limit} OFFSET ${offset}`;
  const [data, [{ total }]] = await Promise.all([
    db.query<EmailMessage[]>(
      `SELECT ${SHOWN} FROM email_message m ${NAMES} WHERE m.id IN (${page}) AND m.organization_id = $1
       ${orderBy(query, COLUMNS, ['createdAt', 'DESC'], 'm.id')}`,
      values,
    ),
    db.query<[{ total: number }]>(`SELECT count(*) AS total FROM email_message m WHERE ${where}`, values),
  ]);
  return { data, total };
}

/** The ids of all that a list shows on its pages, in its order, as they are at one instant. */
export async function emailIds(
  db: DataSource,
  org: OrganizationId,
  timezone: string,
  query: EmailQuery,
): Promise<string[]> {
  const { where, values } = conditions(org, timezone, query.filter ?? {});
  const rows: { id: string }[] = await db.query(
    `SELECT m.id FROM email_message m WHERE ${where} ${orderBy(query, COLUMNS, ['createdAt', 'DESC'], 'm.id')}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** These messages, in no order; ids of other organizations are not found. */
export const emailsById = (db: DataSource, org: OrganizationId, ids: readonly string[]): Promise<EmailMessage[]> =>
  db.query(`SELECT ${SHOWN} FROM email_message m ${NAMES} WHERE m.organization_id = $1 AND m.id = ANY($2)`, [org, ids]);

/** One message with what was sent; null when the organization has no such message. */
export async function emailDetails(
  db: DataSource,
  org: OrganizationId,
  id: string,
): Promise<EmailMessageDetails | null> {
  const [message] = await db.query<Omit<EmailMessageDetails, 'failure'>[]>(
    `SELECT ${SHOWN}, ${DETAILS} FROM email_message m ${NAMES} WHERE m.organization_id = $1 AND m.id = $2`,
    [org, id],
  );
  return message ? { ...message, failure: failureOf(message) } : null;
}

function conditions(org: OrganizationId, timezone: string, filter: NonNullable<EmailQuery['filter']>) {
  const values: unknown[] = [org];
  const and: string[] = ['m.organization_id = $1'];
  const add = (value: unknown, condition: (at: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    and.push(condition(`$${values.length}`));
  };
  add(filter.id, (at) => `m.id = ANY(${at}::uuid[])`);
  add(filter.status, (at) => `m.state = ${at}`);
  add(filter.templateId, (at) => `m.template_id = ${at}`);
  add(
    filter.yahrzeitId,
    (at) => `(m.yahrzeit_id = ${at} OR m.id IN (
      SELECT message_id FROM message_companion WHERE organization_id = $1 AND yahrzeit_id = ${at}))`,
  );
  add(filter.contactId, (at) => `m.contact_id = ${at}`);
  add(filter.runId, (at) => `m.run_id = ${at}`);
  if (filter.from ?? filter.to) values.push(timezone);
  const zone = `$${values.length}`;
  add(filter.from, (at) => `m.created_at >= ${at}::date::timestamp AT TIME ZONE ${zone}`);
  add(filter.to, (at) => `m.created_at < (${at}::date + 1)::timestamp AT TIME ZONE ${zone}`);
  const typed = filter.q?.trim();
  if (typed) and.push(searched(`$${values.push(typed)}`, `$${values.push(containing(typed))}`));
  return { where: and.join(' AND '), values };
}

const searched = (name: string, letters: string): string => `(m.to_email ILIKE ${letters} OR m.subject ILIKE ${letters}
  OR m.contact_id IN (SELECT id FROM contact WHERE organization_id = $1 AND name_search LIKE containing(${name}))
  OR m.yahrzeit_id IN (SELECT id FROM yahrzeit WHERE organization_id = $1 AND name_search LIKE containing(${name})))`;

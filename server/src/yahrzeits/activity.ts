import type { Activity } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

type Subject = { readonly resource: 'yahrzeit' | 'contact'; readonly id: string };
type State = Record<string, unknown> | null;

interface EmailLine extends Omit<Activity, 'at' | 'sentAt' | 'kind' | 'actor' | 'changes'> {
  at: Date;
  sentAt: Date | null;
}
interface ChangeLine {
  id: number;
  at: Date;
  actor: string;
  action: string;
  before: State;
  after: State;
  contactName: string | null;
}

/** The newest lines of an Activity History. */
export const LINES = 200;

/** Fields of the trail that say nothing to a reader. */
const SILENT = new Set(['version', 'contactId', 'gregorianDerived', 'hebrewDerived', 'adarSaid']);

/** The emails about a yahrzeit or to a contact, and the changes that people made, newest first; `total` counts all. */
export async function activityOf(
  db: DataSource,
  org: OrganizationId,
  { resource, id }: Subject,
): Promise<{ data: Activity[]; total: number }> {
  const about = resource === 'yahrzeit' ? 'yahrzeit_id' : 'contact_id';
  const [emails, changes, [counted]] = (await Promise.all([
    db.query(
      `SELECT e.id, e.created_at AS at, coalesce(e.subject, '') AS subject, e.to_email AS "toEmail",
              t.name AS "templateName", e.state AS status, e.sent_at AS "sentAt", e.error
         FROM email_message e LEFT JOIN template t ON t.organization_id = e.organization_id AND t.id = e.template_id
        WHERE e.organization_id = $1 AND e.${about} = $2 ORDER BY e.created_at DESC LIMIT ${LINES}`,
      [org, id],
    ),
    db.query(
      `SELECT a.id, a.at, a.actor_name AS actor, a.action, a.before, a.after, c.name AS "contactName"
         FROM audit_log a LEFT JOIN contact c ON c.organization_id = a.organization_id
          AND c.id = (coalesce(a.after, a.before) ->> 'contactId')::uuid
        WHERE a.organization_id = $1 AND a.resource = $3 AND a.resource_id = $2 ORDER BY a.id DESC LIMIT ${LINES}`,
      [org, id, resource],
    ),
    db.query(
      `SELECT (SELECT count(*) FROM email_message WHERE organization_id = $1 AND ${about} = $2)
            + (SELECT count(*) FROM audit_log WHERE organization_id = $1 AND resource = $3 AND resource_id = $2) AS total`,
      [org, id, resource],
    ),
  ])) as [EmailLine[], ChangeLine[], [{ total: number }]];
  const lines = [...emails.map(emailLine), ...changes.map(changeLine)];
  const newestFirst = lines.sort((one, other) => (one.at < other.at ? 1 : -1));
  return { data: newestFirst.slice(0, LINES), total: counted.total };
}

const emailLine = (line: EmailLine): Activity => ({
  ...line,
  kind: 'email',
  at: line.at.toISOString(),
  sentAt: line.sentAt?.toISOString() ?? null,
  actor: null,
  changes: [],
});

function changeLine({ id, at, actor, action, before, after, contactName }: ChangeLine): Activity {
  const observer = contactName ? [{ field: 'observer', before: null, after: contactName }] : [];
  return {
    id: `change-${id}`,
    kind: 'change',
    at: at.toISOString(),
    subject: action,
    toEmail: null,
    templateName: null,
    status: null,
    sentAt: null,
    error: null,
    actor,
    changes: [...observer, ...fieldsOf(before, after)],
  };
}

function fieldsOf(before: State, after: State): Activity['changes'] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

const shown = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

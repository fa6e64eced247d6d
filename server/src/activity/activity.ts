import type { Activity } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { cameBack } from '../emails/index.js';
import { changedFields } from '../platform/audit/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

type Subject = { readonly resource: 'yahrzeit' | 'contact'; readonly id: string };
type State = Record<string, unknown> | null;

interface EmailLine extends Omit<Activity, 'at' | 'sentAt' | 'kind' | 'actor' | 'changes'> {
  at: Date;
  sentAt: Date | null;
}
interface PaperLine {
  id: string;
  at: Date;
  subject: string;
  actor: string;
  contactId: string;
  observance: string;
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

/** Of a letter whose record is gone; `actor` printed it, where it went on paper. */
type PromiseLine = EmailLine & { actor: string | null };

/** The newest lines of an Activity History. */
const LINES = 200;

/** A letter may be about several: it stands in the history of each. */
const ABOUT_YAHRZEIT = `(e.yahrzeit_id = $2 OR e.id IN (
  SELECT message_id FROM message_companion WHERE organization_id = $1 AND yahrzeit_id = $2))`;

/** The day of the observance that a letter was about; of a letter about several, this yahrzeit's own day. */
const OBSERVANCE = `substring(coalesce((SELECT min(m.occasion) FROM message_companion m
  WHERE m.organization_id = $1 AND m.message_id = e.id AND m.yahrzeit_id = $2), e.occasion)
  FROM '^observance:[^:]+:([0-9]{4}-[0-9]{2}-[0-9]{2})')`;

/**
 * Letters to an earlier record of the same person, address and day, which an undone import or a deletion has taken: nothing
 * is written a second time, and whoever looks sees why.
 */
const KEPT = (about: string, isAbout: string): string => `
SELECT coalesce(e.id::text, b.id || ':' || kept.observance_id) AS id, coalesce(e.created_at, b.printed_at) AS at,
       coalesce(e.subject, '') AS subject, e.to_email AS "toEmail", r.contact_id AS "contactId",
       r.occurrence_date::text AS observance, t.name AS "templateName", e.state AS status, e.sent_at AS "sentAt", e.error, ${cameBack('e')} AS "cameBack",
       b.printed_by AS actor
  FROM reach r
  JOIN kept_promise kept ON kept.organization_id = r.organization_id AND kept.occurrence_date = r.occurrence_date
   AND kept.hash = r.promise AND kept.step = r.step
  LEFT JOIN email_message e ON kept.way = 'email' AND e.organization_id = kept.organization_id AND e.id = kept.kept_by
  LEFT JOIN template t ON t.organization_id = e.organization_id AND t.id = e.template_id
  LEFT JOIN print_batch b ON kept.way = 'print' AND b.organization_id = kept.organization_id AND b.id = kept.kept_by
 WHERE r.organization_id = $1 AND r.${about} = $2 AND coalesce(e.id, b.id) IS NOT NULL AND ${isAbout} IS NOT TRUE
   AND NOT EXISTS (SELECT FROM observance its WHERE its.organization_id = $1 AND its.id = kept.observance_id)
   AND NOT EXISTS (SELECT FROM printed_letter l WHERE l.organization_id = $1 AND l.batch_id = b.id
      AND l.contact_id = r.contact_id AND l.yahrzeit_id = r.yahrzeit_id)
 ORDER BY at DESC LIMIT ${LINES}`;

const EMAILS = (isAbout: string): string => `
SELECT e.id, e.created_at AS at, coalesce(e.subject, '') AS subject, e.to_email AS "toEmail", e.contact_id AS "contactId",
       ${OBSERVANCE} AS observance, t.name AS "templateName", e.state AS status, e.sent_at AS "sentAt", e.error, ${cameBack('e')} AS "cameBack"
  FROM email_message e LEFT JOIN template t ON t.organization_id = e.organization_id AND t.id = e.template_id
 WHERE e.organization_id = $1 AND ${isAbout} ORDER BY e.created_at DESC LIMIT ${LINES}`;

const PAPERS = (about: string): string => `
SELECT l.id, b.printed_at AS at, l.subject, b.printed_by AS actor, l.contact_id AS "contactId",
       l.occurrence_date::text AS observance
  FROM printed_letter l JOIN print_batch b ON b.organization_id = l.organization_id AND b.id = l.batch_id
 WHERE l.organization_id = $1 AND l.${about} = $2 ORDER BY b.printed_at DESC LIMIT ${LINES}`;

const CHANGES = `
SELECT a.id, a.at, a.actor_name AS actor, a.action, a.before, a.after, c.name AS "contactName"
  FROM audit_log a LEFT JOIN contact c ON c.organization_id = a.organization_id
   AND c.id = (coalesce(a.after, a.before) ->> 'contactId')::uuid
 WHERE a.organization_id = $1 AND a.resource = $3 AND a.resource_id = $2 ORDER BY a.id DESC LIMIT ${LINES}`;

const COUNT = (about: string, isAbout: string): string => `
SELECT (SELECT count(*) FROM email_message e WHERE e.organization_id = $1 AND ${isAbout})
     + (SELECT count(*) FROM printed_letter WHERE organization_id = $1 AND ${about} = $2)
     + (SELECT count(*) FROM audit_log WHERE organization_id = $1 AND resource = $3 AND resource_id = $2) AS total`;

/** The letters about a yahrzeit or to a contact, sent or printed, and the changes that people made, newest first; `total` counts all. */
export async function activityOf(
  db: DataSource,
  org: OrganizationId,
  { resource, id }: Subject,
): Promise<{ data: Activity[]; total: number }> {
  const about = resource === 'yahrzeit' ? 'yahrzeit_id' : 'contact_id';
  const isAbout = resource === 'yahrzeit' ? ABOUT_YAHRZEIT : 'e.contact_id = $2';
  const [emails, papers, changes, kept, [counted]] = await Promise.all([
    db.query<EmailLine[]>(EMAILS(isAbout), [org, id]),
    db.query<PaperLine[]>(PAPERS(about), [org, id]),
    db.query<ChangeLine[]>(CHANGES, [org, id, resource]),
    db.query<PromiseLine[]>(KEPT(about, isAbout), [org, id]),
    db.query<[{ total: number }]>(COUNT(about, isAbout), [org, id, resource]),
  ]);
  const lines = [...emails.map(emailLine), ...papers.map(paperLine), ...changes.map(changeLine), ...kept.map(keptLine)];
  // Of one instant, as they come: changes by their number.
  const newestFirst = lines.sort((one, other) => other.at.localeCompare(one.at));
  return { data: newestFirst.slice(0, LINES), total: counted.total + kept.length };
}

const emailLine = (line: EmailLine): Activity => ({
  ...line,
  kind: 'email',
  at: line.at.toISOString(),
  sentAt: line.sentAt?.toISOString() ?? null,
  actor: null,
  changes: [],
});

const paperLine = ({ at, ...line }: PaperLine): Activity => ({
  ...{ ...line, kind: 'letter', at: at.toISOString(), status: 'printed' },
  ...{ toEmail: null, templateName: null, sentAt: null, error: null, cameBack: false, changes: [] },
});

const keptLine = ({ actor, ...line }: PromiseLine): Activity =>
  actor === null ? emailLine(line) : { ...emailLine(line), kind: 'letter', status: 'printed', actor };

function changeLine({ id, at, actor, action, before, after, contactName }: ChangeLine): Activity {
  const observer = contactName ? [{ field: 'observer', before: null, after: contactName }] : [];
  return {
    id: `change-${id}`,
    kind: 'change',
    at: at.toISOString(),
    subject: action,
    contactId: null,
    observance: null,
    toEmail: null,
    templateName: null,
    status: null,
    sentAt: null,
    error: null,
    cameBack: false,
    actor,
    changes: [...observer, ...changedFields(before, after)],
  };
}

import type { INestApplicationContext } from '@nestjs/common';
import type { CivilDate } from '../../calendar/index.js';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { leaveUncounted, LetterCounts, LetterLinks, LetterSources, type MessageToWrite } from '../../emails/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';

interface Past extends Omit<MessageToWrite, 'links'> {
  readonly contactId: string;
  readonly sentAt: Date;
}

/**
 * The letters that this congregation would have sent in the past weeks, as the record of them: composed from the same
 * template, never handed to a relay.
 */
export async function sendPastLetters(
  app: INestApplicationContext,
  org: OrganizationId,
  today: CivilDate,
): Promise<void> {
  const db = app.get(DataSource);
  const past = (await db.query(DUE_BEFORE_TODAY, [org, today])).map((one: Past) => ({
    ...one,
    id: randomUUID(),
  })) as Past[];
  const letters = await composed(app, org, past);
  const rows = past.flatMap((one, at) => {
    const letter = letters.get(one.id);
    return letter ? [{ ...one, ...outcomeOf(at), ...letter }] : [];
  });
  await db.query(KEEP, [org, JSON.stringify(rows)]);
  await app.get(LetterCounts, { strict: false }).count(org);
}

/** Those whose sending day lies in the last six weeks and whose observance has passed, so that no night repeats them. */
const DUE_BEFORE_TODAY = `
  SELECT 'observance:' || o.id || ':' || n.date || ':' || t.id AS occasion, c.email AS "toEmail", t.id AS "templateId",
         c.id AS "contactId", y.id AS "yahrzeitId",
         (n.date - o.reminder_days_before + time '09:00') AT TIME ZONE g.timezone AS "sentAt"
    FROM occurrence n
    JOIN observance o ON o.organization_id = n.organization_id AND o.yahrzeit_id = n.yahrzeit_id
                     AND o.observe_on_hebrew_calendar = n.on_hebrew_calendar
    JOIN yahrzeit y ON y.organization_id = n.organization_id AND y.id = n.yahrzeit_id
    JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
    JOIN organization g ON g.id = n.organization_id
    JOIN template t ON t.organization_id = g.id AND t.id = g.reminder_template_id
   WHERE n.organization_id = $1 AND n.date BETWEEN $2::date - 40 AND $2::date + 6
     AND n.date - o.reminder_days_before < $2::date - 7 AND c.email IS NOT NULL AND NOT c.deceased
     AND NOT EXISTS (SELECT FROM suppression s WHERE s.organization_id = c.organization_id AND s.email = lower(c.email))
   ORDER BY n.date, o.id LIMIT 100`;

async function composed(app: INestApplicationContext, org: OrganizationId, past: readonly Past[]) {
  const links = app.get(LetterLinks, { strict: false });
  const source = app.get(LetterSources, { strict: false }).of('observance:');
  const messages = past.map((one) => ({
    ...one,
    links: links.of(org, { contactId: one.contactId, yahrzeitId: one.yahrzeitId, email: one.toEmail }),
  }));
  const answers = await source?.compose(org, messages);
  return new Map([...(answers ?? [])].flatMap(([id, one]) => ('letter' in one ? [[id, one.letter] as const] : [])));
}

/** Most arrived; one address was unknown to its host, one line dropped after the text had gone. */
function outcomeOf(at: number) {
  if (at === 2) return { state: 'failed', error: '550 5.1.1 No such user here', outcome: 'refused' };
  if (at === 4)
    return { state: 'uncertain', error: 'The line dropped after the letter had been handed over', outcome: 'unknown' };
  return { state: 'sent', error: null, outcome: 'accepted' };
}

const KEEP = `
  WITH changed AS (
  INSERT INTO email_message (organization_id, id, occasion, template_id, contact_id, yahrzeit_id, to_email, state, send_at,
                             attempts, attempt_log, subject, html, text, merge_fields_used, merge_field_issues, error,
                             sent_at, created_at)
  SELECT $1, m.id, m.occasion, m."templateId", m."contactId", m."yahrzeitId", m."toEmail", m.state, m."sentAt", 1,
         jsonb_build_array(jsonb_build_object('at', m."sentAt", 'outcome', m.outcome, 'response', coalesce(m.error, '250 OK'))),
         m.subject, m.html, m.text, m."mergeFieldsUsed", m."mergeFieldIssues", m.error,
         CASE WHEN m.state = 'sent' THEN m."sentAt" END, m."sentAt"
    FROM jsonb_to_recordset($2::jsonb) AS m(id uuid, occasion text, "templateId" uuid, "contactId" uuid,
         "yahrzeitId" uuid, "toEmail" text, state text, error text, outcome text, "sentAt" timestamptz, subject text,
         html text, text text, "mergeFieldsUsed" jsonb, "mergeFieldIssues" jsonb)
  RETURNING organization_id, state, sent_at, template_id, merge_fields_used, merge_field_issues)
  ${leaveUncounted('changed')}`;

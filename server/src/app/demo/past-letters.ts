import type { INestApplicationContext } from '@nestjs/common';
import { instantOf, sendingMoment, type CivilDate, type Place } from '../../calendar/index.js';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import {
  MessageNotices,
  LEAVE_UNCOUNTED,
  leaveUnwritable,
  LetterCounts,
  LetterLinks,
  LetterSources,
  type Composed,
  type MessageToWrite,
} from '../../emails/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';

interface Past extends Omit<MessageToWrite, 'links'> {
  readonly contactId: string;
  readonly sentAt: Date;
}
type Due = Omit<Past, 'id' | 'sentAt'> & { wishedOn: CivilDate };

/**
 * The letters that this congregation would have sent in the past weeks, and a year ago about what is to come now, as the
 * record of them: composed by what composes every letter, planned by the nights of those days, never handed to a relay.
 * What a person should do about them is told as always.
 */
export async function sendPastLetters(
  app: INestApplicationContext,
  org: OrganizationId,
  { today, place }: { today: CivilDate; place: Place },
  oldTemplate: string,
): Promise<void> {
  const db = app.get(DataSource);
  const due: Due[] = await db.query(DUE_BEFORE_TODAY, [org, today, oldTemplate]);
  const past = due.map((one) => ({ ...one, id: randomUUID(), sentAt: leftAt(one.wishedOn, place) }));
  const letters = await composed(app, org, past);
  const rows = past.flatMap((one, at) => {
    const letter = letters.get(one.id);
    return letter && !('cancelled' in letter) ? [{ ...one, ...recordOf(letter, at) }] : [];
  });
  await db.query(KEEP, [org, JSON.stringify(rows)]);
  await db.query(KEEP_RUNS, [org, oldTemplate]);
  await app.get(LetterCounts, { strict: false }).count(org);
  const notices = app.get(MessageNotices, { strict: false });
  for (const what of ['failed', 'uncertain'] as const) await notices.raise(org, what);
}

/**
 * Those whose sending day lies between six weeks and three days back: what was due later, the first night finds. And those
 * of a year ago. Two of the latest were asked for with the letter of the old program as well.
 */
const DUE_BEFORE_TODAY = `
  WITH due AS (
  SELECT o.id AS observance, n.date, c.email, c.id AS contact, y.id AS yahrzeit, g.reminder_template_id AS template,
         n.date - o.reminder_days_before AS wished_on
    FROM occurrence n
    JOIN observance o ON o.organization_id = n.organization_id AND o.yahrzeit_id = n.yahrzeit_id
                     AND o.observe_on_hebrew_calendar = n.on_hebrew_calendar
    JOIN yahrzeit y ON y.organization_id = n.organization_id AND y.id = n.yahrzeit_id
    JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
    JOIN organization g ON g.id = n.organization_id
   WHERE n.organization_id = $1 AND (n.date BETWEEN $2::date - 400 AND $2::date - 330
      OR n.date >= $2::date - 40 AND n.date - o.reminder_days_before <= $2::date - 3)
     AND c.email IS NOT NULL AND NOT c.deceased
     AND NOT EXISTS (SELECT FROM suppression s WHERE s.organization_id = c.organization_id AND s.email = lower(c.email))
   ORDER BY n.date DESC, o.id LIMIT 200
  ), asked AS (
    SELECT * FROM due
    UNION ALL
    (SELECT observance, date, email, contact, yahrzeit, $3::uuid, wished_on FROM due ORDER BY wished_on DESC, observance LIMIT 2)
  )
  SELECT 'observance:' || observance || ':' || date || ':' || template AS occasion, email AS "toEmail",
         template AS "templateId", contact AS "contactId", yahrzeit AS "yahrzeitId", wished_on::text AS "wishedOn"
    FROM asked ORDER BY template = $3, date < $2::date - 300, date, observance`;

/** At nine, or before the Shabbat or Yom Tov that it would have been. */
function leftAt(wishedOn: CivilDate, place: Place): Date {
  const { date, hour } = sendingMoment({ date: wishedOn, hour: 9 }, place);
  return instantOf(date, hour, place.timezone);
}

async function composed(app: INestApplicationContext, org: OrganizationId, past: readonly Past[]) {
  const links = app.get(LetterLinks, { strict: false });
  const source = app.get(LetterSources, { strict: false }).of('observance:');
  const messages = past.map((one) => ({
    ...one,
    links: links.of(org, { contactId: one.contactId, yahrzeitId: one.yahrzeitId, email: one.toEmail }),
  }));
  return (await source?.compose(org, messages)) ?? new Map<string, Composed>();
}

/** Most arrived; one address was unknown to its host, one line dropped after the text had gone. */
function recordOf(composed: Exclude<Composed, { cancelled: string }>, at: number) {
  if ('failed' in composed) return { ...composed, state: 'failed', error: composed.failed, outcome: null };
  const { letter } = composed;
  if (at === 2) return { ...letter, state: 'failed', error: '550 5.1.1 No such user here', outcome: 'refused' };
  if (at === 4) return { ...letter, state: 'uncertain', error: DROPPED, outcome: 'unknown' };
  return { ...letter, state: 'sent', error: null, outcome: 'accepted' };
}

const DROPPED = 'The line dropped after the letter had been handed over';

/** Each of these letters was planned by the night of its day; the letter of the old program was asked for by hand. */
const KEEP_RUNS = `
  WITH planned AS (
    SELECT m.id, m.organization_id, m.template_id, m.send_at, m.occasion,
           CASE WHEN m.template_id = $2 THEN 'job' ELSE 'night' END AS kind, (m.send_at AT TIME ZONE g.timezone)::date AS day
      FROM email_message m JOIN organization g ON g.id = m.organization_id WHERE m.organization_id = $1
  ), runs AS (
    INSERT INTO reminder_run (organization_id, kind, template_id, local_date, planned_at, created_at, started_by, queued)
    SELECT organization_id, kind, template_id, day, min(send_at), min(send_at), CASE WHEN kind = 'job' THEN 'Dina Demo' END, count(*)
      FROM planned GROUP BY organization_id, kind, template_id, day
    RETURNING id, kind, local_date
  ), belongs AS (
    UPDATE email_message m SET run_id = runs.id
      FROM planned JOIN runs ON runs.kind = planned.kind AND runs.local_date = planned.day
     WHERE m.organization_id = $1 AND m.id = planned.id
    RETURNING m.id, m.run_id
  )
  , kept AS (
    UPDATE reminder SET state = 'written', message_id = planned.id, run_id = belongs.run_id, closed_at = planned.send_at
      FROM planned JOIN belongs USING (id)
     WHERE reminder.organization_id = $1 AND reminder.observance_id = split_part(occasion, ':', 2)::uuid
       AND reminder.occurrence_date = split_part(occasion, ':', 3)::date
  )
  INSERT INTO run_outcome (organization_id, run_id, observance_id, occurrence_date, send_at, outcome, message_id)
  SELECT $1, belongs.run_id, split_part(occasion, ':', 2)::uuid, split_part(occasion, ':', 3)::date, send_at, 'queued', planned.id
    FROM planned JOIN belongs USING (id)`;

// A letter that could not be written was never attempted.
const KEEP = `
  WITH changed AS (
  INSERT INTO email_message (organization_id, id, occasion, template_id, contact_id, yahrzeit_id, to_email, state, send_at,
                             attempts, attempt_log, subject, html, text, merge_fields_used, merge_field_issues, error,
                             sent_at, created_at, updated_at)
  SELECT $1, m.id, m.occasion, m."templateId", m."contactId", m."yahrzeitId", m."toEmail", m.state, m."sentAt",
         CASE WHEN m.outcome IS NULL THEN 0 ELSE 1 END,
         CASE WHEN m.outcome IS NULL THEN '[]' ELSE
           jsonb_build_array(jsonb_build_object('at', m."sentAt", 'outcome', m.outcome, 'response', coalesce(m.error, '250 OK'))) END,
         m.subject, m.html, m.text, coalesce(m."mergeFieldsUsed", '[]'), m."mergeFieldIssues", m.error,
         CASE WHEN m.state = 'sent' THEN m."sentAt" END, m."sentAt", m."sentAt"
    FROM jsonb_to_recordset($2::jsonb) AS m(id uuid, occasion text, "templateId" uuid, "contactId" uuid,
         "yahrzeitId" uuid, "toEmail" text, state text, error text, outcome text, "sentAt" timestamptz, subject text,
         html text, text text, "mergeFieldsUsed" jsonb, "mergeFieldIssues" jsonb)
  RETURNING organization_id, state, sent_at, updated_at, template_id, subject, merge_fields_used, merge_field_issues),
  sent AS (${LEAVE_UNCOUNTED}),
  unwritten AS (SELECT * FROM changed WHERE subject IS NULL)
  ${leaveUnwritable('unwritten')}`;

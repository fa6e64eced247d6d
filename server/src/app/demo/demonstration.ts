import type { INestApplicationContext } from '@nestjs/common';
import type { OrganizationSettings } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { OrganizationChecks } from '../../alerts/index.js';
import { addDays, isRestDay, localDate, type CivilDate } from '../../calendar/index.js';
import { SuppressionService } from '../../emails/index.js';
import { FirstYearService } from '../../first-year/index.js';
import { HoldsService } from '../../holds/index.js';
import { ImportsService, ImportWork } from '../../imports/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { WithoutRememberer } from '../../rememberers/index.js';
import { EmailJobsService } from '../../reminders/index.js';
import { TemplatesService } from '../../templates/index.js';
import { choosesAdar, ObserversService, StandingReminders } from '../../yahrzeits/index.js';
import { demoList } from './demo-list.js';
import { demoPeople, type DemoPerson } from './people.js';
import { sendPastLetters } from './past-letters.js';

const TIMEZONE = 'America/New_York';
/** Whoever signs in to the demonstration. */
export type Owner = Actor & { id: string };
const COLLEAGUE: Actor = { id: null, name: 'Leah Adler' };

/** Makes the demonstration congregation of this person, with a year behind it. Begun and left in the middle, it is begun anew. */
export async function demonstrate(app: INestApplicationContext, owner: Owner): Promise<OrganizationId> {
  const db = app.get(DataSource);
  await db.query('DELETE FROM organization WHERE id IN (SELECT organization_id FROM membership WHERE user_id = $1)', [
    owner.id,
  ]);
  const org = await congregation(app, owner);
  // By the clock of the house, which may be moved; the migrations knew that of the database alone.
  await app.get(StandingReminders, { strict: false }).keepUp();
  const today = localDate(app.get(Clock).now(), TIMEZONE);
  const people = demoPeople(today);
  await bringList(app, org, owner, people);
  await describeObservers(app, org, owner, people);
  await leaveGaps(db, org, today);
  const oldLetter = await keepOldLetter(app, org, owner);
  await sendPastLetters(app, org, { today, place: PLACE }, oldLetter.id);
  await oldLetter.mend();
  await planJob(app, org, owner);
  await loseAnObserver(app, org, owner, today);
  await holdAndAnswer(app, org, owner, today);
  await keepOne(app, org, owner, today);
  await chooseAdar(app, org, owner);
  await noteDeath(app, org, owner, today);
  await leaveAndMourn(db, org, today);
  await changeWording(app, org);
  await app.get(OrganizationChecks, { strict: false }).look();
  await db.query('UPDATE organization SET is_demo = true WHERE id = $1', [org]);
  return org;
}

/** Of those about whom letters left this week, two without a Hebrew name, and two whose name the old program wrote as a blank. */
async function leaveGaps(db: DataSource, org: OrganizationId, today: CivilDate): Promise<void> {
  await db.query(
    `WITH due AS (
       SELECT DISTINCT y.id, y.name
         FROM occurrence n JOIN yahrzeit y ON y.id = n.yahrzeit_id
         JOIN observance o ON o.yahrzeit_id = n.yahrzeit_id AND o.observe_on_hebrew_calendar = n.on_hebrew_calendar
         JOIN contact c ON c.id = o.contact_id AND c.email IS NOT NULL AND NOT c.deceased
        WHERE n.organization_id = $1 AND n.date - o.reminder_days_before BETWEEN $2::date - 6 AND $2::date - 3
        ORDER BY y.name, y.id LIMIT 4)
     UPDATE yahrzeit SET hebrew_name = CASE WHEN chosen.at <= 2 THEN ' ' END
       FROM (SELECT id, row_number() OVER (ORDER BY name, id) AS at FROM due) AS chosen
      WHERE yahrzeit.organization_id = $1 AND yahrzeit.id = chosen.id`,
    [org, today],
  );
}

/** One of two observers who were written to a year ago is taken off: the next job's preview says who is missing, and why. */
async function loseAnObserver(app: INestApplicationContext, org: OrganizationId, by: Owner, today: CivilDate) {
  const [lost] = await app.get(DataSource).query<{ id: string }[]>(
    `SELECT o.id FROM observance o
       JOIN occurrence n ON n.organization_id = o.organization_id AND n.yahrzeit_id = o.yahrzeit_id
        AND n.on_hebrew_calendar = o.observe_on_hebrew_calendar AND n.date BETWEEN $2::date + 10 AND $2::date + 25
      WHERE o.organization_id = $1
        AND EXISTS (SELECT FROM run_outcome told JOIN email_message m ON m.id = told.message_id AND m.state = 'sent'
                     WHERE told.organization_id = $1 AND told.observance_id = o.id AND told.occurrence_date < $2::date - 300)
      ORDER BY (SELECT count(*) FROM observance other WHERE other.yahrzeit_id = o.yahrzeit_id) DESC, n.date, o.id LIMIT 1`,
    [org, today],
  );
  if (lost) await app.get(ObserversService, { strict: false }).remove(org, by, lost.id);
}

/** One family is told by a person in place of the house, and two have answered their letters. */
async function holdAndAnswer(app: INestApplicationContext, org: OrganizationId, by: Owner, today: CivilDate) {
  const db = app.get(DataSource);
  const [held] = await db.query<{ id: string }[]>(
    `SELECT observance_id AS id FROM reminder WHERE organization_id = $1 AND state = 'open' AND occurrence_date BETWEEN $2::date + 5 AND $2::date + 13
      ORDER BY occurrence_date, observance_id LIMIT 1`,
    [org, today],
  );
  const why = { until: null, reason: 'second_loss', note: 'Ruth wishes to be called' } as const;
  if (held)
    await app.get(HoldsService, { strict: false }).hold(org, by, { about: 'observer', recordId: held.id, ...why });
  await db.query(
    `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, people, kaddish, answered_at)
     SELECT organization_id, observance_id, occurrence_date, CASE WHEN at = 1 THEN 'come' ELSE 'read' END,
            CASE WHEN at = 1 THEN 4 END, at = 2, $3
       FROM (SELECT *, row_number() OVER (ORDER BY occurrence_date, observance_id) AS at
               FROM reminder WHERE organization_id = $1 AND state = 'written' AND occurrence_date >= $2 AND step = 1) r
      WHERE at <= 2 ON CONFLICT DO NOTHING`,
    [org, today, app.get(Clock).now()],
  );
}

/** Of those without a rememberer the congregation remembers one, one is to rest, and of one somebody was asked by letter and answered. */
async function keepOne(app: INestApplicationContext, org: OrganizationId, by: Owner, today: CivilDate) {
  const without = app.get(WithoutRememberer, { strict: false });
  const { data } = await without.list(org, { range: [0, 49] });
  const [kept, ...others] = data;
  if (kept) await without.keep(org, by, kept.id, { basis: 'custom' });
  const asked = others.find(({ candidates }) => candidates.some(({ mayBeAsked }) => mayBeAsked));
  const rests = others.find(({ id, cause, plaque }) => id !== asked?.id && cause === 'deceased' && plaque === null);
  if (rests) await without.rest(org, { ...by, role: 'owner' }, rests.id, 'The family asked for it');
  const whom = asked?.candidates.find(({ mayBeAsked }) => mayBeAsked);
  if (!asked || !whom) return;
  await app.get(DataSource).query(
    `INSERT INTO rememberer_request (organization_id, contact_id, yahrzeit_id, asked_on, asked_by, answer, answered_at)
     VALUES ($1, $2, $3, $4, $5, 'congregation', $6)`,
    [org, whom.id, asked.id, addDays(today, -9), by.name, app.get(Clock).now()],
  );
}

/** Of those who observe a death in Adar one keeps the second. */
async function chooseAdar(app: INestApplicationContext, org: OrganizationId, by: Owner) {
  const [one] = await app.get(DataSource).query<{ id: string }[]>(
    `SELECT o.id FROM observance o JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
      WHERE o.organization_id = $1 AND o.observe_on_hebrew_calendar AND ${choosesAdar('y')}
      ORDER BY (SELECT count(*) FROM observance other WHERE other.yahrzeit_id = y.id) DESC, y.name, o.id LIMIT 1`,
    [org],
  );
  if (one) await app.get(ObserversService, { strict: false }).change(org, by, one.id, { adarRule: 'second' });
}

/** One family mourns, in the eleven months. */
async function noteDeath(app: INestApplicationContext, org: OrganizationId, by: Owner, today: CivilDate) {
  const mourner = {
    contactId: null,
    name: 'Paula Lindner',
    phone: '555 0151',
    email: null,
    relationship: 'Parent',
  } as const;
  await app.get(FirstYearService, { strict: false }).note(org, by, {
    ...{ name: 'Frieda Lindner', hebrewName: 'פרידה בת יהודה', afterSunset: true, shiva: null, carer: 'Dina Demo' },
    ...{ died: addDays(today, -80), buried: weekdayFrom(addDays(today, -79)), mourners: [mourner] },
    ...{ kaddishRule: '11m-1d', kaddishFrom: 'death', festivals: 'ask' },
  });
}

/**
 * Of two who left the congregation one is still written to, since letters go on for three years, and one is not any more. One
 * person died as a child.
 */
async function leaveAndMourn(db: DataSource, org: OrganizationId, today: CivilDate) {
  await db.query(
    `WITH due AS (
       SELECT contact_id, row_number() OVER (ORDER BY min(occurrence_date), contact_id) AS at FROM reach
        WHERE organization_id = $1 AND verdict = 'email' AND occurrence_date BETWEEN $2::date + 16 AND $2::date + 28
        GROUP BY contact_id)
     UPDATE contact SET member_until = $2::date - 365 * CASE at WHEN 1 THEN 1 ELSE 4 END
       FROM due WHERE organization_id = $1 AND id = due.contact_id AND at <= 2`,
    [org, today],
  );
  await db.query(
    `UPDATE yahrzeit SET age_at_death = 9 WHERE organization_id = $1 AND id = (
       SELECT o.yahrzeit_id FROM observance o JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id AND NOT c.deceased
        WHERE o.organization_id = $1 AND o.relationship = 'Sibling' ORDER BY o.yahrzeit_id LIMIT 1)`,
    [org],
  );
}

/** Somebody else in the office changed the words of the letter today: what leaves tonight waits until a second person releases it. */
async function changeWording(app: INestApplicationContext, org: OrganizationId) {
  const organizations = app.get(OrganizationsService, { strict: false });
  const { reminderTemplateId } = await organizations.settings(org);
  if (!reminderTemplateId) return;
  await app.get(TemplatesService, { strict: false }).save(org, COLLEAGUE, reminderTemplateId, {
    preheader: 'The yahrzeit begins at sundown{{#if observance.beginsAt}} on {{formatDate observance.beginsAt}}{{/if}}',
  });
  // The letters of the weeks before were written in the words that stood before.
  await app
    .get(DataSource)
    .query(
      `UPDATE template_version SET saved_at = saved_at - interval '3 years' WHERE organization_id = $1 AND template_id = $2 AND version = 1`,
      [org, reminderTemplateId],
    );
  // The history goes by the clock of the database, which no story moves.
  await app
    .get(DataSource)
    .query('UPDATE audit_log SET at = $3 WHERE organization_id = $1 AND actor_name = $2', [
      ...[org, COLLEAGUE.name, app.get(Clock).now()],
    ]);
}

/** Nobody is buried on a day of rest. */
function weekdayFrom(date: CivilDate): CivilDate {
  return isRestDay(date, { israel: false }) ? weekdayFrom(addDays(date, 1)) : date;
}

/** A letter from before this program, with a merge field that nothing here fills: what was asked for with it could not be sent until it was mended. */
async function keepOldLetter(app: INestApplicationContext, org: OrganizationId, by: Owner) {
  const draft = { name: 'Letter of the old program', jsxComponentKey: 'handlebars_html', language: 'en' } as const;
  const { id } = await app.get(TemplatesService, { strict: false }).add(org, by, draft);
  await app.get(DataSource).query(
    `UPDATE template SET html = replace(html, '{{organization.address}}', '{{yahrzeit.gravestone}}'),
                         created_at = created_at - interval '3 years', updated_at = updated_at - interval '3 years'
      WHERE organization_id = $1 AND id = $2`,
    [org, id],
  );
  const mend = () =>
    app.get(DataSource).query(
      `UPDATE template SET html = replace(html, '{{yahrzeit.gravestone}}', '{{organization.address}}')
        WHERE organization_id = $1 AND id = $2`,
      [org, id],
    );
  return { id, mend };
}

/** The one batch that this office has defined: whoever is observed in the next two weeks. */
async function planJob(app: INestApplicationContext, org: OrganizationId, by: Owner): Promise<void> {
  const { reminderTemplateId } = await app.get(OrganizationsService, { strict: false }).settings(org);
  if (!reminderTemplateId) return;
  const window = { basis: 'observanceDate', fromDays: 0, toDays: 14 } as const;
  const draft = { mode: 'window', templateId: reminderTemplateId, window, sendAt: null, timing: 'allNow' } as const;
  await app.get(EmailJobsService, { strict: false }).add(org, by, draft);
}

async function congregation(app: INestApplicationContext, owner: Owner): Promise<OrganizationId> {
  const organizations = app.get(OrganizationsService, { strict: false });
  const org = await organizations.createFor(owner, 'Congregation Beth Tikvah');
  await organizations.changeSubscription(org, owner, {
    plan: 'plus',
    status: 'active',
    trialEndsAt: null,
    endsAt: null,
  });
  const { name, rules, calendar, serviceRule, shabbatTimes } = await organizations.settings(org);
  // Chosen long ago: it is not the owner who makes tonight's letters wait.
  const [[template]] = await app.get(DataSource).query<[[{ id: string }]]>(
    `UPDATE organization SET reminder_template_id = template.id FROM template
      WHERE organization.id = $1 AND organization_id = $1 AND jsx_component_key = 'default_reminder' AND template.language = 'en'
      RETURNING template.id`,
    [org],
  );
  const asBorn = { name, rules, calendar, serviceRule, shabbatTimes };
  await organizations.changeSettings(org, owner, { ...asBorn, ...PLACE, ...LETTERS, reminderTemplateId: template.id });
  return org;
}

/** Where it is; each letter of its year left when letters leave there. */
export const PLACE = {
  timezone: TIMEZONE,
  israel: false,
  city: 'Providence, Rhode Island',
  latitude: 41.82,
  longitude: -71.41,
  address: '18 Orchard Lane\nProvidence, RI 00000',
};

const LETTERS: Partial<OrganizationSettings> = {
  senderName: 'Congregation Beth Tikvah',
  replyTo: 'office@beth-tikvah.example',
  language: 'en',
  remindersOn: true,
  reminderHour: 9,
  formerLetterYears: 3,
  oneLetter: false,
  releaseRules: ['wording'],
  uncertainLetters: 'ask',
};

/** The people come the way an office's people come: by an import, which the import page then shows. */
async function bringList(app: INestApplicationContext, org: OrganizationId, by: Actor, people: DemoPerson[]) {
  const imports = app.get(ImportsService, { strict: false });
  const { id } = await imports.preview(org, by, { fileName: 'yahrzeit-list.csv', file: demoList(people) });
  await imports.run(org, by, id);
  await app.get(ImportWork, { strict: false }).carryOut(org, id);
}

/** What the list has no column for: lead times, who has died meanwhile, whose address came back. */
async function describeObservers(app: INestApplicationContext, org: OrganizationId, by: Actor, people: DemoPerson[]) {
  const db = app.get(DataSource);
  const observers = people.flatMap((person) => person.observers);
  await db.query(
    `UPDATE observance SET reminder_days_before = 7, own_lead = true
      WHERE organization_id = $1 AND get_byte(uuid_send(id), 0) >= 64`,
    [org],
  );
  await giveAddresses(db, org);
  const deceased = observers.filter((observer) => observer.deceased).map(({ email }) => email);
  await db.query('UPDATE contact SET deceased = true WHERE organization_id = $1 AND email = ANY($2)', [org, deceased]);
  const suppressions = app.get(SuppressionService, { strict: false });
  for (const { email, suppressed } of observers) {
    if (suppressed && email)
      await suppressions.add(org, by, { email, reason: 'bounced', detail: '550 5.1.1 No such user' });
  }
}

/** Three in four of those without email have a postal address: their letters can be printed. */
async function giveAddresses(db: DataSource, org: OrganizationId): Promise<void> {
  await db.query(
    `UPDATE contact SET address = numbered.n * 7 || ' ' || (ARRAY['Cedar', 'Maple', 'Chestnut', 'Willow'])[numbered.n % 4 + 1]
             || E' Street\\nSpringfield, NJ ' || lpad((7000 + numbered.n)::text, 5, '0')
      FROM (SELECT id, (row_number() OVER (ORDER BY name, id))::int AS n FROM contact WHERE organization_id = $1 AND email IS NULL) numbered
     WHERE contact.organization_id = $1 AND contact.id = numbered.id AND numbered.n % 4 <> 0`,
    [org],
  );
}

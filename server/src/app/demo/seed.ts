import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createConfirmedUser } from '../../auth/index.js';
import { localDate } from '../../calendar/index.js';
import { SuppressionService } from '../../emails/index.js';
import { ImportsService, ImportWork } from '../../imports/index.js';
import { OrganizationsService } from '../../organizations/index.js';
import { Clock } from '../../platform/clock/index.js';
import { readConfig, type Config } from '../../platform/config/index.js';
import type { Actor, OrganizationId } from '../../platform/tenancy/index.js';
import { createContext } from '../application.js';
import { demoList } from './demo-list.js';
import { demoPeople, type DemoPerson } from './people.js';
import { sendPastLetters } from './past-letters.js';

// Makes the demonstration congregation, once. Died it in the middle, the next start begins it anew.

const TIMEZONE = 'America/New_York';
type Owner = Actor & { id: string };

const config = { ...readConfig(), ROLE: 'api' as const, LOG_LEVEL: 'warn' as const };
const app = await createContext(config);
try {
  await seed(app, config);
} finally {
  await app.close();
}

async function seed(app: INestApplicationContext, { IDENTITY_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD }: Config) {
  // With an identity provider of their own, people register there.
  if (!IDENTITY_DATABASE_URL) return;
  const db = app.get(DataSource);
  const [done] = await db.query('SELECT id FROM organization WHERE is_demo');
  if (done) return;

  const person = { firstName: 'Dina', lastName: 'Demo' };
  const subject = await createConfirmedUser(IDENTITY_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD, person);
  const owner = await ownerOf(db, subject, DEMO_EMAIL);
  await db.query('DELETE FROM organization WHERE id IN (SELECT organization_id FROM membership WHERE user_id = $1)', [
    owner.id,
  ]);
  const org = await congregation(app, owner);
  const today = localDate(app.get(Clock).now(), TIMEZONE);
  const people = demoPeople(today);
  await bringList(app, org, owner, people);
  await describeObservers(app, org, owner, people);
  await sendPastLetters(app, org, today);
  await db.query('UPDATE organization SET is_demo = true WHERE id = $1', [org]);
}

async function ownerOf(db: DataSource, subject: string, email: string): Promise<Owner> {
  const [{ id }] = await db.query(
    `INSERT INTO app_user (subject, email, first_name, last_name) VALUES ($1, $2, 'Dina', 'Demo')
     ON CONFLICT (subject) DO UPDATE SET email = excluded.email RETURNING id`,
    [subject, email.toLowerCase()],
  );
  return { id, name: 'Dina Demo' };
}

async function congregation(app: INestApplicationContext, owner: Owner): Promise<OrganizationId> {
  const organizations = app.get(OrganizationsService, { strict: false });
  const org = await organizations.createFor(owner, 'Congregation Beth Tikvah');
  await organizations.changeSubscription(org, owner, { plan: 'plus', status: 'active', trialEndsAt: null });
  const { name, rules, serviceRule } = await organizations.settings(org);
  const [template] = await app
    .get(DataSource)
    .query(
      `SELECT id FROM template WHERE organization_id = $1 AND jsx_component_key = 'default_reminder' AND language = 'en'`,
      [org],
    );
  await organizations.changeSettings(org, owner, {
    ...{ name, rules, serviceRule },
    timezone: TIMEZONE,
    israel: false,
    city: 'Providence, Rhode Island',
    latitude: 41.82,
    longitude: -71.41,
    address: '18 Orchard Lane\nProvidence, RI 00000',
    senderName: 'Congregation Beth Tikvah',
    replyTo: 'office@beth-tikvah.example',
    language: 'en',
    remindersOn: true,
    reminderTemplateId: template.id,
    reminderHour: 9,
  });
  return org;
}

/** The people come the way an office's people come: by an import, which the import page then shows. */
async function bringList(app: INestApplicationContext, org: OrganizationId, by: Actor, people: DemoPerson[]) {
  const imports = app.get(ImportsService, { strict: false });
  const { id } = await imports.preview(org, by, 'yahrzeit-list.csv', demoList(people));
  await imports.run(org, by, id);
  await app.get(ImportWork, { strict: false }).carryOut(org, id);
}

/** What the list has no column for: lead times, who has died meanwhile, whose address came back. */
async function describeObservers(app: INestApplicationContext, org: OrganizationId, by: Actor, people: DemoPerson[]) {
  const db = app.get(DataSource);
  const observers = people.flatMap((person) => person.observers);
  await db.query(
    `UPDATE observance o SET reminder_days_before = CASE WHEN get_byte(uuid_send(o.id), 0) < 64 THEN 14 ELSE 7 END
      WHERE o.organization_id = $1`,
    [org],
  );
  const deceased = observers.filter((observer) => observer.deceased).map(({ email }) => email);
  await db.query('UPDATE contact SET deceased = true WHERE organization_id = $1 AND email = ANY($2)', [org, deceased]);
  const suppressions = app.get(SuppressionService, { strict: false });
  for (const { email, suppressed } of observers) {
    if (suppressed && email)
      await suppressions.add(org, by, { email, reason: 'bounced', detail: '550 5.1.1 No such user' });
  }
}

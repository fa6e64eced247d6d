import type { OrganizationSettings } from '@zikaron/contract';
import { changesOf } from '../../test/changes-of.js';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { Audit } from '../platform/audit/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { settingsOf } from './account.js';
import { PLAN_LIMITS } from './plans.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from './index.js';
import { StandingClock } from '../../test/standing-clock.js';

describe('organizations', () => {
  const now = new Date('2027-01-01T03:00:00Z');
  let database: TestDatabase;
  let db: DataSource;
  let clock: StandingClock;
  let birth: OrganizationBirth;
  let dateSettings: DateSettings;
  let organizations: OrganizationsService;
  let owner: { id: string; name: string };

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([OrganizationRow, UserRow, MembershipRow]);
    const [user] = await db.query(
      `INSERT INTO app_user (subject, email, first_name) VALUES ('s', 'rivka@example.org', 'Rivka') RETURNING id`,
    );
    owner = { id: user.id, name: 'Rivka' };
  });
  afterAll(() => database.drop());

  beforeEach(() => {
    clock = new StandingClock(now);
    birth = new OrganizationBirth();
    dateSettings = new DateSettings();
    organizations = new OrganizationsService(db, clock, new Audit(db, clock), birth, dateSettings);
  });

  const change = async (org: OrganizationId, changed: Partial<OrganizationSettings>) =>
    organizations.changeSettings(org, owner, { ...settingsOf(await organizations.settings(org)), ...changed });

  /** Rows as other modules write them: so many observers, so many letters sent now. */
  async function use(org: OrganizationId, observers: number, letters: number): Promise<void> {
    await db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Ploni') RETURNING id),
            c AS (INSERT INTO contact (organization_id, name) SELECT $1, 'Contact ' || n FROM generate_series(1, $2::int) n RETURNING id)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c`,
      [org, observers],
    );
    await db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, sent_at)
       SELECT $1, 'test:' || n, 'a@example.org', 'sent', $3 FROM generate_series(1, $2::int) n`,
      [org, letters, clock.now()],
    );
  }

  it('given what staff answer to what is missing, then it is kept; a change of place or custom says that they are right', async () => {
    const org = await organizations.createFor(owner, 'Answers');
    const answered = async () => {
      const { customsConfirmedAt, setupDeclinedAt } = await organizations.settings(org);
      return [customsConfirmedAt, setupDeclinedAt];
    };

    await organizations.answerSetup(org, owner, { declined: true });
    expect(await answered()).toEqual([null, now]);
    await organizations.answerSetup(org, owner, { declined: false });
    await change(org, { replyTo: 'office@example.org' });
    expect(await answered()).toEqual([null, null]);
    await change(org, { calendar: 'civil' });
    expect(await answered()).toEqual([now, null]);
  });

  it('given settings without the lead times, then those stay', async () => {
    const org = await organizations.createFor(owner, 'Lead times');
    await change(org, { leadDays: 30, secondLeadDays: 3 });
    const { leadDays: _, secondLeadDays: __, ...others } = settingsOf(await organizations.settings(org));

    expect(await organizations.changeSettings(org, owner, others)).toMatchObject({ leadDays: 30, secondLeadDays: 3 });
  });

  it('given two who change different settings at once, then each keeps theirs, down to a single time of Shabbat', async () => {
    const org = await organizations.createFor(owner, 'Two offices');
    const times = { candleMinutes: null, earlyShabbatAt: null, nightfall: 'degrees8_5', eveningWithoutSunset: null };

    await Promise.all([
      organizations.changeSettings(org, owner, { senderName: 'The office' }),
      organizations.changeSettings(org, owner, { replyTo: 'office@example.org' }),
      organizations.changeSettings(org, owner, { shabbatTimes: { candleMinutes: 30 } }),
      organizations.changeSettings(org, owner, { shabbatTimes: { nightfall: 'minutes72' } }),
    ]);

    expect(settingsOf(await organizations.settings(org))).toMatchObject({
      senderName: 'The office',
      replyTo: 'office@example.org',
      shabbatTimes: { ...times, candleMinutes: 30, nightfall: 'minutes72' },
    });
  });

  it('given a person, when an organization is made for them, then they own it and its trial runs seven days', async () => {
    const org = await organizations.createFor(owner, 'Beth El');

    const account = await organizations.account(org, owner);

    expect(account).toMatchObject({
      hasActiveSubscription: true,
      currentUser: { name: 'Rivka', email: 'rivka@example.org', role: 'owner' },
      organization: { name: 'Beth El', orgCode: 'beth-el' },
      subscription: { status: 'trialing', plan: 'trial', trialEndsAt: '2027-01-08T03:00:00.000Z' },
      limits: { emailsPerMonth: 500, observers: 1_000 },
    });
  });

  it('given eight organizations of one name at once, then each has a code of its own', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => organizations.createFor(owner, 'Beth Shalom')));

    const codes = await Promise.all(made.map(async (org) => (await organizations.settings(org)).orgCode));

    expect(codes.sort()).toEqual(['beth-shalom', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `beth-shalom-${n}`)]);
  });

  it('given an organization without a name, when it is named, then its code follows, and a second name is not taken', async () => {
    const org = await organizations.createFor(owner);
    const name = (text: string) => db.transaction((within) => organizations.nameOnce(org, owner, text, within));

    expect(await organizations.settings(org)).toMatchObject({ name: 'My Congregation', orgCode: 'my-congregation' });
    await name('Ohev Shalom');
    await name('Usurper');

    expect(await organizations.settings(org)).toMatchObject({ name: 'Ohev Shalom', orgCode: 'ohev-shalom' });
  });

  it('given something that happens at a birth and fails, then no organization is made', async () => {
    birth.whenBorn(async () => Promise.reject(new Error('no letters today')));

    await expect(organizations.createFor(owner, 'Stillborn')).rejects.toThrow('no letters today');

    expect(await db.getRepository(OrganizationRow).countBy({ name: 'Stillborn' })).toBe(0);
  });

  it('given a zone behind Greenwich, when it is past midnight there, then today is still yesterday', async () => {
    const org = await organizations.createFor(owner, 'Zone');

    expect(await organizations.today(org)).toBe('2026-12-31');
    await change(org, { timezone: 'Asia/Jerusalem' });
    expect(await organizations.today(org)).toBe('2027-01-01');
  });

  it('given a rule that changes, then what depends on dates is told, and a change of name tells nothing', async () => {
    const told: string[] = [];
    dateSettings.whenSettingsChange(async (org) => void told.push(org));
    const org = await organizations.createFor(owner, 'Rules');
    const { rules } = await organizations.settings(org);

    await change(org, { name: 'Rules of Beth El' });
    expect(told).toEqual([]);

    await change(org, { rules: { ...rules, adarRule: 'both' } });
    expect(told).toEqual([org]);
  });

  it('given a change of settings, then the audit has both sides, and the version is one more', async () => {
    const org = await organizations.createFor(owner, 'Audited');

    await change(org, { city: 'Haifa' });

    const [last] = await changesOf(db, org, 'organization', org);
    expect(last).toMatchObject({
      action: 'change',
      actorName: 'Rivka',
      before: { city: null },
      after: { city: 'Haifa' },
    });
    expect(await organizations.settings(org)).toMatchObject({ version: 2, city: 'Haifa' });
  });

  it("given another organization's template, when reminders are set to it, then it does not exist here", async () => {
    const [mine, theirs] = [
      await organizations.createFor(owner, 'Mine'),
      await organizations.createFor(owner, 'Theirs'),
    ];
    const [template] = await db.query(
      `INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
       VALUES ($1, 'Letter', 'default_reminder', 's', 'h', 't') RETURNING id`,
      [theirs],
    );

    await expect(change(mine, { reminderTemplateId: template.id })).rejects.toMatchObject({ status: 422 });
    await expect(change(mine, { remindersOn: true })).rejects.toMatchObject({ status: 422 });
    await expect(change(theirs, { remindersOn: true, reminderTemplateId: template.id })).resolves.toBeDefined();
  });

  it('given the last place for an observer, when two take it at once, then one gets it', async () => {
    const org = await organizations.createFor(owner, 'Full');
    await use(org, PLAN_LIMITS.trial.observers - 1, 0);
    const add = () =>
      db.transaction(async (within) => {
        await organizations.mayAddObservers(org, 1, within);
        await within.query(
          `WITH c AS (INSERT INTO contact (organization_id, name) VALUES ($1, 'Last') RETURNING id)
           INSERT INTO observance (organization_id, yahrzeit_id, contact_id)
           SELECT $1, y.id, c.id FROM c, yahrzeit y WHERE y.organization_id = $1`,
          [org],
        );
      });

    const outcomes = await Promise.allSettled([add(), add()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(organizations.mayAddObservers(org, 3)).rejects.toMatchObject({
      status: 402,
      code: 'observer_limit',
      message: expect.stringContaining(`, and this would make ${PLAN_LIMITS.trial.observers + 3}.`),
    });
  });

  it('given a plan of one observer, then its refusal is a sentence in the singular too', async () => {
    const org = await organizations.createFor(owner, 'One');
    await db.query('UPDATE organization SET observers_limit = 1 WHERE id = $1', [org]);

    await expect(organizations.mayAddObservers(org, 2)).rejects.toMatchObject({
      message: expect.stringContaining('The limit of your plan for observers is 1, and this would make 2.'),
    });
  });

  it("given letters of this month and of last, then only this month's count against the plan", async () => {
    const org = await organizations.createFor(owner, 'Letters');
    await use(org, 0, 499);
    expect(await organizations.usage(org)).toEqual({ observers: 0, emailsThisMonth: 499 });

    clock.set(new Date('2027-01-01T05:00:00Z'));

    expect(await organizations.usage(org)).toEqual({ observers: 0, emailsThisMonth: 0 });
  });

  it('given a trial that has passed, then after the grace it is written down as expired', async () => {
    const org = await organizations.createFor(owner, 'Late');
    const hasActive = async () => (await organizations.account(org, owner)).hasActiveSubscription;

    clock.set(new Date('2027-01-08T03:00:00Z'));
    expect(await hasActive()).toBe(true);

    clock.set(new Date('2027-01-22T03:00:00Z'));
    expect(await hasActive()).toBe(false);
    expect(await organizations.ageSubscriptions()).toBeGreaterThan(0);
    expect(await organizations.ageSubscriptions()).toBe(0);
    expect((await organizations.settings(org)).subscriptionStatus).toBe('expired');
  });

  it('given billing is switched off, then whoever was shut out is let in without limits; who has a plan in force keeps it', async () => {
    const [late, paying] = [
      await organizations.createFor(owner, 'Shut out'),
      await organizations.createFor(owner, 'Plus'),
    ];
    const plus = { plan: 'plus', status: 'active', trialEndsAt: null, endsAt: null } as const;
    await organizations.changeSubscription(paying, owner, plus);
    clock.set(new Date('2028-01-01T03:00:00Z'));
    const withoutBilling = new OrganizationsService(db, clock, new Audit(db, clock), birth, dateSettings, {
      BILLING: 'off',
    });

    await withoutBilling.onApplicationBootstrap();
    const founded = await withoutBilling.createFor(owner, 'Founded later');

    for (const org of [late, founded]) {
      const { hasActiveSubscription, subscription } = await withoutBilling.account(org, owner);
      expect(hasActiveSubscription).toBe(true);
      expect(subscription).toEqual({ plan: 'free', status: 'active', trialEndsAt: null, endsAt: null });
      await withoutBilling.mayAddObservers(org, 1_000_000);
    }
    expect((await withoutBilling.settings(paying)).plan).toBe('plus');
    expect(await withoutBilling.ageSubscriptions()).toBe(0);
  });
});

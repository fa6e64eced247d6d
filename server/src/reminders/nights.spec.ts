import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { addDays, localHour } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { DateSettings } from '../organizations/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { StandingReminders } from '../yahrzeits/index.js';
import { EmailJobRow } from './email-job.entity.js';
import { Nights } from './nights.js';
import { Planner } from './planner.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
const clock = new StandingClock(new Date('2026-12-01T00:00:00Z'));

const queue = new RememberingQueue();

const nights = () => {
  const planner = new Planner(db, clock, sendingQueue(queue));
  return new Nights(
    db,
    clock,
    planner,
    new NotificationsService(db, clock),
    new HouseWork(db, clock),
    new StandingReminders(db, clock, new DateSettings(), new HouseWork(db, clock)),
  );
};
const planAt = (moment: string) => {
  clock.set(new Date(moment));
  return nights().planDue();
};
const messages = (org: Congregation): Promise<{ id: string; occasion: string; send_at: Date; rank: number }[]> =>
  db.query(`SELECT id, occasion, send_at, rank FROM email_message WHERE organization_id = $1 ORDER BY rank`, [org.id]);
const outcomes = async (org: Congregation): Promise<string[]> => {
  const rows = await db.query(
    `SELECT coalesce(reason, state) AS told FROM reminder WHERE organization_id = $1 AND run_id IS NOT NULL ORDER BY 1`,
    [org.id],
  );
  return rows.map(({ told }: { told: string }) => told);
};

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([EmailJobRow]);
});
beforeEach(() => db.query('DELETE FROM organization'));
afterAll(() => database.drop());

describe('the night of an organization', () => {
  it('given its hour has come, then who is due is written to once, and the queue hears of it', async () => {
    const org = await aCongregation(db);
    const { observanceId } = await anObserver(db, org.id, ['2026-12-15']);

    expect(await planAt('2026-12-01T13:59:00Z')).toEqual([]);
    expect(await planAt('2026-12-01T14:00:00Z')).toMatchObject([{ localDate: '2026-12-01', queued: 1 }]);
    expect(await planAt('2026-12-01T14:15:00Z')).toEqual([]);
    expect(await planAt('2026-12-02T14:00:00Z')).toMatchObject([{ queued: 0, skipped: 0 }]);

    const [message] = await messages(org);
    expect(message).toMatchObject({
      occasion: `observance:${observanceId}:2026-12-15:${org.templateId}`,
      send_at: new Date('2026-12-01T14:00:00Z'),
      rank: 1,
    });
    expect(queue.announced).toContain(message?.id);
  });

  it('given a night that nobody plans, then it is told as late from its hour on, until it is planned', async () => {
    const { id } = await aCongregation(db);
    const changed = (moment: string) => db.query('UPDATE organization SET updated_at = $2 WHERE id = $1', [id, moment]);
    const late = (moment: string) => nights().lateSince(new Date(moment));

    await changed('2026-12-01T14:05:00Z');
    expect(await late('2026-12-01T14:04:00Z')).toBe(0);
    await changed('2026-11-01T14:00:00Z');
    expect(await late('2026-12-01T13:59:00Z')).toBe(0);
    expect(await late('2026-12-01T14:00:00Z')).toBe(1);
    await planAt('2026-12-01T14:30:00Z');
    expect(await late('2026-12-01T14:30:00Z')).toBe(0);
    expect(await late('2026-12-02T14:00:00Z')).toBe(1);
    await planAt('2026-12-02T14:00:00Z');
    expect(await late('2026-12-01T14:30:00Z')).toBe(0);
  });

  it('given a day of sending on Shabbat, then the letter leaves on the Friday before', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-19']);

    expect(await planAt('2026-12-04T14:00:00Z')).toMatchObject([{ localDate: '2026-12-04', queued: 1 }]);
    expect(await planAt('2026-12-05T20:00:00Z')).toEqual([]);
    const [told] = await db.query('SELECT sends_on, wished_on FROM reminder');
    expect(told).toEqual({ sends_on: '2026-12-04', wished_on: '2026-12-05' });
    expect(await messages(org)).toMatchObject([{ send_at: new Date('2026-12-04T18:00:00Z') }]);
  });

  it('given workers down for three days, then the next night catches up, in the order of the days', async () => {
    const org = await aCongregation(db);
    await planAt('2026-11-29T14:00:00Z');
    for (const day of ['2026-12-16', '2026-12-14', '2026-12-15']) await anObserver(db, org.id, [day]);

    await planAt('2026-12-02T14:00:00Z');

    const dates = (await messages(org)).map(({ occasion }) => occasion.split(':')[2]);
    expect(dates).toEqual(['2026-12-14', '2026-12-15', '2026-12-16']);
  });

  it('given a day that passed while the workers were down, then it is too late, said once, and a person is told', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-01'], { observance: { reminder_days_before: 0 } });

    await planAt('2026-12-03T14:00:00Z');
    await planAt('2026-12-04T14:00:00Z');

    expect(await outcomes(org)).toEqual(['too_late']);
    expect(await db.query('SELECT title FROM notification')).toEqual([
      { title: '1 family is too late for a letter: call them' },
    ]);
  });

  it('given an observer entered after the day, then nobody is told that it was too late', async () => {
    const org = await aCongregation(db);
    const observance = { reminder_days_before: 0, created_at: '2026-12-02T12:00:00Z' };
    await anObserver(db, org.id, ['2026-12-01'], { observance });

    await planAt('2026-12-03T14:00:00Z');

    expect(await outcomes(org)).toEqual([]);
  });

  it.each([
    ['nothing is said', null, '2010-01-01', false, 1],
    ['letters stop, and the day of sending is the last of the membership', 0, '2026-12-01', false, 1],
    ['letters stop, and they left the day before it', 0, '2026-11-30', false, 0],
    ['letters go on for two years, which end that day', 2, '2024-12-01', false, 1],
    ['letters go on for two years, which ended the day before', 2, '2024-11-30', false, 0],
    ['letters stop, and they asked to stay on', 0, '2024-11-30', true, 1],
  ])(
    'given a former member where %s, then the letter is written or its reason told',
    async (_, years, left, stays, n) => {
      const org = await aCongregation(db, { former_letter_years: years });
      await anObserver(db, org.id, ['2026-12-15'], { contact: { member_until: left, stays_on: stays } });

      await planAt('2026-12-01T14:00:00Z');

      expect(await messages(org)).toHaveLength(n);
      expect(await db.query('SELECT state, reason FROM reminder')).toEqual([
        n === 1 ? { state: 'written', reason: null } : { state: 'open', reason: 'former_member' },
      ]);
    },
  );

  it('given a former member whose letters have ended, then the day that passes is let go, and missed by nobody', async () => {
    const org = await aCongregation(db, { former_letter_years: 0 });
    await anObserver(db, org.id, ['2026-12-15'], { contact: { member_until: '2025-01-01' } });

    await planAt('2026-12-01T14:00:00Z');
    await planAt('2026-12-16T14:00:00Z');

    expect(await db.query('SELECT state, reason FROM reminder')).toEqual([
      { state: 'let_go', reason: 'former_member' },
    ]);
    expect(await db.query('SELECT title FROM notification')).toEqual([]);
  });

  it('given obstacles, then each is told once, and what is mended within a week is written', async () => {
    const org = await aCongregation(db);
    await db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'no@family.example', 'unsubscribed')`,
      [org.id],
    );
    const day = ['2026-12-15'];
    await anObserver(db, org.id, day, { contact: { deceased: true } });
    await anObserver(db, org.id, day, { observance: { channel: 'letter' } });
    await anObserver(db, org.id, day, { contact: { email: 'No@family.example' } });
    await anObserver(db, org.id, day, { yahrzeit: { archived_at: '2026-11-01T00:00:00Z' } });
    await anObserver(db, org.id, day, { contact: { name: ' ' } });
    const { contactId } = await anObserver(db, org.id, day, { contact: { email: null } });
    const all = [
      'missing:contact.name',
      'no_address',
      'not_by_email',
      'observer_deceased',
      'unsubscribed',
      'yahrzeit_archived',
    ];

    expect(await planAt('2026-12-01T14:00:00Z')).toMatchObject([{ queued: 0, skipped: 5, errors: 1 }]);
    expect(await planAt('2026-12-02T14:00:00Z')).toMatchObject([{ queued: 0, skipped: 0, errors: 0 }]);
    expect(await outcomes(org)).toEqual(all);
    const lacking = await db.query('SELECT issues FROM uncounted_letter WHERE organization_id = $1 AND NOT was_sent', [
      org.id,
    ]);
    expect(lacking).toEqual([{ issues: [{ field: 'contact.name', type: 'empty_value', severity: 'high' }] }]);

    await db.query(`UPDATE contact SET email = 'found@family.example' WHERE id = $1`, [contactId]);
    expect(await planAt('2026-12-03T14:00:00Z')).toMatchObject([{ queued: 1, skipped: 0 }]);
  });

  it('given another letter is chosen, then those who had the first are not written again', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-15']);
    await planAt('2026-12-01T14:00:00Z');
    const [{ id }] = await db.query(
      `INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
       VALUES ($1, 'Other', 'custom_reminder', 's', 'h', 't') RETURNING id`,
      [org.id],
    );
    await db.query('UPDATE organization SET reminder_template_id = $1', [id]);

    await planAt('2026-12-02T14:00:00Z');

    expect(await messages(org)).toHaveLength(1);
  });

  it('given a trial with two letters left, then two are written, and the others wait for a plan', async () => {
    const org = await aCongregation(db, { ...trial, emails_per_month: 2 });
    for (let n = 0; n < 3; n++) await anObserver(db, org.id, ['2026-12-15']);

    await planAt('2026-12-01T14:00:00Z');
    expect(await outcomes(org)).toEqual(['over_limit', 'written', 'written']);

    await db.query(`UPDATE organization SET plan = 'starter', subscription_status = 'active'`);
    await planAt('2026-12-02T14:00:00Z');
    expect(await messages(org)).toHaveLength(3);
  });

  it('given a trial that has passed, then nothing is sent', async () => {
    const org = await aCongregation(db, { ...trial, trial_ends_at: '2026-11-30T00:00:00Z' });
    await anObserver(db, org.id, ['2026-12-15']);

    await planAt('2026-12-01T14:00:00Z');

    expect(await outcomes(org)).toEqual(['over_limit']);
  });

  it('given no letter is chosen, then a person is told', async () => {
    const org = await aCongregation(db);
    await db.query('UPDATE organization SET reminder_template_id = NULL');
    await anObserver(db, org.id, ['2026-12-15']);

    expect(await planAt('2026-12-01T14:00:00Z')).toMatchObject([{ queued: 0 }]);
    expect(await db.query('SELECT title FROM notification')).toEqual([{ title: 'Reminders have no letter' }]);
  });
});

describe('what is late', () => {
  const NIGHT = '2026-12-02T14:00:00Z';
  const entered = { created_at: '2026-12-01T15:00:00Z' };

  it.each([1, 3, 8, 10, 30])(
    'given workers down for %i days, then who was due meanwhile and whose day has not begun is written to now',
    async (days) => {
      const org = await aCongregation(db);
      await planAt('2026-11-02T14:00:00Z');
      const back = addDays('2026-11-02', days + 1);
      await anObserver(db, org.id, [addDays(back, 1)], { observance: { reminder_days_before: 45 } });

      await planAt(`${back}T18:00:00Z`);

      expect(await outcomes(org)).toEqual(['written']);
    },
  );

  it('given a lead of 14 days and a record entered five days before its day, then it is written at the next night', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-07'], { observance: entered });

    await planAt(NIGHT);

    expect(await outcomes(org)).toEqual(['written']);
    expect(await messages(org)).toMatchObject([{ send_at: new Date(NIGHT) }]);
  });

  it('given families whose day passes while nothing could be sent, then they are named, once, to be called', async () => {
    const org = await aCongregation(db);
    await planAt('2026-11-02T14:00:00Z');
    await anObserver(db, org.id, ['2026-11-20'], { contact: { name: 'Ruth Levin' }, yahrzeit: { name: 'Miriam' } });
    await anObserver(db, org.id, ['2026-11-21'], { contact: { name: 'Noa Katz' }, yahrzeit: { name: 'Dov' } });

    const [report] = await planAt(NIGHT);
    await planAt('2026-12-03T14:00:00Z');

    expect(report).toMatchObject({ queued: 0, skipped: 2 });
    const told = await db.query('SELECT title, message FROM notification');
    expect(told).toHaveLength(1);
    expect(told[0].title).toBe('2 families are too late for a letter: call them');
    expect(told[0].message).toContain('Ruth Levin (Miriam)');
    expect(told[0].message).toContain('Noa Katz (Dov)');
    expect(await db.query(`SELECT DISTINCT state, reason FROM reminder`)).toEqual([
      { state: 'missed', reason: 'too_late' },
    ]);
  });

  it('given a promise that nobody wished to be kept by letter, then its day ends it without an alarm', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-01'], { observance: { channel: 'none' } });
    await anObserver(db, org.id, ['2026-12-01'], { contact: { deceased: true } });

    await planAt(NIGHT);

    expect(await db.query('SELECT DISTINCT state FROM reminder')).toEqual([{ state: 'let_go' }]);
    expect(await db.query('SELECT title FROM notification')).toEqual([]);
  });
});

describe('what has been kept', () => {
  const NIGHT = '2026-12-01T14:00:00Z';
  const ruth = {
    contact: { email: 'ruth@family.example' },
    yahrzeit: { name: 'Miriam Levin', hebrew_day: 25, hebrew_month: 10, hebrew_year: 5765 },
  };

  it.each([
    ['an import was undone', 'DELETE FROM observance; DELETE FROM yahrzeit; DELETE FROM contact'],
    ['the observer was removed', 'DELETE FROM observance; DELETE FROM contact'],
    ['the contact was removed', 'DELETE FROM contact'],
  ])('given a letter was written, %s and entered again, then nobody is written to twice', async (_, gone) => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-15'], ruth);
    await planAt(NIGHT);
    await db.query(`UPDATE email_message SET state = 'sent', sent_at = now()`);
    await db.query(gone);
    await anObserver(db, org.id, ['2026-12-15'], ruth);

    expect(await planAt('2026-12-02T14:00:00Z')).toMatchObject([{ queued: 0, skipped: 1 }]);
    expect(await messages(org)).toHaveLength(1);
    expect(await outcomes(org)).toEqual(['already_written']);
  });

  it('given two people of one name who observe one date, then each is written to', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-15'], ruth);
    await anObserver(db, org.id, ['2026-12-15'], { ...ruth, contact: { email: 'noa@family.example' } });

    expect(await planAt(NIGHT)).toMatchObject([{ queued: 2 }]);
  });

  it('given a letter that the house withdrew because its record changed, when the record is as before, then it is planned again', async () => {
    const org = await aCongregation(db);
    const { yahrzeitId } = await anObserver(db, org.id, ['2026-12-15'], ruth);
    await planAt(NIGHT);
    await db.query(`UPDATE email_message SET state = 'cancelled', error = 'The yahrzeit was deleted.'`);

    expect(await planAt('2026-12-02T14:00:00Z')).toMatchObject([{ queued: 1 }]);
    expect(await messages(org)).toHaveLength(1);
    expect(await db.query('SELECT state FROM email_message')).toEqual([{ state: 'queued' }]);
    expect(await db.query('SELECT state FROM reminder')).toEqual([{ state: 'written' }]);
    expect(yahrzeitId).toBeDefined();
  });

  it('given a letter that a person withdrew, then it was let go, and no night writes it again', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-15'], ruth);
    await planAt(NIGHT);
    const entry = JSON.stringify([{ at: NIGHT, outcome: 'cancelled', response: 'cancel by Rivka' }]);
    await db.query(`UPDATE email_message SET state = 'cancelled', attempt_log = $1`, [entry]);

    expect(await planAt('2026-12-02T14:00:00Z')).toMatchObject([{ queued: 0 }]);
    expect(await db.query('SELECT state, closed_by FROM reminder')).toEqual([
      { state: 'let_go', closed_by: 'cancel by Rivka' },
    ]);
    expect(await messages(org)).toMatchObject([{}]);
  });

  it('given a date that is corrected after planning, then the new day has a promise of its own, which the next night keeps', async () => {
    const org = await aCongregation(db);
    const { yahrzeitId } = await anObserver(db, org.id, ['2026-12-15'], ruth);
    await planAt(NIGHT);
    await db.query('DELETE FROM occurrence');
    await occurOn(db, org.id, yahrzeitId, ['2026-12-10']);

    await planAt('2026-12-02T14:00:00Z');

    expect((await messages(org)).map(({ occasion }) => occasion.split(':')[2]).sort()).toEqual([
      '2026-12-10',
      '2026-12-15',
    ]);
  });
});

describe('a second letter', () => {
  it('given a congregation that writes 30 and 3 days before, then each leaves on its day, once', async () => {
    const org = await aCongregation(db, { second_lead_days: 3 });
    await anObserver(db, org.id, ['2026-12-17'], { observance: { reminder_days_before: 30 } });

    for (let day = '2026-11-15'; day < '2026-12-20'; day = addDays(day, 1)) await planAt(`${day}T16:00:00Z`);

    const days = (await messages(org)).map(({ send_at }) => send_at.toISOString().slice(0, 10)).sort();
    expect(days).toEqual(['2026-11-17', '2026-12-14']);
  });

  it('given a family that is entered two days before, then the late first letter goes, and the second says nothing new', async () => {
    const org = await aCongregation(db, { second_lead_days: 3 });
    await anObserver(db, org.id, ['2026-12-03'], { observance: { reminder_days_before: 30 } });

    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) await planAt(`${day}T16:00:00Z`);

    expect(await messages(org)).toHaveLength(1);
    expect(await db.query('SELECT step, state, reason FROM reminder ORDER BY step')).toEqual([
      { step: 1, state: 'written', reason: null },
      { step: 2, state: 'written', reason: 'already_written' },
    ]);
  });

  it('given a family that is written to on paper, then only the first letter was promised to it', async () => {
    const org = await aCongregation(db, { second_lead_days: 3 });
    await anObserver(db, org.id, ['2026-12-03'], {
      contact: { address: '12 Cedar Street' },
      observance: { channel: 'letter' },
    });

    await planAt('2026-12-04T16:00:00Z');

    expect(await db.query('SELECT step, state FROM reminder ORDER BY step')).toEqual([
      { step: 1, state: 'missed' },
      { step: 2, state: 'let_go' },
    ]);
  });

  it('given a congregation that adds one, then those who wait get it, and lose it again with the setting', async () => {
    const org = await aCongregation(db);
    await anObserver(db, org.id, ['2026-12-17'], { observance: { reminder_days_before: 30 } });
    const wished = () => db.query(`SELECT occurrence_date - wished_on AS days FROM reminder ORDER BY step`);

    await db.query('UPDATE organization SET second_lead_days = 3');
    expect(await wished()).toEqual([{ days: 30 }, { days: 3 }]);
    await db.query('UPDATE organization SET second_lead_days = NULL');
    expect(await wished()).toEqual([{ days: 30 }]);
  });
});

const trial = { plan: 'trial', subscription_status: 'trialing', trial_ends_at: '2026-12-05T00:00:00Z' };

describe('many schedulers', () => {
  it('given eight at once, then each night is planned by one, and nobody is written twice', async () => {
    const orgs = await Promise.all(Array.from({ length: 5 }, () => aCongregation(db)));
    for (const { id } of orgs) await anObserver(db, id, ['2026-12-15']);
    clock.set(new Date('2026-12-01T14:00:00Z'));

    const reports = await Promise.all(Array.from({ length: 8 }, () => nights().planDue()));

    expect(reports.flat()).toHaveLength(5);
    expect(await db.query('SELECT count(*) FROM email_message')).toEqual([{ count: 5 }]);
  });

  it('given one whose night fails, then it is told of by name, the others are planned, and the next tick does all of it', async () => {
    const [org, other] = [await aCongregation(db), await aCongregation(db)];
    for (const { id } of [org, other]) await anObserver(db, id, ['2026-12-15']);
    await db.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$;
                    CREATE TRIGGER die BEFORE INSERT ON reminder_run FOR EACH ROW WHEN (NEW.organization_id = '${org.id}') EXECUTE FUNCTION die()`);

    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);

    expect(await planAt('2026-12-01T14:00:00Z')).toMatchObject([{ sender: { id: other.id }, queued: 1 }]);
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^2 nights could not be planned together.*killed$/));
    warned.mockRestore();
    expect(await db.query('SELECT work, organization_id, reason FROM house_failure')).toEqual([
      { work: 'nights', organization_id: org.id, reason: 'killed' },
    ]);
    await db.query('DELETE FROM organization WHERE id = $1', [other.id]);
    expect(await db.query('SELECT 1 FROM reminder_run UNION ALL SELECT 1 FROM email_message')).toEqual([]);

    await db.query('DROP FUNCTION die CASCADE');
    expect(await planAt('2026-12-01T14:15:00Z')).toMatchObject([{ queued: 1 }]);
  });
});

describe('a year of nights', () => {
  it.each(['America/New_York', 'Asia/Jerusalem', 'Pacific/Auckland'])(
    'in %s, across holy days, clock changes and new years, writes every reminder once, on its day or before a rest',
    async (timezone) => {
      const org = await aCongregation(db, { timezone, israel: timezone === 'Asia/Jerusalem' });
      const expected = await everyDayOfAYear(org);

      for (let moment = Date.parse('2026-08-20T00:07:00Z'); moment < END; moment += HOUR) {
        const tick = new Date(moment);
        if (![9, 10].includes(localHour(tick, timezone))) continue;
        clock.set(tick);
        await nights().planDue();
      }

      const written = await messages(org);
      expect(written.map(({ occasion }) => occasion).sort()).toEqual(expected.sort());
      const late = await db.query(
        `SELECT 1 FROM email_message m JOIN reminder r ON r.message_id = m.id, organization g
          WHERE (m.send_at AT TIME ZONE g.timezone)::date NOT BETWEEN r.wished_on - 3 AND r.wished_on`,
      );
      expect(late).toEqual([]);
    },
    600_000,
  );
});

const HOUR = 3_600_000;
const END = Date.parse('2027-09-05T00:00:00Z');

/** One observer for every day of a year, with lead times from 0 to 45 days. */
async function everyDayOfAYear(org: Congregation): Promise<string[]> {
  const expected: string[] = [];
  for (let n = 0; n < 366; n++) {
    const day = addDays('2026-09-01', n);
    const lead = [0, 1, 7, 14, 30, 45][n % 6];
    const wished = addDays(day, -(lead ?? 0));
    if (wished < '2026-08-21') continue;
    const { observanceId } = await anObserver(db, org.id, [day], { observance: { reminder_days_before: lead } });
    expected.push(`observance:${observanceId}:${day}:${org.templateId}`);
  }
  // A fresh copy has no statistics, and its autovacuum has not come by.
  await db.query('ANALYZE');
  return expected;
}

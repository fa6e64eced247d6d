import type { CoverageOutcome } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { rowsOf, stepsOf } from '../../test/query-plan.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { CoverageService } from './coverage.service.js';
import { LostService } from './lost.service.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let coverage: CoverageService;
let lost: LostService;
let org: Congregation;
const clock = new StandingClock(new Date('2026-12-01T15:00:00Z'));
const window = { from: '2026-12-01', to: '2026-12-31' };
const DAY = '2026-12-20';

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([OrganizationRow, UserRow, MembershipRow]);
  await db.query(`UPDATE reminder_window SET first_day = '2026-11-30', last_day = '2027-12-31'`);
  const organizations = new OrganizationsService(
    db,
    clock,
    new Audit(db, clock),
    new OrganizationBirth(),
    new DateSettings(),
  );
  coverage = new CoverageService(db, clock, organizations);
  lost = new LostService(db, coverage);
});
beforeEach(async () => {
  await db.query('DELETE FROM organization');
  org = await aCongregation(db);
});
afterAll(() => database.drop());

type Said = Parameters<typeof anObserver>[3];
const observer = (said: Said = {}, dates = [DAY]) => anObserver(db, org.id, dates, said);

/** A letter by email about an occurrence, in a state. */
async function written(
  { observanceId, contactId, yahrzeitId }: Awaited<ReturnType<typeof observer>>,
  state: string,
  date = DAY,
) {
  const [run, message] = [randomUUID(), randomUUID()];
  await db.query(
    `INSERT INTO reminder_run (id, organization_id, kind, local_date) VALUES ($1, $2, 'job', '2026-11-20')`,
    [run, org.id],
  );
  await db.query(
    `INSERT INTO email_message (id, organization_id, occasion, run_id, contact_id, yahrzeit_id, to_email, state)
     VALUES ($1, $2, $7, $3, $4, $5, 'daniel@family.example', $6)`,
    [message, org.id, run, contactId, yahrzeitId, state, `observance:${observanceId}:${date}:${org.templateId}`],
  );
  await db.query(
    `INSERT INTO run_outcome (organization_id, run_id, observance_id, occurrence_date, outcome, message_id)
     VALUES ($1, $2, $3, $4, 'queued', $5)`,
    [org.id, run, observanceId, date, message],
  );
  await db.query(
    `UPDATE reminder SET state = 'written', message_id = $4 WHERE organization_id = $1 AND observance_id = $2 AND occurrence_date = $3`,
    [org.id, observanceId, date, message],
  );
}

async function suppressed(email: string, reason: string) {
  await db.query(`INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, $3)`, [
    org.id,
    email,
    reason,
  ]);
}

async function printed({ observanceId, contactId, yahrzeitId }: Awaited<ReturnType<typeof observer>>, date = DAY) {
  const batch = randomUUID();
  await db.query(
    `INSERT INTO print_batch (id, organization_id, from_date, to_date, printed_at, printed_by) VALUES ($1, $2, $3, $3, '2026-11-30', 'Rivka')`,
    [batch, org.id, date],
  );
  await db.query(
    `INSERT INTO printed_letter (organization_id, batch_id, observance_id, contact_id, yahrzeit_id, occurrence_date, language,
       recipient, address, subject, text) VALUES ($1, $2, $3, $4, $5, $6, 'en', 'D', 'A', 'S', 'T')`,
    [org.id, batch, observanceId, contactId, yahrzeitId, date],
  );
}

const outcomes = async (): Promise<CoverageOutcome[]> =>
  (await coverage.list(org.id, window)).data.map(({ outcome }) => outcome);
const address = { address: '12 Cedar Street\nSpringfield, NJ 07081' };

describe('the coverage of a window', () => {
  it.each<[string, Said, CoverageOutcome]>([
    ['by email', {}, 'email'],
    ['by email without an address', { contact: { email: null } }, 'no_address'],
    ['by email without an address but with a postal one', { contact: { email: null, ...address } }, 'letter'],
    ['by letter', { observance: { channel: 'letter' }, contact: address }, 'letter'],
    ['by letter without a postal address', { observance: { channel: 'letter' } }, 'no_postal_address'],
    [
      'by letter to a blank address',
      { observance: { channel: 'letter' }, contact: { address: ' \n' } },
      'no_postal_address',
    ],
    ['both ways', { observance: { channel: 'both' }, contact: address }, 'both'],
    ['both ways without a postal address', { observance: { channel: 'both' } }, 'email'],
    ['by phone', { observance: { channel: 'phone' }, contact: { phone: '555 0100' } }, 'phone'],
    ['by phone without a number', { observance: { channel: 'phone' } }, 'no_phone'],
    ['who wishes none', { observance: { channel: 'none' } }, 'channel_none'],
    ['who has died', { contact: { deceased: true } }, 'observer_deceased'],
    [
      'whose day of sending passed long ago, and whose day has not begun',
      { observance: { reminder_days_before: 60 } },
      'email',
    ],
  ])('given an observer %s, then the outcome says so', async (_, said, outcome) => {
    await observer(said);

    expect(await outcomes()).toEqual([outcome]);
  });

  it.each(['email', 'letter', 'phone'])(
    'given a former member reached by %s whose letters have ended, then coverage says that they left, and waits for nobody',
    async (channel) => {
      await db.query('UPDATE organization SET former_letter_years = 1 WHERE id = $1', [org.id]);
      await observer({
        contact: { ...address, phone: '555 0100', member_until: '2025-01-01' },
        observance: { channel },
      });

      expect(await outcomes()).toEqual(['former_member']);
    },
  );

  it.each<[string, CoverageOutcome]>([
    ['sent', 'email'],
    ['queued', 'email'],
    ['sending', 'email'],
    ['uncertain', 'uncertain'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ])('given a letter that is %s, then the outcome is %s', async (state, outcome) => {
    await written(await observer(), state);

    expect(await outcomes()).toEqual([outcome]);
  });

  it.each(['bounced', 'complained', 'unsubscribed'] as const)(
    'given an address that %s, then nobody is reached by it, and a postal address takes its place',
    async (reason) => {
      await observer({ contact: { email: 'one@family.example' } });
      await observer({ contact: { email: 'two@family.example', ...address } });
      await suppressed('one@family.example', reason);
      await suppressed('two@family.example', reason);

      const { data } = await coverage.list(org.id, window);

      expect(data.map(({ outcome, shortfall }) => `${outcome} ${shortfall}`).sort()).toEqual(
        [`${reason} null`, `letter ${reason}`].sort(),
      );
    },
  );

  it('given a letter that was sent before its reader unsubscribed, then it reached them; one that bounced did not', async () => {
    await written(await observer({ contact: { email: 'one@family.example' } }), 'sent');
    await written(await observer({ contact: { email: 'two@family.example' } }), 'sent');
    await suppressed('one@family.example', 'unsubscribed');
    await suppressed('two@family.example', 'bounced');

    expect((await outcomes()).sort()).toEqual(['bounced', 'email']);
  });

  it('given a letter that came back, then it reached nobody, though mail may go to its address again', async () => {
    await written(await observer(), 'sent');
    await db.query(
      `INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, at, received_at)
       SELECT organization_id, id, 'ses', id::text, 'bounced', now(), now() FROM email_message WHERE organization_id = $1`,
      [org.id],
    );
    await written(await observer(), 'sent');

    expect((await outcomes()).sort()).toEqual(['bounced', 'email']);
  });

  it('given a letter that is sent and one that is planned, then each says on which day of the congregation', async () => {
    await written(await observer({ yahrzeit: { name: 'Miriam' } }), 'sent');
    await db.query(`UPDATE email_message SET sent_at = '2026-12-02T02:00:00Z'`);
    await observer({ yahrzeit: { name: 'Rachel' } });
    await observer({ yahrzeit: { name: 'Sarah' }, contact: { email: null } });

    const { data } = await coverage.list(org.id, { ...window, sort: ['yahrzeit', 'ASC'] });

    expect(data.map(({ toldOn }) => toldOn)).toEqual(['2026-12-01', '2026-12-06', null]);
    clock.set(new Date('2026-12-09T15:00:00Z'));
    const later = await coverage.list(org.id, { ...window, sort: ['yahrzeit', 'ASC'] });
    clock.set(new Date('2026-12-01T15:00:00Z'));
    expect(later.data.map(({ toldOn }) => toldOn)).toEqual(['2026-12-01', '2026-12-09', null]);
  });

  it('given reminders that are switched off, then only what a job has written counts', async () => {
    await db.query('UPDATE organization SET reminders_on = false');
    await observer();
    await written(await observer(), 'queued');

    expect((await outcomes()).sort()).toEqual(['email', 'not_planned']);
  });

  it('given a trial whose letters of the month do not suffice, then the last to leave are over its limit', async () => {
    const trial = { plan: 'trial', subscription_status: 'trialing', trial_ends_at: '2026-12-07', emails_per_month: 3 };
    org = await aCongregation(db, trial);
    await written(await observer({}, ['2026-12-10']), 'sent', '2026-12-10');
    await db.query(`UPDATE email_message SET sent_at = '2026-12-01T14:00:00Z'`);
    await observer({ yahrzeit: { name: 'Third' } }, ['2026-12-18']);
    await observer({ yahrzeit: { name: 'First' } }, ['2026-12-16']);
    await observer({ yahrzeit: { name: 'Second' } }, ['2026-12-17']);
    await observer({ yahrzeit: { name: 'Next month' } }, ['2027-01-20']);

    const late = await coverage.list(org.id, { from: '2026-12-18', to: '2027-01-31' });

    expect(late.data.map(({ yahrzeit, outcome }) => [yahrzeit.name, outcome])).toEqual([
      ['Third', 'over_limit'],
      ['Next month', 'email'],
    ]);
    expect((await coverage.list(org.id, window)).counts).toEqual({ email: 3, over_limit: 1 });
  });

  it('given a second letter and a limit, then a family is one line all the same, by the letter that leaves first', async () => {
    const trial = { plan: 'trial', subscription_status: 'trialing', trial_ends_at: '2026-12-07', emails_per_month: 1 };
    org = await aCongregation(db, { ...trial, second_lead_days: 3 });
    await observer({}, ['2026-12-18']);

    expect(await outcomes()).toEqual(['email']);
  });

  it('given no plan in force, then nothing that is yet to be written reaches anybody', async () => {
    org = await aCongregation(db, { subscription_status: 'expired' });
    await observer();
    await written(await observer(), 'queued');

    expect((await outcomes()).sort()).toEqual(['email', 'over_limit']);
  });

  it('given a letter for print, when it is printed, then it waits no more, and stays reached when its day has passed', async () => {
    const one = await observer({ observance: { channel: 'letter' }, contact: address });
    expect((await coverage.list(org.id, window)).data).toMatchObject([
      { letterStage: 'toPrint', toldOn: '2026-12-06' },
    ]);

    await printed(one);
    clock.set(new Date('2027-01-15T15:00:00Z'));
    const after = await coverage.list(org.id, window);
    clock.set(new Date('2026-12-01T15:00:00Z'));

    expect(after).toMatchObject({
      toPrint: 0,
      data: [{ outcome: 'letter', letterStage: 'printed', toldOn: '2026-11-29' }],
    });
  });

  it.each([
    ['kept', 'plaque', { congregation: 1 }],
    ['resting', null, {}],
  ])(
    'given a person whom nobody observes, %s by the congregation, then coverage says so',
    async (state, basis, counts) => {
      const [{ id }] = await db.query(
        `INSERT INTO yahrzeit (organization_id, name, hebrew_day, hebrew_month) VALUES ($1, 'Alone', 1, 9) RETURNING id`,
        [org.id],
      );
      await occurOn(db, org.id, id, [DAY], true);
      await db.query(
        `INSERT INTO keeper (organization_id, yahrzeit_id, state, basis, reason, set_by_id, set_by, set_at, confirmed_by_id)
       VALUES ($1, $2, $3, $4, 'Long ago', $5, 'Rivka', now(), $6)`,
        [org.id, id, state, basis, randomUUID(), randomUUID()],
      );

      expect((await coverage.list(org.id, window)).counts).toEqual(counts);
    },
  );

  it('given every kind of record, then each occurrence counts once for each observer, or as one that nobody observes', async () => {
    const two = await observer({}, [DAY, '2026-12-21']);
    await db.query(`INSERT INTO contact (id, organization_id, name) VALUES ($2, $1, 'Ruth');`, [org.id, SECOND]);
    await db.query(`INSERT INTO observance (organization_id, yahrzeit_id, contact_id) VALUES ($1, $2, $3)`, [
      org.id,
      two.yahrzeitId,
      SECOND,
    ]);
    await observer({ observance: { observe_on_hebrew_calendar: false } });
    const civilAndHebrew = await observer({ observance: { observe_on_hebrew_calendar: false } });
    await occurOn(db, org.id, civilAndHebrew.yahrzeitId, ['2026-12-22'], true);
    await observer({ yahrzeit: { archived_at: '2026-11-01' } });
    await observer({}, ['2027-02-01']);
    const [{ id: alone }] = await db.query(
      `INSERT INTO yahrzeit (organization_id, name, hebrew_day, hebrew_month) VALUES ($1, 'Alone', 1, 9) RETURNING id`,
      [org.id],
    );
    await occurOn(db, org.id, alone, ['2026-12-11'], true);
    await occurOn(db, org.id, alone, ['2026-12-12'], false);
    await db.query(`INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'No date')`, [org.id]);

    const page = await coverage.list(org.id, window);

    expect(page).toMatchObject({ lines: 7, total: 7, occurrences: 5, undated: 1 });
    expect(page.counts).toEqual({ email: 4, no_address: 2, no_observer: 1 });
    expect(new Set(page.data.map(({ id }) => id)).size).toBe(7);
  });

  it('given filters, then they page what they name, and the counts stay those of the whole window', async () => {
    for (let n = 0; n < 3; n++) await observer({ yahrzeit: { name: `Miriam ${n}` } });
    await observer({ contact: { email: null }, yahrzeit: { name: 'Rachel' } });

    const gaps = await coverage.list(org.id, { ...window, filter: { reached: false } });
    const named = await coverage.list(org.id, { ...window, filter: { q: 'MÍRIAM' }, range: [2, 3] });

    expect(gaps).toMatchObject({ total: 1, lines: 4, data: [{ outcome: 'no_address', yahrzeit: { name: 'Rachel' } }] });
    expect([named.total, named.data.length, named.counts]).toEqual([3, 1, { email: 3, no_address: 1 }]);
  });

  it('given observers who are ticked, then their lines alone', async () => {
    const { observanceId } = await observer();
    await observer({ observance: { channel: 'letter' } });

    const { data, total } = await coverage.list(org.id, { ...window, filter: { id: [observanceId] } });

    expect(total).toBe(1);
    expect(data).toMatchObject([{ observanceId }]);
  });

  it('given no window, then the thirty days from the organization’s today', async () => {
    expect(await coverage.list(org.id, {})).toMatchObject({ from: '2026-12-01', to: '2026-12-30' });
  });

  it('given many years that are worked out, when a month is asked for, then only its days are looked at', async () => {
    await db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name, next_hebrew_observance)
                  SELECT $1, 'Person ' || i, '2027-01-01' FROM generate_series(1, 1200) i RETURNING id, name),
            c AS (INSERT INTO contact (organization_id, name) SELECT $1, name FROM y RETURNING id, name),
            o AS (INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y JOIN c USING (name))
       INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date)
       SELECT $1, id, true, day, 22, 25, 10, 5787, day
         FROM (SELECT id, '2026-01-01'::date + 365 * year + replace(name, 'Person ', '')::int % 360 AS day
                 FROM y CROSS JOIN generate_series(0, 11) year) days`,
      [org.id],
    );
    await db.query('ANALYZE occurrence, observance, contact, yahrzeit');

    const { lines } = await coverage.list(org.id, window);
    const steps = await stepsOf(db, () => coverage.list(org.id, window));

    expect(lines).toBeGreaterThan(50);
    const read = steps.filter((step) => step['Relation Name'] === 'occurrence').map(rowsOf);
    expect(Math.max(...read)).toBeLessThanOrEqual(lines);
  });
});

const SECOND = randomUUID();

describe('nothing lost between years', () => {
  const LAST = '2025-12-10';
  const lastYear = async (said: Said = {}) => {
    const one = await observer(said, [LAST, DAY]);
    await written(one, 'sent', LAST);
    return one;
  };

  it('given last year’s list, then everybody is reached this year, or stands here with the reason', async () => {
    await lastYear();
    await printed(await observer({ observance: { channel: 'letter' }, contact: address }, [LAST, DAY]), LAST);
    await lastYear({ contact: { email: null } });
    await lastYear({ yahrzeit: { archived_at: '2026-05-01' } });
    const moved = await lastYear();
    await db.query(`DELETE FROM occurrence WHERE yahrzeit_id = $1 AND date = $2`, [moved.yahrzeitId, DAY]);
    const removed = await lastYear();
    await db.query(`DELETE FROM observance WHERE id = $1`, [removed.observanceId]);
    await new Audit(db, clock).record(
      org.id,
      { id: null, name: 'Rivka' },
      {
        action: 'remove_observer',
        resource: 'yahrzeit',
        resourceId: removed.yahrzeitId,
        before: { contactId: removed.contactId },
      },
    );
    const gone = await lastYear();
    await db.query(`DELETE FROM contact WHERE id = $1`, [gone.contactId]);

    const page = await lost.list(org.id, window);

    expect(page).toMatchObject({ from: '2025-12-01', to: '2025-12-31', lastYear: 7, stillReached: 2, total: 5 });
    expect(page.counts).toEqual({
      no_address: 1,
      yahrzeit_archived: 1,
      no_date: 1,
      observer_removed: 1,
      contact_removed: 1,
    });
    expect(page.data.find(({ reason }) => reason === 'observer_removed')).toMatchObject({
      by: 'Rivka',
      lastDate: LAST,
    });
    expect(page.data.find(({ reason }) => reason === 'contact_removed')).toMatchObject({
      contact: null,
      toEmail: 'daniel@family.example',
    });
  });

  it('given a letter about two yahrzeits, when nobody observes the other one any more, then that one stands here', async () => {
    const [first, other] = [await lastYear(), await observer({}, [LAST, DAY])];
    const [{ message_id: message }] = await db.query('SELECT message_id FROM run_outcome');
    await db.query(
      `INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id) VALUES ($1, $2, $3, $4)`,
      [org.id, `observance:${other.observanceId}:${LAST}:${org.templateId}`, message, other.yahrzeitId],
    );

    const page = await lost.list(org.id, window);

    expect(page).toMatchObject({ lastYear: 2, stillReached: 1, counts: { observer_removed: 1 } });
    expect(page.data).toMatchObject([{ contact: { id: first.contactId }, yahrzeit: { id: other.yahrzeitId } }]);
  });

  it('given a Hebrew date that comes outside the window’s days this year, then it is found all the same', async () => {
    const one = await observer({}, ['2025-12-15', '2027-01-04']);
    await written(one, 'sent', '2025-12-15');

    expect(await lost.list(org.id, window)).toMatchObject({ lastYear: 1, stillReached: 1, total: 0 });
  });
});

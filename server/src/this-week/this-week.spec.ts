import { thisWeek, type ThisWeek } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { CoverageService } from '../coverage/index.js';
import type { LeapYearService } from '../customs/index.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { CalledNamesService, ServiceListService, ServiceSettingsService } from '../service-list/index.js';
import { ThisWeekService } from './this-week.service.js';
import { StandingClock } from '../../test/standing-clock.js';

/** Thursday afternoon in New York, in the week from 29 November to Shabbat, 5 December. */
const clock = new StandingClock(new Date('2026-12-03T20:00:00Z'));
const [SUNDAY, WEDNESDAY, THURSDAY, SHABBAT, NEXT_WEEK] = [
  ...['2026-11-29', '2026-12-02', '2026-12-03', '2026-12-05', '2026-12-10'],
] as [string, string, string, string, string];
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

let database: TestDatabase;
let db: DataSource;
let week: ThisWeekService;
let org: Congregation;
let adars = 0;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([OrganizationRow, UserRow, MembershipRow]);
  const organizations = new OrganizationsService(
    db,
    clock,
    new Audit(db, clock),
    new OrganizationBirth(),
    new DateSettings(),
  );
  const leapYear = { list: () => Promise.resolve({ data: [], total: adars }) } as unknown as LeapYearService;
  const settings = new ServiceSettingsService(db, clock, new Audit(db, clock));
  const called = new CalledNamesService(db, clock, new Audit(db, clock), settings);
  const lists = new ServiceListService(db, organizations, settings, called, clock, new HeavyWork());
  week = new ThisWeekService(db, clock, organizations, new CoverageService(db, clock, organizations), leapYear, lists);
});
beforeEach(async () => {
  await db.query('DELETE FROM organization');
  adars = 0;
  org = await aCongregation(db, NEW_YORK);
});
afterAll(() => database.drop());

type Said = Parameters<typeof anObserver>[3];
const remember = (name: string, date: string, said: Said = {}) =>
  anObserver(db, org.id, [date], { ...said, yahrzeit: { name, ...said.yahrzeit } });

/** A letter about a day, in a state. */
async function written(
  { observanceId, contactId, yahrzeitId }: Awaited<ReturnType<typeof remember>>,
  date: string,
  state = 'sent',
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
}

const told = ({ days }: ThisWeek) =>
  days.flatMap(({ date, people }) => people.map(({ name, told: lit }) => [date, name, lit]));

describe('the week of a congregation', () => {
  it('given a Thursday, then it runs from Sunday to Shabbat, with its reading, Hebrew days and the time of candles', async () => {
    const answer = await week.of(org.id);

    expect(answer.today).toBe(THURSDAY);
    expect(answer.days.map(({ date }) => date)).toEqual([
      ...[SUNDAY, '2026-11-30', '2026-12-01', WEDNESDAY, THURSDAY, '2026-12-04', SHABBAT],
    ]);
    expect(answer.days.map(({ hebrewDay }) => hebrewDay)).toEqual([19, 20, 21, 22, 23, 24, 25]);
    expect(answer.days.filter(({ rest }) => rest).map(({ date }) => date)).toEqual([SHABBAT]);
    expect(answer.days.flatMap(({ candles }) => candles ?? [])).toEqual([expect.stringMatching(/^2026-12-04T21:1\d/)]);
    expect(answer.reading).toEqual({ en: 'Vayeshev', he: 'וישב', festival: false });
    expect(thisWeek.parse(answer)).toEqual(answer);
  });

  it('given a place where the sun does not rise, then candles are by the hour that the congregation has chosen', async () => {
    const candles = async () => (await week.of(org.id)).days.flatMap(({ candles }) => candles ?? []);
    await db.query(
      `UPDATE organization SET latitude = 69.65, longitude = 18.96, timezone = 'Europe/Oslo' WHERE id = $1`,
      [org.id],
    );
    expect(await candles()).toEqual([]);

    await db.query(
      `UPDATE organization SET shabbat_times = shabbat_times || '{"eveningWithoutSunset": "18:30"}' WHERE id = $1`,
      [org.id],
    );
    expect(await candles()).toEqual(['2026-12-04T17:12:00.000Z']);
  });

  it('given a family of whom one was told, then its flame is lit; one whose letter came back is not', async () => {
    await written(await remember('Ada Stein', SUNDAY), SUNDAY);
    const bounced = await remember('Leo Stein', WEDNESDAY, { contact: { email: 'gone@family.example' } });
    await written(bounced, WEDNESDAY);
    await db.query(`INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, 'bounced')`, [
      ...[org.id, 'gone@family.example'],
    ]);
    await remember('Max Stein', SHABBAT);
    await remember('Next Week', NEXT_WEEK);
    const answer = await week.of(org.id);

    expect(told(answer)).toEqual([
      [SUNDAY, 'Ada Stein', true],
      [WEDNESDAY, 'Leo Stein', false],
      [SHABBAT, 'Max Stein', false],
    ]);
    expect([answer.remembered, answer.told]).toEqual([3, 1]);
  });

  it('given steps of a first year, then those that are due until Shabbat wait for somebody', async () => {
    const { yahrzeitId } = await remember('Ada Stein', NEXT_WEEK);
    await db.query(
      `INSERT INTO bereavement_step (organization_id, yahrzeit_id, kind, falls_on, due_on, state)
       VALUES ($1, $2, 'rabbiLetter', $3, $3, 'open'), ($1, $2, 'shiva', $3, $3, 'done'), ($1, $2, 'sheloshim', $4, $4, 'open')`,
      [org.id, yahrzeitId, SHABBAT, NEXT_WEEK],
    );

    expect((await week.of(org.id)).waiting.mourners).toBe(1);
  });

  it('given families who answered, then those of the last seven days are told, the latest first', async () => {
    const say = async (name: string, at: string) => {
      const { observanceId } = await remember(name, SHABBAT);
      await db.query(
        `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, people, answered_at)
         VALUES ($1, $2, $3, 'come', 4, $4)`,
        [org.id, observanceId, SHABBAT, at],
      );
    };
    await say('Ada Stein', '2026-12-01T10:00:00Z');
    await say('Leo Stein', '2026-12-03T10:00:00Z');
    await say('Max Stein', '2026-11-20T10:00:00Z');

    const answer = await week.of(org.id);

    expect(answer.answers).toMatchObject({
      count: 2,
      first: [
        { yahrzeit: { name: 'Leo Stein' }, attendance: 'come', people: 4, wrong: null },
        { yahrzeit: { name: 'Ada Stein' }, date: SHABBAT, serviceDate: null },
      ],
    });
    expect(thisWeek.safeParse(answer).success).toBe(true);
  });

  it('given two of one family, then they are one family, and one letter lights its flame', async () => {
    const first = await remember('Ada Stein', SHABBAT);
    const contact = randomUUID();
    await db.query(
      `INSERT INTO contact (id, organization_id, name, email) VALUES ($1, $2, 'Ruth', 'ruth@family.example')`,
      [...[contact, org.id]],
    );
    await db.query(`INSERT INTO observance (organization_id, yahrzeit_id, contact_id) VALUES ($1, $2, $3)`, [
      ...[org.id, first.yahrzeitId, contact],
    ]);
    await written(first, SHABBAT);
    const answer = await week.of(org.id);

    expect([answer.remembered, answer.told]).toEqual([1, 1]);
  });

  it('given a day with more than fit, then the first by name are shown, and all are counted', async () => {
    for (const letter of 'HGFEDCBA') await remember(`${letter} Stein`, SHABBAT);
    const answer = await week.of(org.id);

    expect(answer.days[6]?.people.map(({ name }) => name.charAt(0)).join('')).toBe('ABCDEF');
    expect([answer.days[6]?.remembered, answer.remembered]).toEqual([8, 8]);
  });

  it('given families whom nothing reaches, then those of the days ahead wait for a person, with the reason', async () => {
    await remember('Past Stein', SUNDAY, { contact: { email: null } });
    await remember('Ada Stein', SHABBAT, { contact: { email: null } });
    await remember('Reached Stein', SHABBAT);
    await remember('Silent Stein', SHABBAT, { observance: { channel: 'none' } });
    const alone = randomUUID();
    await db.query(`INSERT INTO yahrzeit (id, organization_id, name) VALUES ($1, $2, 'Nobody Stein')`, [alone, org.id]);
    await occurOn(db, org.id, alone, [NEXT_WEEK]);
    const { unreached } = (await week.of(org.id)).waiting;

    expect(unreached.count).toBe(2);
    expect(unreached.first).toMatchObject([
      { name: 'Ada Stein', date: SHABBAT, reason: 'no_address', contact: { name: 'Daniel Levin' } },
      { name: 'Nobody Stein', date: NEXT_WEEK, reason: 'no_observer', contact: null },
    ]);
  });

  it('given letters to print and letters in doubt, then they are counted', async () => {
    await remember('Ada Stein', NEXT_WEEK, {
      observance: { channel: 'letter' },
      contact: { address: '12 Cedar Street' },
    });
    await written(await remember('Leo Stein', WEDNESDAY), WEDNESDAY, 'uncertain');
    const { toPrint, uncertain, until } = (await week.of(org.id)).waiting;

    expect([toPrint, uncertain, until]).toEqual([1, 1, '2026-12-16']);
  });

  it('given lists that were not finished, then the latest file of each waits, and one that came in whole does not', async () => {
    const bring = (name: string, heading: string, state: string, error: number, at: string) =>
      db.query(
        `INSERT INTO import (organization_id, file_name, sha256, encoding, delimiter, header_row, columns, date_order, counts, created_by, state, created_at)
         VALUES ($1, $2, '', 'UTF-8', ',', 1, jsonb_build_array(jsonb_build_object('heading', $3::text)), 'mdy',
                 jsonb_build_object('rows', 9, 'error', $4::int), 'x', $5, $6)`,
        [org.id, name, heading, error, state, at],
      );
    await bring('first.csv', 'A', 'imported', 4, '2026-11-01');
    await bring('mended.csv', 'A', 'imported', 0, '2026-11-02');
    await bring('begun.csv', 'B', 'previewed', 1, '2026-11-03');
    await bring('left.csv', 'C', 'imported', 2, '2026-11-04');
    await bring('undone.csv', 'D', 'undone', 2, '2026-11-05');
    await bring('long-ago.csv', 'E', 'imported', 2, '2026-01-05');

    const { lists } = (await week.of(org.id)).waiting;
    expect(lists.map(({ fileName, rows, imported }) => [fileName, rows, imported])).toEqual([
      ['left.csv', 2, true],
      ['begun.csv', 9, false],
    ]);
  });

  it('given this year’s two Adars ahead, then it says how many have not been looked at', async () => {
    adars = 11;

    expect((await week.of(org.id)).waiting.adar).toEqual({ hebrewYear: 5787, count: 11 });
    adars = 0;
    expect((await week.of(org.id)).waiting.adar).toBeNull();
  });

  it('given names to be read, then the coming Friday’s are there', async () => {
    await remember('Ada Stein', SHABBAT, { observance: { relationship: 'Parent', relationship_detail: 'mother' } });
    const { friday } = await week.of(org.id, 'en');

    expect(friday).toMatchObject({
      date: '2026-12-04',
      count: 1,
      names: [{ text: 'Ada Stein, mother of Daniel Levin' }],
    });
  });

  describe('what is to be decided before letters leave', () => {
    const set = (columns: string) => db.query(`UPDATE organization SET ${columns} WHERE id = $1`, [org.id]);
    const setup = async () => (await week.of(org.id)).setup;
    const UNDECIDED = 'reminders_on = false, reminder_template_id = NULL, latitude = NULL';

    it('given no record yet, then nobody is asked; from the first on, all that is missing is told', async () => {
      await set(UNDECIDED);
      expect(await setup()).toBeNull();
      await remember('Ada Stein', SHABBAT);

      expect(await setup()).toEqual({
        ...{ remindersOn: false, place: null, calendar: 'hebrew', customsConfirmed: false, hasLetter: false, hour: 9 },
        ...{ hasAddress: false, hasReplyTo: false },
      });
    });

    it('given all of it decided, or that staff do not want to be asked, then it is gone', async () => {
      await remember('Ada Stein', SHABBAT);
      await set(`customs_confirmed_at = now(), address = '12 Elm Street'`);
      expect(await setup()).toMatchObject({ hasReplyTo: false, place: '40.7128, -74.006' });
      await set(`reply_to = 'office@example.org'`);
      expect(await setup()).toBeNull();

      expect(await week.of(org.id)).toMatchObject({ setupDeclined: false });

      await set(`${UNDECIDED}, setup_declined_at = now()`);
      expect(await week.of(org.id)).toMatchObject({ setup: null, setupDeclined: true });
    });
  });

  it('given another congregation, then nothing of it is there', async () => {
    const other = await aCongregation(db);
    await anObserver(db, other.id, [SHABBAT], { contact: { email: null } });
    const answer = await week.of(org.id);

    expect([answer.remembered, answer.waiting.unreached.count, answer.friday.count]).toEqual([0, 0, 0]);
  });
});

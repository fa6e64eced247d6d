import type { CalendarLink } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { addDays, sunset } from '../calendar/index.js';
import { MOST_ADDRESSES, MOST_USES } from '../platform/private-addresses/index.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const idOf = async (path: string, body: object): Promise<string> =>
  ((await staff().post(`/api/${path}`).send(body).expect(201)).body as { id: string }).id;
const remember = (more: object = {}) =>
  idOf('yahrzeits', { name: 'Sarah Levin', hebrewName: 'שרה לוין', gregorianDate: '1984-03-03', ...more });
const place = (columns: string) => world.db.query(`UPDATE organization SET ${columns} WHERE id = $1`, [ours.org]);
const link = async (body: object = {}) =>
  (await staff().post('/api/calendar-links').send(body).expect(201)).body as CalendarLink;
const open = (url: string) => world.as().get(new URL(url).pathname);
const inUtc = (instant: Date | null) => instant?.toISOString().replace(/[-:]|\.\d+/g, '');
const events = (text: string) =>
  text
    .replace(/\r\n /g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)])),
    );

describe('a calendar file', () => {
  it('given a place, then each observance lasts from sundown to sundown there', async () => {
    await place(`latitude = 40.7, longitude = -74, timezone = 'America/New_York'`);
    const id = await remember();

    const { text, headers } = await staff().get(`/api/yahrzeits/${id}/calendar.ics`).expect(200);
    const [first] = events(text);

    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
    const [{ date }] = await world.db.query(
      `SELECT date FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar AND date > now() - interval '31 days'
        ORDER BY date LIMIT 1`,
      [id],
    );
    const there = { timezone: 'America/New_York', israel: false, latitude: 40.7, longitude: -74 };
    expect(first).toMatchObject({
      DTSTART: inUtc(sunset(addDays(date, -1), there)),
      DTEND: inUtc(sunset(date, there)),
    });
    expect(first?.SUMMARY).toBe('Yahrzeit of Sarah Levin');
  });

  it('given no place, then the event is the whole civil day, and says that it begins the evening before', async () => {
    const id = await remember();
    const [next] = await world.db.query(`SELECT next_hebrew_observance AS date FROM yahrzeit WHERE id = $1`, [id]);

    const { text } = await staff().get(`/api/yahrzeits/${id}/calendar.ics`).expect(200);
    const event = events(text).find((one) => one['DTSTART;VALUE=DATE'] === next.date.replaceAll('-', ''));

    expect(event?.UID).toBe(`${id}-${next.date}@zikaron`);
    expect(event?.DESCRIPTION).toContain('from sundown on the evening before');
  });

  it('given a name with a comma, a semicolon and a backslash, then each is escaped, in the title too', async () => {
    const id = await remember({ name: 'Levin, Sarah; b\\Mendel' });

    const { text } = await staff().get(`/api/yahrzeits/${id}/calendar.ics`).expect(200);

    const escaped = 'Levin\\, Sarah\\; b\\\\Mendel';
    expect(text).toContain(`\r\nNAME:Yahrzeits - ${escaped}\r\n`);
    expect(text).toContain(`\r\nX-WR-CALNAME:Yahrzeits - ${escaped}\r\n`);
    expect(text).toContain(`\r\nSUMMARY:Yahrzeit of ${escaped}\r\n`);
  });

  it('given lines in Hebrew, then no line is longer than 75 octets and none breaks a letter', async () => {
    await place(`language = 'he', name = 'בית הכנסת הגדול שלום וברכה לכל בני הקהילה הקדושה והיקרה'`);
    const id = await remember({ hebrewName: 'שרה רבקה רחל לאה בת אברהם יצחק יעקב הכהן זכרונה לברכה' });

    const { text } = await staff().get(`/api/yahrzeits/${id}/calendar.ics`).expect(200);

    expect(text).toContain('היארצייט');
    expect(text).not.toContain('\ufffd');
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('given a contact who keeps the civil date, then the calendar has that day alone', async () => {
    const id = await remember();
    const contactId = await idOf('contacts', { name: 'David', email: 'david@example.org', yahrzeitId: id });
    const [{ id: observer }] = await world.db.query(`SELECT id FROM observance WHERE contact_id = $1`, [contactId]);
    await staff().put(`/api/observers/${observer}`).send({ observeOnHebrewCalendar: false }).expect(200);

    const { text } = await staff().get(`/api/contacts/${contactId}/calendar.ics`).expect(200);
    const days = events(text).map((event) => event['DTSTART;VALUE=DATE']);

    expect(days.length).toBeGreaterThanOrEqual(4);
    expect(days.every((day) => day?.endsWith('0303'))).toBe(true);
    expect(events(text)[0]?.UID).toContain(observer);
  });

  it('given a yahrzeit of another organization, then there is none', async () => {
    const id = await remember();
    const theirs = await world.congregation('Other');

    await world.as(theirs.people.owner).get(`/api/yahrzeits/${id}/calendar.ics`).expect(404);
    await world.as(theirs.people.owner).post('/api/calendar-links').send({ yahrzeitId: id }).expect(404);
  });
});

describe('a private link', () => {
  it('given nobody is signed in, then it opens what it names, and no more', async () => {
    const id = await remember();
    await remember({ name: 'Max Cohen' });

    const one = await open((await link({ yahrzeitId: id })).url).expect(200);
    const all = await open((await link()).url).expect(200);

    expect(one.text).toContain('Sarah Levin');
    expect(one.text).not.toContain('Max Cohen');
    expect(all.text).toContain('Max Cohen');
  });

  it('given it is asked for without end from one place, then that one waits; for another congregation nothing is counted', async () => {
    const theirs = await world.congregation('Ohel Yaakov');
    const { body: other } = await world.as(theirs.people.staff).post('/api/calendar-links').send({}).expect(201);
    const [one, second] = [await link(), await link()];

    const answers = await Promise.all(Array.from({ length: MOST_USES + 5 }, () => open(one.url)));

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(429));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await open(second.url).expect(429);
    await open(other.url).expect(200);
  });

  it('given it is revoked, then it opens nothing, and the others still do', async () => {
    const [first, second] = [await link(), await link()];

    await staff().delete(`/api/calendar-links/${first.id}`).expect(200);

    await open(first.url).expect(404);
    await open(second.url).expect(200);
    await staff().delete(`/api/calendar-links/${first.id}`).expect(404);
    const list = await staff().get('/api/calendar-links').expect(200);
    expect((list.body as { data: CalendarLink[] }).data.map(({ id }) => id)).toEqual([second.id]);
  });

  it('given more at once than there may be of one thing, then so many are made; of another thing they still are', async () => {
    const ask = () => staff().post('/api/calendar-links').send({});
    const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 5 }, ask));
    const refused = answers.filter(({ status }) => status !== 201);

    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([409, 'too_many_addresses']));
    await link({ yahrzeitId: await remember() });
    const [{ id }] = await world.db.query('SELECT id FROM calendar_link WHERE organization_id = $1 LIMIT 1', [
      ours.org,
    ]);
    await staff().delete(`/api/calendar-links/${id}`).expect(200);
    await ask().expect(201);
    await ask().expect(409);
  });

  it('given any character of it is another, then it opens nothing', async () => {
    const { url } = await link();
    const token = /calendar\/(.+)\.ics/.exec(url)?.[1] ?? '';
    const other = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);

    const answers = await Promise.all(
      [0, 20, 21, 42, 43, 60, 84, 85].map((at) => world.as().get(`/calendar/${other(at)}.ics`)),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it.each(['', 'x', '../../etc/passwd', 'A'.repeat(86), randomUUID()])(
    'given %p, then there is none',
    async (token) => {
      await world
        .as()
        .get(`/calendar/${encodeURIComponent(token)}.ics`)
        .expect(404);
    },
  );

  it('given the person it is about is deleted, then an archived one shows nothing and a removed contact is gone', async () => {
    const yahrzeitId = await remember();
    const contactId = await idOf('contacts', { name: 'David', yahrzeitId });
    const [ofYahrzeit, ofContact] = [await link({ yahrzeitId }), await link({ contactId })];

    await staff().delete(`/api/yahrzeits/${yahrzeitId}`).expect(200);
    await staff().delete(`/api/contacts/${contactId}`).expect(200);

    expect(events((await open(ofYahrzeit.url).expect(200)).text)).toEqual([]);
    await open(ofContact.url).expect(404);
  });

  it('given a trial that is over, then the links are still seen, and none is made', async () => {
    const { id } = await link();
    await place(`trial_ends_at = now() - interval '1 day'`);

    const { body } = await staff().get('/api/calendar-links').expect(200);
    expect(body.data).toMatchObject([{ id }]);
    await staff().post('/api/calendar-links').send({}).expect(402);
  });

  it('given a viewer, then links are not theirs to see or make', async () => {
    await world.as(ours.people.viewer).get('/api/calendar-links').expect(403);
    await world.as(ours.people.viewer).post('/api/calendar-links').send({}).expect(403);
  });
});

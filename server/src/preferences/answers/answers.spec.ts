import { DEFAULT_POLICY, DEFAULT_SERVICE } from '@zikaron/contract';
import { anObserver } from '../../../test/reminders-world.js';
import { aWorld, toldAt, type Congregation, type World } from '../../../test/world.js';
import { LetterLinks } from '../../emails/index.js';
import { OccurrencesService, StandingReminders } from '../../yahrzeits/index.js';

/** A Wednesday; the letter is about a day two weeks later. */
const TODAY = '2026-12-02T15:00:00Z';
const DAY = '2026-12-16';

describe('the answer to a letter', () => {
  let world: World;
  let ours: Congregation;
  let observanceId: string;
  let contactId: string;
  let yahrzeitId: string;
  let link: string;

  beforeAll(async () => {
    world = await aWorld(toldAt(TODAY));
    await world.app.get(StandingReminders).keepUp();
    ours = await world.congregation('Beth <b>El</b>');
    await world.db.query(
      `UPDATE organization SET timezone = 'America/New_York', latitude = 40.7, longitude = -74, second_lead_days = 3 WHERE id = $1`,
      [ours.org],
    );
  });
  beforeEach(async () => {
    for (const table of ['rate_limit', 'notification', 'audit_log', 'contact', 'yahrzeit', 'service_settings'])
      await world.db.query(`DELETE FROM ${table}`);
    ({ observanceId, contactId, yahrzeitId } = await anObserver(world.db, ours.org, [DAY], {
      contact: { email: 'daniel@family.example' },
    }));
    await written(observanceId);
    link = linkOf(contactId);
  });
  afterAll(() => world.close());

  const written = (observer: string) =>
    world.db.query(`UPDATE reminder SET state = 'written' WHERE observance_id = $1 AND step = 1`, [observer]);
  const linkOf = (whose: string) =>
    new URL(
      world.app.get(LetterLinks).of(ours.org, { contactId: whose, yahrzeitId: null, email: 'daniel@family.example' })
        .answer,
    ).pathname;
  const field = (name: string, date = DAY) => `${name}.${observanceId}.${date}`;
  const answer = (body: Record<string, string>, to = link) => world.as().post(to).type('form').send(body);
  const staff = () => world.as(ours.people.staff);
  const kept = async () => (await staff().get('/api/responses').expect(200)).body.data;
  const everything = () =>
    world.db
      .query(`SELECT (SELECT jsonb_agg(to_jsonb(r)) FROM response r) AS answers, (SELECT count(*) FROM notification) AS told,
      (SELECT count(*) FROM audit_log) AS changes, (SELECT jsonb_agg(to_jsonb(r) ORDER BY id) FROM reminder r) AS reminders`);

  it('given the link, then one page without script asks about all that was written, in two presses and 15 kB', async () => {
    const { observanceId: second } = await anObserver(world.db, ours.org, ['2026-12-20'], {
      yahrzeit: { name: 'Jacob Levin' },
    });
    await world.db.query('UPDATE observance SET contact_id = $2 WHERE id = $1', [second, contactId]);
    await written(second);

    const { text, headers } = await world.as().get(`${link}?a=come`).expect(200);

    for (const shown of [
      'Beth &#60;b&#62;El',
      'Miriam Levin',
      'Jacob Levin',
      'on Friday, December\u00a011<',
      'Please call me',
    ])
      expect(text).toContain(shown);
    expect(text.match(/value="come" checked/g)).toHaveLength(2);
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
  });

  it('given a person who reads Hebrew, then the page is Hebrew from right to left', async () => {
    await world.db.query(`UPDATE contact SET language = 'he' WHERE id = $1`, [contactId]);

    const { text } = await world.as().get(link).expect(200);

    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(text).toContain('נא להתקשר אליי');
    expect(text).not.toMatch(/undefined|%\{/);
  });

  it('given a thousand scanners that open it, then nothing has changed', async () => {
    const before = await everything();
    for (let n = 0; n < 20; n++) {
      // Their limits are another matter: each of them comes to the page.
      await world.db.query('DELETE FROM rate_limit');
      const opened = await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const path = at % 3 ? `${link}?a=come` : `${link}?said=kept`;
          return at % 2 ? world.as().get(path) : world.as().head(path);
        }),
      );
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    }

    expect(await everything()).toEqual(before);
  });

  it('given an answer, then the office finds it, no second letter goes, and opening the page again shows it', async () => {
    const sent = await answer({ [field('attendance')]: 'come', [field('people')]: '4', [field('kaddish')]: 'yes' });
    expect([sent.status, sent.headers.location]).toEqual([303, `${link}?said=kept`]);

    expect(await kept()).toMatchObject([
      { observanceId, date: DAY, attendance: 'come', people: 4, kaddish: true, honour: false, serviceDate: null },
    ]);
    const reminders = await world.db.query('SELECT step, state FROM reminder ORDER BY step');
    expect(reminders).toEqual([
      { step: 1, state: 'written' },
      { step: 2, state: 'answered' },
    ]);
    expect((await world.as().get(sent.headers.location!)).text).toMatch(
      /been kept[\s\S]*value="come" checked[\s\S]*value="4"/,
    );
  });

  it('given a second answer, then the latest counts, and the first stands in the history', async () => {
    await answer({ [field('attendance')]: 'come', [field('people')]: '4' });
    await Promise.all([answer({ [field('attendance')]: 'read' }), answer({ [field('attendance')]: 'read' })]);

    expect(await kept()).toMatchObject([{ attendance: 'read', people: null }]);
    const { body } = await staff().get(`/api/yahrzeits/${yahrzeitId}/activity`).expect(200);
    const answers = body.data.filter(({ subject }: { subject: string }) => subject === 'answer');
    expect(answers).toHaveLength(3);
  });

  it('given a wish to be called, a death, a mistake and a sister, then each is a task of its own, told once', async () => {
    const said = {
      [field('attendance')]: '',
      call: 'yes',
      death: 'Our mother',
      wrong: 'Lewin with w',
      ...{ otherName: 'Ruth Levin', otherEmail: 'ruth@a.example' },
    };
    await answer(said);
    await answer(said);

    const told = await world.db.query('SELECT key, values FROM notification ORDER BY key');
    expect(told.map(({ key }: { key: string }) => key)).toEqual([
      'family-call',
      'family-death',
      'family-other',
      'family-wrong',
    ]);
    expect(told[1].values).toMatchObject({ text: 'Our mother', date: '2026-12-03' });
    expect(told[2].values).toMatchObject({ text: 'Ruth Levin, ruth@a.example' });
  });

  it('given what they wrote, then it stands with their answer and in the history, also when they answer again without words', async () => {
    const wrote = { wrong: 'Lewin with w', death: 'Our mother', other: 'Ruth Levin, ruth@a.example' };
    await answer({
      [field('attendance')]: 'come',
      ...{ wrong: wrote.wrong, death: wrote.death, otherName: 'Ruth Levin', otherEmail: 'ruth@a.example' },
    });
    await answer({ [field('attendance')]: 'read' });

    expect(await kept()).toMatchObject([{ attendance: 'read', ...wrote }]);
    const { body } = await staff().get(`/api/yahrzeits/${yahrzeitId}/activity`).expect(200);
    const [, first] = body.data.filter(({ subject }: { subject: string }) => subject === 'answer');
    expect(first.changes).toContainEqual({ field: 'wrong', before: null, after: 'Lewin with w' });
  });

  it('given a year of two Adars, then they choose for themselves, their letters follow it, and they may take it back', async () => {
    await world.db.query(
      `UPDATE yahrzeit SET gregorian_date = '1985-03-08', hebrew_day = 15, hebrew_month = 12, hebrew_year = 5745 WHERE id = $1`,
      [yahrzeitId],
    );
    await world.app.get(OccurrencesService, { strict: false }).recompute(ours.org, [yahrzeitId]);
    const [first, second] = ['2027-02-22', '2027-03-24'];
    await world.db.query(`UPDATE reminder SET state = 'written' WHERE observance_id = $1 AND occurrence_date = $2`, [
      observanceId,
      first,
    ]);
    const chosen = async () => /name="adar[^>]*value="(\w*)" checked/.exec((await world.as().get(link)).text)?.[1];
    const choose = (adar: string) =>
      answer({ [field('attendance', first)]: 'come', [field('adar', first)]: adar }).expect(303);
    const open = async () =>
      (
        await world.db.query(
          `SELECT occurrence_date AS date FROM reminder WHERE observance_id = $1 AND state = 'open' AND step = 1 AND occurrence_date < '2027-09-01'`,
          [observanceId],
        )
      ).map(({ date }: { date: string }) => date);
    expect(await chosen()).toBe('');

    await choose('both');
    expect([await chosen(), await open()]).toEqual(['both', [second]]);
    await choose('both');
    const told = await world.db.query('SELECT key, values, severity, data FROM notification');
    expect(told).toMatchObject([
      {
        key: 'family-adar-both',
        severity: 'info',
        values: { about: 'Miriam Levin' },
        data: { actionUrl: `/app/yahrzeits/${yahrzeitId}` },
      },
    ]);

    await choose('');
    expect([await chosen(), await open()]).toEqual(['', []]);
  });

  it('given a death in the first of two Adars, then nobody is asked, and what is sent all the same is passed over', async () => {
    // 5744 had two: who died in its first one keeps the first.
    await world.db.query(`UPDATE yahrzeit SET hebrew_day = 9, hebrew_month = 12, hebrew_year = 5744 WHERE id = $1`, [
      yahrzeitId,
    ]);
    expect((await world.as().get(link)).text).not.toContain('there are two Adars');

    await answer({ [field('attendance')]: 'come', [field('adar')]: 'second' }).expect(303);

    expect(await world.db.query('SELECT adar_rule FROM observance')).toEqual([{ adar_rule: null }]);
  });

  it('given a service that the page does not offer, another person’s day, or a day long past, then nothing of it is kept', async () => {
    const other = await anObserver(world.db, ours.org, [DAY]);
    await written(other.observanceId);

    await answer({ [field('attendance')]: 'read', [field('service')]: '2026-12-12' });
    expect(await kept()).toMatchObject([{ observanceId, serviceDate: null }]);
    await answer({ [field('attendance')]: 'read', [field('service')]: '2026-12-18' });
    expect(await kept()).toMatchObject([{ serviceDate: '2026-12-18' }]);

    const theirs = await answer({ [`attendance.${other.observanceId}.${DAY}`]: 'come' });
    expect(theirs.headers.location).toContain('said=nothing');
    expect((await answer({ [field('attendance')]: 'maybe' })).status).toBe(400);
    await world.db.query(`UPDATE reminder SET occurrence_date = '2026-10-01' WHERE observance_id = $1 AND step = 1`, [
      observanceId,
    ]);
    expect((await world.as().get(link)).status).toBe(410);
  });

  it('given services of the congregation’s own, then the page speaks of the one that reads the name, and offers those that are held', async () => {
    const morning = { ...DEFAULT_SERVICE, kind: 'shabbatMorning', name: 'Main sanctuary' } as const;
    const settings = {
      services: [morning],
      noService: [{ date: '2026-12-19', reason: 'Snow' }],
      policy: DEFAULT_POLICY,
    };
    const set = (more: object = {}) =>
      world
        .as(ours.people.admin)
        .put('/api/orgs/mine/services')
        .send({ ...settings, ...more })
        .expect(200);
    await set();

    const { text } = await world.as().get(link).expect(200);
    expect(text).toContain('We will come to \u2068Main sanctuary\u2069 on Saturday, December\u00a012<');
    const offered = (page: string) => [...page.matchAll(/<option value="([^"]*)"/g)].map(([, date]) => date);
    expect(offered(text)).toEqual(['', '2026-12-05', '2026-12-26']);

    await answer({ [field('attendance')]: 'read', [field('service')]: '2026-12-19' });
    expect(await kept()).toMatchObject([{ serviceDate: null }]);
    await answer({ [field('attendance')]: 'read', [field('service')]: '2026-12-26', [field('people')]: 'three' });
    const { body } = await staff().get('/api/service-list?friday=2026-12-11').expect(200);
    expect(body.services[0].names).toMatchObject([{ observers: [{ answer: { serviceDate: '2026-12-26' } }] }]);

    await set({ policy: { ...DEFAULT_POLICY, relations: ['Spouse'] } });
    const { text: unread } = await world.as().get(link).expect(200);
    expect(unread).toContain('<span>We will come</span>');
  });

  it('given that the service has passed, then nobody is asked to come to it, and those ahead are offered', async () => {
    const { observanceId: soon } = await anObserver(world.db, ours.org, ['2026-12-03'], {
      yahrzeit: { name: 'Read Already' },
    });
    await world.db.query('UPDATE observance SET contact_id = $2 WHERE id = $1', [soon, contactId]);
    await written(soon);

    const { text } = await world.as().get(link).expect(200);
    const ofSoon = text.slice(text.indexOf('Read Already'), text.indexOf('Miriam Levin'));
    expect(ofSoon).toContain('<span>We will come</span>');
    expect(ofSoon).toContain('<option value="2026-12-04">');
    expect(ofSoon).not.toContain('November');
  });

  it('given a link of the preferences, or one that was changed, then it opens nothing here', async () => {
    const { preferences } = world.app
      .get(LetterLinks)
      .of(ours.org, { contactId, yahrzeitId: null, email: 'daniel@family.example' });

    expect((await world.as().get(new URL(preferences).pathname.replace('/p/', '/r/'))).status).toBe(404);
    expect((await world.as().get(`${link.slice(0, -2)}xx`)).status).toBe(404);
    expect((await answer({ [field('attendance')]: 'come' }, `${link.slice(0, -2)}xx`)).status).toBe(404);
  });

  it('given two who are one person, when they are merged, then the answer stays', async () => {
    const other = await anObserver(world.db, ours.org, [DAY]);
    await world.db.query('UPDATE observance SET yahrzeit_id = $2 WHERE id = $1', [other.observanceId, yahrzeitId]);
    await answer({ [field('attendance')]: 'come', [field('people')]: '2' });

    await staff().post(`/api/contacts/${other.contactId}/merge`).send({ otherId: contactId }).expect(200);

    expect(await kept()).toMatchObject([{ observanceId: other.observanceId, people: 2 }]);
  });
});

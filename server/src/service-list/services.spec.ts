import {
  type CalledContact,
  type CalledName,
  type CorrectedIssue,
  DEFAULT_POLICY,
  DEFAULT_SERVICE,
  type ListIssue,
  type ListLink,
  type NotRead,
  type PublicList,
  type ServiceList,
  type ServiceSettings,
  type WithoutParent,
} from '@zikaron/contract';
import PostalMime from 'postal-mime';
import { SmtpSink, type Misdeed } from '../../test/faults/smtp-sink.js';
import { aWorld, toldAt, type Congregation, type World } from '../../test/world.js';
import { addDays, type Place } from '../calendar/index.js';
import { partsOfName } from '../hebrew-names/index.js';
import { FRIDAY_EVENING, ReadingPlaces } from '../yahrzeits/index.js';
import { ListEditorsService } from './list-editors.service.js';
import { ListIssuesService } from './list-issues.service.js';
import { lastTelling } from './pack-hours.js';
import { PulpitPacksService } from './pulpit-packs.service.js';
import { PulpitReadersService } from './pulpit-readers.service.js';
import { comingFriday } from './which-services.js';
import { StandingClock } from '../../test/standing-clock.js';

/** A Wednesday, when the two dates of 3 March 1984 that come next are not read on one Shabbat. */
const today = '2026-12-02';

let world: World;
let ours: Congregation;
let sink: SmtpSink;
let misdeed: Misdeed | null = null;

beforeAll(async () => {
  sink = await SmtpSink.start((moment) => (moment === 'mail' ? misdeed : null));
  world = await aWorld({ ...toldAt(`${today}T15:00:00Z`), SMTP_URL: sink.url });
});
beforeEach(async () => {
  misdeed = null;
  sink.received.length = 0;
  ours = await world.congregation('Beth Shalom');
});
afterAll(async () => {
  await world.close();
  await sink.stop();
});

const staff = () => world.as(ours.people.staff);
const remember = async (name: string, more: object = {}): Promise<string> => {
  const answer = await staff()
    .post('/api/yahrzeits')
    .send({ name, gregorianDate: '1984-03-03', ...more })
    .expect(201);
  return (answer.body as { id: string }).id;
};
const observe = async (yahrzeitId: string, name: string, more: object = {}): Promise<void> => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const family = { yahrzeitId, email, name, relationship: 'Parent', ...more };
  await staff().post('/api/observers/upsert-by-email').send(family).expect(200);
};
/** The next observance on the Hebrew calendar, and the Friday that is assigned to it. */
const nextOf = async (id: string, onHebrew = true): Promise<{ date: string; friday: string }> => {
  const [row] = await world.db.query(
    `SELECT date, service_date AS friday FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar = $2 AND date > $3 ORDER BY date LIMIT 1`,
    [id, onHebrew, today],
  );
  return row as { date: string; friday: string };
};
const listAt = async (friday: string) =>
  (await world.as(ours.people.viewer).get(`/api/service-list?friday=${friday}`).expect(200)).body as ServiceList;
const textsAt = async (friday: string) =>
  (await listAt(friday)).services.flatMap(({ names }) => names.map(({ text }) => text));
const notReadAt = async (friday: string) =>
  (await world.as(ours.people.viewer).get(`/api/service-list/not-read?friday=${friday}`).expect(200)).body as NotRead;
const USUAL: ServiceSettings = { services: [DEFAULT_SERVICE], noService: [], policy: DEFAULT_POLICY };
const set = (settings: Partial<ServiceSettings>, expected = 200) =>
  world
    .as(ours.people.admin)
    .put('/api/orgs/mine/services')
    .send({ ...USUAL, ...settings })
    .expect(expected);

describe('services of a congregation', () => {
  it('given nothing is set, then Friday evening is held and everybody is read', async () => {
    const { body } = await staff().get('/api/orgs/mine/services').expect(200);
    expect(body).toEqual({ ...USUAL, version: null });
  });

  it('given a Friday without a service, then its names are read at the next one and say so, in text too', async () => {
    const { friday } = await nextOf(await remember('Susie Schwartz'));
    await set({ noService: [{ date: friday, reason: 'Snow' }] });

    expect((await listAt(friday)).services).toMatchObject([
      { date: friday, cancelled: true, names: [], empty: 'No service' },
    ]);
    // In the list's language, whatever the reader's.
    const hebrew = await staff().get(`/api/service-list?friday=${friday}&language=he`).expect(200);
    expect((hebrew.body as ServiceList).services[0]?.empty).toBe('אין תפילה');
    const [next] = (await listAt(addDays(friday, 7))).services;
    expect(next?.names).toMatchObject([{ name: 'Susie Schwartz', movedFrom: friday }]);
    const { text } = await staff()
      .get(`/api/service-list.txt?friday=${addDays(friday, 7)}`)
      .expect(200);
    expect(text).toMatch(/Susie Schwartz .*moved from .*, no service/);
  });

  it('given a service of Shabbat morning with a name and an hour, then the week has both, and each says when', async () => {
    const { friday } = await nextOf(await remember('Susie Schwartz'));
    const morning = {
      ...DEFAULT_SERVICE,
      kind: 'shabbatMorning' as const,
      name: 'Main sanctuary',
      time: { clock: '09:30' },
    };
    await set({ services: [DEFAULT_SERVICE, morning] });

    const { services } = await listAt(friday);
    expect(services.map(({ date, names }) => [date, names.length])).toEqual([
      [friday, 1],
      [addDays(friday, 1), 1],
    ]);
    expect(services[1]?.heading).toMatch(/^Main sanctuary, .*, 09:30; /);
  });

  it('given the typeset sheet, then it is a PDF on the paper that was asked for, and the starter plan has none', async () => {
    const { friday } = await nextOf(await remember('Susie Schwartz'));
    const sheet = (paper: string) =>
      staff().get(`/api/service-list.pdf?friday=${friday}&${paper}`).responseType('blob');
    const { body } = await sheet('size=a5&type=large').expect(200);
    expect((body as Buffer).toString('latin1')).toMatch(/^%PDF-[\s\S]*MediaBox \[0 0 419.53 595.28\]/);
    await sheet('size=a3').expect(400);
    await world.db.query(`UPDATE organization SET plan = 'starter', subscription_status = 'active' WHERE id = $1`, [
      ours.org,
    ]);
    await sheet('size=a5').expect(402);
  });

  it('given services of its own, then letters say at which a name is read, and nothing of one that is not', async () => {
    const id = await remember('Susie Schwartz');
    const { date, friday } = await nextOf(id);
    const place = async () => {
      const places = world.app.get(ReadingPlaces, { strict: false });
      return (await places.of(ours.org, [{ yahrzeitId: id, onHebrewCalendar: true, date, friday }]))[0];
    };
    expect(await place()).toEqual({ date: friday, service: FRIDAY_EVENING });

    const morning = { ...DEFAULT_SERVICE, kind: 'shabbatMorning' as const };
    await set({ services: [morning] });
    expect(await place()).toEqual({
      date: addDays(friday, 1),
      service: { en: 'the Shabbat morning service', he: 'תפילת שבת בבוקר' },
    });
    const noService = [{ date: addDays(friday, 1), reason: null }];
    await set({ services: [{ ...morning, name: 'Main sanctuary' }], noService });
    expect(await place()).toMatchObject({ date: addDays(friday, -6), service: { he: 'Main sanctuary' } });
    const decision = { yahrzeitId: id, calendar: 'hebrew', date, service: null };
    await staff().put('/api/service-list/readings').send(decision).expect(200);
    expect(await place()).toBeNull();
  });

  it('given a version that somebody has overtaken, then a change of it is refused, also of two at once', async () => {
    const save = (reason: string, version?: string) =>
      world
        .as(ours.people.admin)
        .put('/api/orgs/mine/services')
        .send({ ...USUAL, noService: [{ date: today, reason }], version });
    const first = (await save('Snow').expect(200)).body.version as string;
    const answers = await Promise.all(['Rain', 'Heat', 'Wind'].map((reason) => save(reason, first)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await save('Frost', first).expect(409)).body).toMatchObject({ code: 'changed_meanwhile' });
    const { body } = await staff().get('/api/orgs/mine/services').expect(200);
    expect(body).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  it('given two who set services for the first time at once, then the second is refused', async () => {
    const save = () =>
      world
        .as(ours.people.admin)
        .put('/api/orgs/mine/services')
        .send({ ...USUAL, version: null });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await save().expect(409);
  });

  it('given settings are saved twice or by whoever may not, then they stand once, or not at all', async () => {
    await set({ policy: { ...DEFAULT_POLICY, recentDays: 7 } });
    await set({ policy: { ...DEFAULT_POLICY, recentDays: 0 } });
    await staff().put('/api/orgs/mine/services').send(USUAL).expect(403);
    await set({ services: [] }, 400);

    expect(await world.db.query('SELECT policy FROM service_settings WHERE organization_id = $1', [ours.org])).toEqual([
      { policy: { ...DEFAULT_POLICY, recentDays: 0 } },
    ]);
  });
});

describe('who is read, and why not', () => {
  it('given somebody died this week, then the list has them in the week of mourning; without the policy, the other page', async () => {
    const friday = addDays(comingFriday(today), -7);
    await remember('Leah Stern', { gregorianDate: addDays(friday, -3), burialDate: addDays(friday, -2) });

    expect((await listAt(friday)).services[0]?.names).toMatchObject([
      { text: 'Leah Stern', mourning: 'shiva', remarks: [], date: null, because: { reason: 'recentDeath' } },
    ]);
    const { text } = await staff().get(`/api/service-list.txt?friday=${friday}`).expect(200);
    expect(text).toContain('In the week of mourning\nLeah Stern');

    await set({ policy: { ...DEFAULT_POLICY, recentDays: 0 } });
    expect(await textsAt(friday)).toEqual([]);
    expect((await notReadAt(friday)).names).toMatchObject([{ name: 'Leah Stern', reason: 'recentDeath' }]);
  });

  it('given somebody died this week and no service of it names them, then the other page says that', async () => {
    const died = await remember('Leah Mourned', { gregorianDate: addDays(today, -2) });
    const friday = comingFriday(today);
    const whyNot = async () => (await notReadAt(friday)).names.filter(({ yahrzeitId }) => yahrzeitId === died);

    expect(await whyNot()).toEqual([]);
    await set({ services: [{ ...DEFAULT_SERVICE, reads: ['yahrzeitWeek', 'perpetual'] }] });
    expect(await textsAt(friday)).toEqual([]);
    expect(await whyNot()).toMatchObject([{ reason: 'noService', mourningEnd: null }]);
    await set({ noService: [{ date: friday, reason: 'Snow' }] });
    expect(await whyNot()).toMatchObject([{ reason: 'noService' }]);
  });

  it('given a rabbi said when mourning ended, then the list follows, who said it stands on the other page; nothing takes it back', async () => {
    const friday = addDays(comingFriday(today), -7);
    const id = await remember('Leah Stern', { gregorianDate: addDays(friday, -3), burialDate: addDays(friday, -2) });
    const end = (ends: object, expected = 200, who = ours.people.staff) =>
      world
        .as(who)
        .put('/api/service-list/mourning')
        .send({ yahrzeitId: id, shiva: null, sheloshim: null, ...ends })
        .expect(expected);

    await end({ shiva: friday });
    await end({ shiva: friday });
    expect((await listAt(friday)).services[0]?.names).toMatchObject([
      { mourning: 'sheloshim', mourningEnd: { shiva: friday, by: expect.any(String) } },
    ]);
    await end({ sheloshim: friday });
    expect(await textsAt(friday)).toEqual([]);
    expect((await notReadAt(friday)).names).toMatchObject([
      {
        name: 'Leah Stern',
        reason: 'mourningEnded',
        mourningEnd: { sheloshim: friday },
        decidedBy: expect.any(String),
      },
    ]);
    await end({});
    expect((await listAt(friday)).services[0]?.names).toMatchObject([{ mourning: 'shiva', mourningEnd: null }]);

    const { body } = await end({ shiva: addDays(friday, -4) }, 422);
    expect(body).toMatchObject({ code: 'ends_before_death' });
    await end({ shiva: friday }, 403, ours.people.viewer);
  });

  it('given a recent death, then one may read it anyway for so long, or not at all, with who and why; nothing takes it back', async () => {
    const friday = addDays(comingFriday(today), -7);
    const id = await remember('Leah Stern', { gregorianDate: addDays(friday, -60), burialDate: addDays(friday, -59) });
    const decide = (days: number | null, expected = 200) =>
      staff()
        .put('/api/service-list/mourning')
        .send({ yahrzeitId: id, shiva: null, sheloshim: null, days, reason: 'The family asks' })
        .expect(expected);
    expect(await textsAt(friday)).toEqual([]);
    await decide(335);
    await decide(335);
    expect((await listAt(friday)).services[0]?.names).toMatchObject([
      {
        ...{ text: 'Leah Stern', mourning: 'year', because: { reason: 'decided', at: 'mourning', serviceRule: null } },
        mourningEnd: { days: 335, reason: 'The family asks' },
      },
    ]);
    await set({ policy: { ...DEFAULT_POLICY, recentDays: 0 } });
    expect(await textsAt(friday)).toEqual(['Leah Stern']);
    await decide(8, 400);

    await set({});
    await world.db.query(`UPDATE yahrzeit SET gregorian_date = $2, burial_date = NULL WHERE id = $1`, [
      id,
      addDays(friday, -3),
    ]);
    await decide(0);
    expect(await textsAt(friday)).toEqual([]);
    expect((await notReadAt(friday)).names).toMatchObject([
      { reason: 'mourningLeftOut', note: 'The family asks', decidedBy: expect.any(String) },
    ]);
    await decide(null);
    expect((await listAt(friday)).services[0]?.names).toMatchObject([{ mourning: 'shiva', mourningEnd: null }]);
  });

  it('given the gabbai’s column, then tribe, who comes and the Shabbat of the aliyah stand there, and nowhere without it', async () => {
    const id = await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב הלוי', gregorianDate: '1984-01-05' });
    const family = { yahrzeitId: id, email: 'david@example.org', name: 'David', relationship: 'Parent' };
    await staff().post('/api/observers/upsert-by-email').send(family).expect(200);
    await world.db.query(
      `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, people, kaddish, honour, call, answered_at)
       SELECT organization_id, id, '2027-01-09', 'come', 4, false, false, false, now() FROM observance WHERE yahrzeit_id = $1`,
      [id],
    );
    expect((await listAt('2027-01-08')).services[0]).toMatchObject({ gabbai: null, names: [{ gabbai: [] }] });
    await set({ policy: { ...DEFAULT_POLICY, gabbai: true, elMalei: 'ashkenazi' } });
    expect((await listAt('2027-01-08')).services[0]).toMatchObject({
      // The eve of 1 Shevat: a new month.
      gabbai: 'El Malei is not said: a day without Tachanun',
      names: [{ gabbai: ['Levi', 'expected: \u2068David\u2069 (4)', 'aliyah on Shabbat, 9 January 2027'] }],
    });

    await world.db.query('UPDATE response SET kaddish = true, honour = true WHERE organization_id = $1', [ours.org]);
    await staff().post(`/api/yahrzeits/${id}/keep`).send({ basis: 'custom' }).expect(200);
    const asked = [
      'kaddish is asked for by \u2068David\u2069',
      'the congregation says kaddish',
      'an honour, or to lead, is asked for by \u2068David\u2069',
    ];
    expect((await listAt('2027-01-08')).services[0]?.names[0]?.gabbai.slice(2, 5)).toEqual(asked);

    const [{ id: contact }] = await world.db.query('SELECT id FROM contact WHERE organization_id = $1', [ours.org]);
    const calledName = { given: 'דוד', father: 'מרדכי', tribe: 'levi' };
    await staff().put(`/api/contacts/${contact}`).send({ calledName }).expect(200);
    await set({ services: [{ ...DEFAULT_SERVICE, quorum: 10 }], policy: { ...DEFAULT_POLICY, gabbai: true } });
    expect((await listAt('2027-01-08')).services[0]).toMatchObject({
      gabbai: 'Minyan: 10 needed, 4 answered that they come',
      names: [
        {
          gabbai: expect.arrayContaining(['expected: \u2068David\u2069 \u2068דוד בן או בת מרדכי הלוי\u2069 (4)']),
          observers: [{ name: 'David', hebrewName: 'דוד בן או בת מרדכי הלוי' }],
        },
      ],
    });
  });

  it('given the congregation’s kaddish is asked for, then those alone stand there for whom it says it, and why, on a sheet of its own', async () => {
    const families = ['Max Stern', 'Rosa Blum', 'Leo Gold'];
    const [asked = '', kept = ''] = await Promise.all(
      families.map((name) => remember(name, { gregorianDate: '1984-01-05' })),
    );
    const died = await remember('Fanny Alone', {
      gregorianDate: addDays(today, -6),
      burialDate: addDays(comingFriday(today), -5),
    });
    await observe(asked, 'David Stern');
    await world.db.query(
      `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, kaddish, honour, call, answered_at)
       SELECT organization_id, id, '2027-01-09', 'read', true, false, false, now() FROM observance WHERE yahrzeit_id = $1`,
      [asked],
    );
    for (const one of [kept, died])
      await staff().post(`/api/yahrzeits/${one}/keep`).send({ basis: 'custom' }).expect(200);

    const query = 'friday=2027-01-08&kaddish=true';
    const { body } = await world.as(ours.people.viewer).get(`/api/service-list?${query}`).expect(200);
    expect(body as ServiceList).toMatchObject({
      title: 'Beth Shalom: the congregation’s kaddish',
      services: [
        {
          names: [
            { name: 'Max Stern', gabbai: ['kaddish is asked for by \u2068David Stern\u2069'] },
            { name: 'Rosa Blum', gabbai: ['the congregation says kaddish'] },
          ],
        },
      ],
    });
    const sheet = await staff().get(`/api/service-list.pdf?${query}`).responseType('blob').expect(200);
    expect((sheet.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const { text } = await staff().get(`/api/service-list.txt?${query}`).expect(200);
    expect(text).toContain('Rosa Blum');
    expect(text).not.toContain('Leo Gold');
    const inMourning = await staff().get('/api/service-list?kaddish=true').expect(200);
    expect((inMourning.body as ServiceList).services[0]?.names).toMatchObject([
      { name: 'Fanny Alone', mourning: 'shiva', gabbai: ['the congregation says kaddish'] },
    ]);
    await staff().get('/api/service-list?yizkor=pesach&kaddish=true').expect(400);
  });

  it('given another calendar than the family’s, then the list of that week says so, and one may read it anyway', async () => {
    const id = await remember('Susie Schwartz');
    const { date, friday } = await nextOf(id, false);
    expect((await notReadAt(friday)).names).toMatchObject([{ yahrzeitId: id, reason: 'otherCalendar', date }]);

    await staff()
      .put('/api/service-list/readings')
      .send({ yahrzeitId: id, calendar: 'civil', date, service: friday })
      .expect(200);

    expect(await textsAt(friday)).toEqual(['Susie Schwartz']);
    expect((await notReadAt(friday)).names).toEqual([]);
  });

  it('given it is read on another date, or not this year, then so it is, with who and why; as usual undoes it', async () => {
    const id = await remember('Susie Schwartz');
    const { date, friday } = await nextOf(id);
    const later = addDays(friday, 14);
    const reading = { yahrzeitId: id, calendar: 'hebrew', date };
    const decide = (service: string | null) =>
      staff()
        .put('/api/service-list/readings')
        .send({ ...reading, service, reason: 'The family travels' })
        .expect(200);
    const saidOnTheRecord = async () => (await staff().get(`/api/yahrzeits/${id}/details`)).body.readAt?.date;

    expect(await saidOnTheRecord()).toBe(friday);
    await decide(later);
    await decide(later);
    expect(await saidOnTheRecord()).toBe(later);
    expect(await textsAt(friday)).toEqual([]);
    expect((await listAt(later)).services[0]?.names).toMatchObject([
      {
        movedFrom: friday,
        because: { reason: 'decided', at: 'chosen', serviceRule: null },
        decision: { reason: 'The family travels', by: expect.any(String) },
      },
    ]);
    expect((await notReadAt(friday)).names).toMatchObject([{ reason: 'otherDate', service: later }]);

    await decide(null);
    expect(await textsAt(later)).toEqual([]);
    expect(await saidOnTheRecord()).toBeUndefined();
    expect((await notReadAt(friday)).names).toMatchObject([{ reason: 'notThisYear', note: 'The family travels' }]);

    await staff().post('/api/service-list/readings/usual').send(reading).expect(200);
    await staff().post('/api/service-list/readings/usual').send(reading).expect(404);
    expect(await textsAt(friday)).toEqual(['Susie Schwartz']);
  });

  it('given the date of a record changes after a decision, then the decision is a question, and the new date is read', async () => {
    const id = await remember('Susie Schwartz');
    const { date, friday } = await nextOf(id);
    const decision = { yahrzeitId: id, calendar: 'hebrew', date, service: null };
    await staff().put('/api/service-list/readings').send(decision).expect(200);

    await staff()
      .patch(`/api/yahrzeits/${id}`)
      .send({ name: 'Susie Schwartz', gregorianDate: '1984-04-10' })
      .expect(200);

    const { lost } = await notReadAt(friday);
    expect(lost).toMatchObject([{ yahrzeitId: id, date, service: null }]);
    expect(await textsAt((await nextOf(id)).friday)).toEqual(['Susie Schwartz']);
  });

  it('given a policy of relations, then others are not read, but for a plaque; each says why, and by which rule', async () => {
    const [aunt, plaque] = [
      await remember('Aunt'),
      await remember('Plaque', { plaque: '1N-1', serviceRule: 'onOrBefore' }),
    ];
    for (const id of [aunt, plaque])
      await staff()
        .post('/api/observers/upsert-by-email')
        .send({ yahrzeitId: id, email: `${id}@example.org`, name: 'Ploni', relationship: 'Other' })
        .expect(200);
    await set({ policy: { ...DEFAULT_POLICY, relations: ['Parent'] } });
    const { friday } = await nextOf(aunt);

    const own = { rule: 'onOrBefore', own: true };
    expect((await listAt(friday)).services[0]?.names).toMatchObject([
      { name: 'Plaque', because: { reason: 'plaque', at: 'week', serviceRule: own } },
    ]);
    expect((await notReadAt(friday)).names.filter(({ calendar }) => calendar === 'hebrew')).toMatchObject([
      { name: 'Aunt', reason: 'relation' },
    ]);
  });

  it('given a family that left the congregation, then its names are read for so many years, but for a plaque and a decision', async () => {
    const [left, plaque] = [await remember('Left'), await remember('Plaque', { plaque: '1N-1' })];
    for (const id of [left, plaque]) await observe(id, 'Ruth Living');
    const { date, friday } = await nextOf(left);
    const years = (formerYears: number | null) => set({ policy: { ...DEFAULT_POLICY, formerYears } });
    const leave = (memberUntil: string | null) =>
      world.db.query(`UPDATE contact SET member_until = $2 WHERE organization_id = $1 AND name = 'Ruth Living'`, [
        ours.org,
        memberUntil,
      ]);
    const names = async () => (await listAt(friday)).services[0]?.names.map(({ name }) => name);

    await leave(addDays(date, -366));
    expect(await names()).toEqual(['Left', 'Plaque']);
    await years(1);
    expect(await names()).toEqual(['Plaque']);
    expect((await notReadAt(friday)).names.filter(({ calendar }) => calendar === 'hebrew')).toMatchObject([
      { name: 'Left', reason: 'formerMember' },
    ]);
    await years(2);
    expect(await names()).toEqual(['Left', 'Plaque']);
    await years(0);
    await observe(left, 'David Member');
    expect(await names()).toEqual(['Left', 'Plaque']);
    await world.db.query(`UPDATE contact SET deceased = true WHERE organization_id = $1 AND name = 'David Member'`, [
      ours.org,
    ]);
    expect(await names()).toEqual(['Plaque']);
    const decision = { yahrzeitId: left, calendar: 'hebrew', date, service: friday };
    await staff().put('/api/service-list/readings').send(decision).expect(200);
    expect(await names()).toEqual(['Left', 'Plaque']);
  });

  it('given a date that the record does not have, or a viewer, then nothing is decided', async () => {
    const id = await remember('Susie Schwartz');
    const decision = { yahrzeitId: id, calendar: 'hebrew', date: '2027-01-01', service: null };
    await staff().put('/api/service-list/readings').send(decision).expect(404);
    await world.as(ours.people.viewer).put('/api/service-list/readings').send(decision).expect(403);
  });

  it('given no service reads names on that date, or it is too far, then it is refused: the name would be lost, or read twice', async () => {
    const id = await remember('Susie Schwartz');
    const { date, friday } = await nextOf(id);
    const refused = { code: 'no_such_service', details: [{ path: 'service' }] };
    for (const at of [
      { service: addDays(friday, 1) },
      { service: addDays(friday, 70) },
      { service: friday, key: 'shabbatMorning' },
    ]) {
      const decision = { yahrzeitId: id, calendar: 'hebrew', date, ...at };
      const { body } = await staff().put('/api/service-list/readings').send(decision).expect(422);
      expect(body).toMatchObject(refused);
    }
    expect(await textsAt(friday)).toEqual(['Susie Schwartz']);
    expect(await textsAt(addDays(friday, 70))).toEqual([]);
  });

  it('given services around a date, then those of five weeks are offered, and none that is not held', async () => {
    await set({ noService: [{ date: '2027-01-15', reason: null }] });
    const { body } = await staff().get('/api/service-list/services?date=2027-01-08').expect(200);
    const dates = (body as { data: { date: string }[] }).data.map(({ date }) => date);
    expect(dates).toHaveLength(10);
    expect(dates).not.toContain('2027-01-15');
  });
});

describe('a name as it is called up', () => {
  const calledName = async (id: string) =>
    (await staff().get(`/api/called-names/${id}`).expect(200)).body as CalledName;

  it('given a Hebrew name, then its parts and sound are proposed; confirmed, they count, and what was typed stays', async () => {
    const id = await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב הלוי' });
    expect(await calledName(id)).toMatchObject({
      called: 'מרדכי בן יעקב הלוי',
      parts: { given: 'מרדכי', father: 'יעקב', tribe: 'levi', gender: 'm' },
      confirmed: null,
      spoken: [{ sound: 'Mor-de-CHAI' }, { sound: 'ben' }, { sound: 'Ya-a-KOV' }, { sound: 'ha-le-VI' }],
    });
    expect((await calledName(id)).prayers.elMalei).toEqual([expect.stringContaining('מרדכי בן יעקב הלוי')]);

    const parts = { given: 'מרדכי', father: 'יעקב', mother: 'לאה', tribe: 'levi', gender: 'm' };
    await staff()
      .put(`/api/called-names/${id}`)
      .send({ ...parts, pronunciation: 'MOT-tel' })
      .expect(200);
    await staff()
      .put(`/api/called-names/${id}`)
      .send({ ...parts, pronunciation: 'MOT-tel' })
      .expect(200);
    await set({ policy: { ...DEFAULT_POLICY, calledAs: 'both' } });
    expect(await calledName(id)).toMatchObject({
      typed: 'מרדכי בן יעקב הלוי',
      called: 'מרדכי בן יעקב ולאה הלוי',
      pronunciation: 'MOT-tel',
      confirmed: { by: expect.any(String) },
    });
    const { friday } = await nextOf(id);
    const { body } = await staff().get(`/api/service-list?friday=${friday}&language=he`).expect(200);
    expect((body as ServiceList).services[0]?.names[0]?.text).toBe('מרדכי בן יעקב ולאה הלוי');
  });

  it('given somebody confirmed a name meanwhile, then another confirmation is refused and names them, also of two at once', async () => {
    const id = await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב' });
    const confirm = (given: string, confirmedAt: string | null) =>
      staff().put(`/api/called-names/${id}`).send({ given, confirmedAt });
    const answers = await Promise.all(['מרדכי', 'מוטל'].map((given) => confirm(given, null)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const { confirmed } = await calledName(id);
    expect((await confirm('מאיר', null).expect(409)).body).toMatchObject({
      code: 'changed_meanwhile',
      by: confirmed?.by,
    });
    await confirm('מאיר', confirmed?.at ?? null).expect(200);
    expect(await calledName(id)).toMatchObject({ parts: { given: 'מאיר' } });
  });

  it('given a mourner’s Hebrew name, then a Hebrew list names them by it, in the gender that somebody confirmed', async () => {
    const id = await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב' });
    await observe(id, 'Noam Stern', { relationshipDetail: 'Father' });
    const [{ id: contact }] = await world.db.query('SELECT id FROM contact WHERE organization_id = $1', [ours.org]);
    const { friday } = await nextOf(id);
    const read = async () => {
      const { body } = await staff().get(`/api/service-list?friday=${friday}&language=he`).expect(200);
      return (body as ServiceList).services[0]?.names[0]?.text;
    };
    const keep = (change: object) => staff().put(`/api/contacts/${contact}`).send(change).expect(200);
    await keep({ hebrewName: 'נועם ז״ל' });
    expect(await read()).toBe('מרדכי בן יעקב, אב של נועם ז״ל');

    expect((await staff().get(`/api/called-names/contacts/${contact}`).expect(200)).body).toMatchObject({
      typed: 'נועם ז״ל',
      parts: { given: 'נועם', father: null, gender: null },
      isConfirmed: false,
    });
    await keep({ calledName: { given: 'נועם', father: 'מרדכי', mother: 'לאה', gender: 'f' } });
    await set({ policy: { ...DEFAULT_POLICY, calledAs: 'both' } });
    expect(await read()).toBe('מרדכי בן יעקב, אביה של נועם בת מרדכי ולאה');
    expect((await staff().get(`/api/called-names/contacts/${contact}`).expect(200)).body).toMatchObject({
      called: 'נועם בת מרדכי ולאה',
      isConfirmed: true,
    });
    await keep({ calledName: null });
    expect(await read()).toBe('מרדכי בן יעקב, אב של נועם');
  });

  it('given a mourner’s name that two confirm, then the second is told by whom, and what, of the version that was read', async () => {
    await observe(await remember('Max Stern'), 'Noam Stern', { relationshipDetail: 'Father' });
    const [{ id: contact }] = await world.db.query('SELECT id FROM contact WHERE organization_id = $1', [ours.org]);
    const { version } = (await staff().get(`/api/called-names/contacts/${contact}`).expect(200)).body as CalledContact;
    const keep = (given: string) => staff().put(`/api/contacts/${contact}`).send({ calledName: { given }, version });
    await keep('נועם').expect(200);
    expect((await keep('נעם').expect(409)).body).toMatchObject({
      code: 'changed_meanwhile',
      by: expect.any(String),
      details: [{ path: expect.stringMatching(/^calledName/) }],
    });
    await keep('נועם').expect(200);
  });

  it('given the family’s words tell the gender, then prayers are in its form; given points are wished for, then names have them', async () => {
    const id = await remember('Simcha Stern', { hebrewName: 'שמחה' });
    expect((await calledName(id)).prayers.elMalei).toHaveLength(2);
    await observe(id, 'David Stern', { relationshipDetail: 'Mother' });
    expect(await calledName(id)).toMatchObject({ called: 'שמחה', parts: { gender: 'f' }, isConfirmed: false });
    await set({ policy: { ...DEFAULT_POLICY, pointed: true } });
    expect((await calledName(id)).prayers.elMalei).toEqual([expect.stringContaining('נִשְׁמַת שִׂמְחָה שֶׁהָלְכָה')]);
  });

  it('given names without a parent, then they are listed, as the parser reads them or as somebody confirmed', async () => {
    const names = [
      ...[
        'שרה',
        'בת שבע',
        'בן־ציון',
        'Mordechai',
        'הרב דוד',
        'שרה בת אברהם',
        'שרה בת־אברהם',
        'רוֹת בַּת נָעֳמִי',
        'דוד ב״ר משה',
        'דוד בר׳ משה',
      ],
      ...[
        'דוד ב"ר משה',
        "דוד בר' משה",
        'דוד בר לב',
        'בת שבע בת דוד',
        'Sarah bat Avraham',
        'Max BEN Jacob',
        'שרה בת',
        'Benjamin',
        'יעקב, בן יצחק',
      ],
    ];
    const ids = new Map<string, string>();
    for (const [at, hebrewName] of names.entries()) ids.set(hebrewName, await remember(`P ${at + 10}`, { hebrewName }));
    await remember('No Hebrew name');
    const listed = async () =>
      ((await staff().get('/api/called-names/without-parent?range=[0,49]').expect(200)).body as WithoutParent).data.map(
        ({ hebrewName }) => hebrewName,
      );

    const parsed = names.filter((name) => !(({ father, mother }) => father ?? mother)(partsOfName(name)));
    expect(await listed()).toEqual(parsed);
    expect(parsed).toEqual(['שרה', 'בת שבע', 'בן־ציון', 'Mordechai', 'הרב דוד', 'דוד בר לב', 'שרה בת', 'Benjamin']);

    const beyond = await staff().get('/api/called-names/without-parent?range=[50,99]').expect(200);
    expect(beyond.body).toEqual({ data: [], total: 8 });
    await staff()
      .put(`/api/called-names/${ids.get('שרה')}`)
      .send({ given: 'שרה', mother: 'לאה' })
      .expect(200);
    await staff()
      .put(`/api/called-names/${ids.get('שרה בת אברהם')}`)
      .send({ given: 'שרה' })
      .expect(200);
    expect(await listed()).toEqual([...parsed.slice(1, 5), 'שרה בת אברהם', ...parsed.slice(5)]);
  });

  it('given several names of a service in Hebrew letters, then El Malei is said for all of them at once', async () => {
    const { friday } = await nextOf(await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב' }));
    expect((await listAt(friday)).services[0]?.elMalei).toBeNull();
    await remember('Sarah Blum', { hebrewName: 'שרה בת אברהם' });
    await remember('Hyman', { hebrewName: 'Hyman' });
    const said = (await listAt(friday)).services[0]?.elMalei;
    expect(said).toContain('נִשְׁמוֹת מרדכי בן יעקב, שרה בת אברהם שֶׁהָלְכוּ');
  });

  it('given no Hebrew name, then nothing is called up; English letters are a proposal; viewers confirm nothing', async () => {
    const [bare, english] = [await remember('Max Stern'), await remember('Hyman', { hebrewName: 'Hyman' })];
    expect(await calledName(bare)).toMatchObject({ called: null, parts: null, spoken: [] });
    expect(await calledName(english)).toMatchObject({ called: 'Hyman', proposedHebrew: 'חיים', spoken: [] });
    await world.as(ours.people.viewer).put(`/api/called-names/${bare}`).send({ given: 'שרה' }).expect(403);
    await staff().put(`/api/called-names/${bare}`).send({ given: ' ' }).expect(400);
  });
});

describe('a list that was taken', () => {
  const take = async (friday: string) =>
    (await staff().post('/api/list-issues').send({ friday }).expect(201)).body as ListIssue;
  const corrected = async (number: number) =>
    (await staff().get(`/api/list-issues/${number}`).expect(200)).body as CorrectedIssue;
  const told = () =>
    world.db.query(
      `SELECT values FROM notification WHERE organization_id = $1 AND key = 'list-changed' AND dismissed_at IS NULL`,
      [ours.org],
    );

  it('given it is taken twice, then the second has the next number; and neither says anything while nothing changes', async () => {
    const { friday } = await nextOf(await remember('Susie Schwartz'));
    expect([(await take(friday)).number, (await take(friday)).number]).toEqual([1, 2]);
    expect(await corrected(1)).toMatchObject({ names: 1, corrections: [] });
    await staff().get('/api/list-issues/3').expect(404);
    await world.as(ours.people.viewer).post('/api/list-issues').send({ friday }).expect(403);
    await staff()
      .post('/api/list-issues')
      .send({ friday: addDays(friday, 1) })
      .expect(422);
  });

  it('given a name comes and another is spelled anew, then its corrections say so', async () => {
    const id = await remember('Susie Schwartz');
    const { friday } = await nextOf(id);
    const { number } = await take(friday);
    await remember('Sarah Blum');
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Suzie Schwartz' }).expect(200);

    expect((await corrected(number)).corrections).toEqual([
      { change: 'add', service: friday, text: 'Sarah Blum', before: null },
      { change: 'spelled', service: friday, text: 'Suzie Schwartz', before: 'Susie Schwartz' },
    ]);
  });

  it('given the minute comes, then staff are told once, and no more when it is put back', async () => {
    const clock = new StandingClock(new Date('2026-12-02T17:00:00Z'));
    const issues = world.app.get(ListIssuesService, { strict: false });
    const at = Object.create(issues, { clock: { value: clock } }) as ListIssuesService;
    const id = await remember('Susie Schwartz');
    const { friday } = await nextOf(id);
    await take(friday);
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Suzie Schwartz' }).expect(200);

    await Promise.all([at.tell(), at.tell()]);
    await at.tell();
    expect(await told()).toMatchObject([
      {
        values: {
          ...{ number: 1, changes: 'now \u2068Suzie Schwartz\u2069 (before: \u2068Susie Schwartz\u2069)' },
          changesHe: expect.stringMatching(/[א-ת].*Suzie Schwartz.*Susie Schwartz/) as string,
        },
      },
    ]);

    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Susie Schwartz' }).expect(200);
    await at.tell();
    expect(await told()).toHaveLength(1);
    clock.set(new Date('2026-12-02T17:16:00Z'));
    await at.tell();
    expect(await told()).toEqual([]);
  });

  it('given the pulpit, then a sheet is made from the eve to nightfall, on request, and only for an eve', async () => {
    await remember('Max Stern', { hebrewName: 'מרדכי בן יעקב הלוי' });
    const pdf = async (query: string, status = 200) =>
      (
        (await staff().get(`/api/pulpit-sheet.pdf${query}`).responseType('blob').expect(status)).body as Buffer
      ).toString('latin1');
    expect(await pdf('')).toMatch(/^%PDF-/);
    expect(await pdf('?size=a5&points=24')).toMatch(/MediaBox \[0 0 419.53 595.28\]/);
    await pdf('?eve=2027-01-07', 422);
    await pdf('?points=9', 400);
  });

  it('given a congregation that wishes for the sheet, then at its hour it has a number, once; others hear nothing', async () => {
    const issues = () => world.db.query('SELECT number FROM list_issue WHERE organization_id = $1', [ours.org]);
    const clock = new StandingClock(new Date('2027-01-08T16:00:00Z'));
    const packs = world.app.get(PulpitPacksService, { strict: false });
    const at = Object.create(packs, { clock: { value: clock } }) as PulpitPacksService;
    await at.prepare();
    expect(await issues()).toEqual([]);
    const wishFor = (pulpitHour: number, expected = 200) =>
      set({ policy: { ...DEFAULT_POLICY, pulpitSheet: true, pulpitHour } }, expected);
    await wishFor(23, 400);
    // Eleven o'clock where they are.
    await wishFor(12);
    await at.prepare();
    expect(await issues()).toEqual([]);
    await wishFor(11);
    await Promise.all([at.prepare(), at.prepare()]);
    await at.prepare();
    expect(await issues()).toEqual([{ number: 1 }]);
    await wishFor(12);
    clock.set(new Date('2027-01-08T17:00:00Z'));
    await at.prepare();
    expect(await issues()).toEqual([{ number: 1 }]);
  });
});

/** A service as it works at an instant of the spec's own. */
const atHour = <Service extends object>(of: new (...args: never[]) => Service, clock: StandingClock): Service =>
  Object.create(world.app.get<Service>(of, { strict: false }), { clock: { value: clock } }) as Service;
/** The mails that arrived, their text decoded. */
const arrived = () =>
  Promise.all(
    sink.received.map(async ({ recipients, text }) => {
      const { text: words = '', attachments } = await PostalMime.parse(text);
      const hasPdf = attachments.some(({ mimeType }) => mimeType === 'application/pdf');
      return { to: recipients.join(), words, hasPdf };
    }),
  );

describe('lists and sheets by mail', () => {
  const WEDNESDAY = new Date('2026-12-02T17:00:00Z');
  const issues = () =>
    world.db.query(
      `SELECT i.number, i.taken_by AS by, e.email FROM list_issue i LEFT JOIN editor_issue e USING (organization_id, number)
        WHERE i.organization_id = $1 ORDER BY i.number`,
      [ours.org],
    );
  const editors = async () => {
    const draft = { label: 'The bulletin', language: 'en', email: 'editor@example.org' };
    const { body } = await staff().post('/api/list-links').send(draft).expect(201);
    return new URL((body as ListLink).url).pathname;
  };

  it('given an editor opens their address, then the first opening takes the list; what changes is mailed once, of the dead alone', async () => {
    const id = await remember('Susie Schwartz');
    const family = { yahrzeitId: id, email: 'david@example.org', name: 'David Living', relationship: 'Parent' };
    await staff().post('/api/observers/upsert-by-email').send(family).expect(200);
    const { friday } = await nextOf(id);
    const address = `${await editors()}.json?from=${friday}&to=${friday}`;
    const open = async () => ((await world.as().get(address).expect(200)).body as PublicList).number;
    expect(await Promise.all([open(), open()])).toEqual([1, 1]);
    expect(await open()).toBe(1);
    expect(await issues()).toEqual([{ number: 1, by: 'The bulletin', email: 'editor@example.org' }]);

    const clock = new StandingClock(WEDNESDAY);
    const at = atHour(ListEditorsService, clock);
    await at.tell();
    expect(await arrived()).toEqual([]);
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Suzie Schwartz' }).expect(200);
    await remember('Sarah Blum');
    misdeed = { at: 'rcpt', does: { reply: '451 4.3.0 Later' } };
    await at.tell();
    expect(await arrived()).toEqual([]);
    misdeed = null;
    clock.set(new Date('2026-12-02T17:16:00Z'));
    await Promise.all([at.tell(), at.tell()]);
    await at.tell();
    expect(await arrived()).toEqual([{ to: 'editor@example.org', words: expect.any(String), hasPdf: false }]);
    const [{ words = '' } = {}] = await arrived();
    expect(words).toMatch(/now Suzie Schwartz \(before: .Susie Schwartz.\)/);
    expect(words).toContain('add Sarah Blum');
    expect(words).not.toContain('Living');

    await world.db.query(`UPDATE list_link SET revoked_at = now() WHERE organization_id = $1`, [ours.org]);
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Susie Schwartz' }).expect(200);
    clock.set(new Date('2026-12-02T17:40:00Z'));
    await at.tell();
    expect(await arrived()).toHaveLength(1);
  });

  it('given staff take a list for somebody, then its corrections are mailed with the families, and that it stands again', async () => {
    const id = await remember('Susie Schwartz');
    const { friday } = await nextOf(id);
    await staff().post('/api/list-issues').send({ friday, email: 'no address' }).expect(400);
    await staff().post('/api/list-issues').send({ friday, email: 'editor@example.org' }).expect(201);
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Suzie Schwartz' }).expect(200);
    const clock = new StandingClock(WEDNESDAY);
    const at = atHour(ListEditorsService, clock);
    await at.tell();
    await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'Susie Schwartz' }).expect(200);
    clock.set(new Date('2026-12-02T17:16:00Z'));
    await at.tell();
    expect((await arrived()).map(({ words }) => /now Suzie|is right as it was taken/.exec(words)?.[0])).toEqual([
      'now Suzie',
      'is right as it was taken',
    ]);
  });

  it('given an address that is tried with many dates, or with past ones, then only some lists are taken; initials have no editor', async () => {
    const address = await editors();
    for (let week = -1; week < 12; week++) {
      const day = addDays(comingFriday(today), 7 * week);
      await world.as().get(`${address}.json?from=${day}&to=${day}`).expect(200);
    }
    expect(await issues()).toHaveLength(10);
    const draft = { label: 'x', language: 'en', names: 'initials', email: 'editor@example.org' };
    await staff().post('/api/list-links').send(draft).expect(400);
  });

  it('given a member asked for the sheet, then it is mailed once at its hour, and once more when names changed; never in rest time', async () => {
    const choice = async () => (await staff().get('/api/pulpit-sheet/mail').expect(200)).body as unknown;
    expect(await choice()).toEqual({ wanted: false, size: 'a4', points: 18 });
    await staff().put('/api/pulpit-sheet/mail').send({ wanted: true, size: 'a5', points: 24 }).expect(200);
    expect(await choice()).toEqual({ wanted: true, size: 'a5', points: 24 });
    await world.as(ours.people.viewer).put('/api/pulpit-sheet/mail').send({ wanted: true }).expect(403);

    const clock = new StandingClock(new Date('2027-01-08T16:00:00Z'));
    const [packs, readers] = [atHour(PulpitPacksService, clock), atHour(PulpitReadersService, clock)];
    await readers.mail();
    expect(await arrived()).toEqual([]);
    await packs.prepare();
    // Another hour counts from the next sheet.
    await set({ policy: { ...DEFAULT_POLICY, pulpitHour: 13 } });
    await Promise.all([readers.mail(), readers.mail()]);
    clock.set(new Date('2027-01-08T16:15:00Z'));
    await readers.mail();
    expect(await arrived()).toEqual([
      { to: ours.people.staff.email, words: expect.stringContaining('list no. 1'), hasPdf: true },
    ]);

    // 1 Shevat, which is 9 January 2027.
    await remember('Leah Stern', { gregorianDate: '1984-01-05' });
    clock.set(new Date('2027-01-08T17:00:00Z'));
    await readers.mail();
    expect(await arrived()).toHaveLength(1);
    const [place] = await world.db.query(
      `SELECT timezone, israel, latitude, longitude, shabbat_times AS "shabbatTimes" FROM organization WHERE id = $1`,
      [ours.org],
    );
    const last = lastTelling('2027-01-08', place as Place).getTime();
    clock.set(new Date(last - 25 * 60_000));
    await readers.mail();
    clock.set(new Date(last - 10 * 60_000));
    await readers.mail();
    expect(await arrived()).toHaveLength(2);
    expect((await arrived())[1]?.words).toContain('add Leah Stern');

    await world.db.query('UPDATE pulpit_reader SET mailed_number = NULL WHERE organization_id = $1', [ours.org]);
    clock.set(new Date('2027-01-08T22:30:00Z'));
    await readers.mail();
    expect(await arrived()).toHaveLength(2);
    await staff().put('/api/pulpit-sheet/mail').send({ wanted: false }).expect(200);
    expect(await choice()).toMatchObject({ wanted: false });
  });
});

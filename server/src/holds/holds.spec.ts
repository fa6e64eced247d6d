import { randomUUID } from 'node:crypto';
import { Postbox } from '../../test/sending-house.js';
import { anObserver } from '../../test/reminders-world.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { aWorld, toldAt, ROLES, type Congregation, type World } from '../../test/world.js';
import { NotificationsService } from '../notifications/index.js';
import { DateSettings, OrganizationBirth, OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Nights } from '../reminders/index.js';
import { Planner } from '../reminders/planner.js';
import { StandingReminders } from '../yahrzeits/index.js';
import { HeldLetters, HoldsService } from './index.js';
import { StandingClock } from '../../test/standing-clock.js';

/** A Wednesday; the observances of this file lie fourteen days later unless they say otherwise. */
const TODAY = '2026-12-02T15:00:00Z';
const DAY = '2026-12-16';

describe('what a person holds', () => {
  let world: World;
  let shul: Congregation;
  const post = new Postbox();
  const clock = new StandingClock(new Date(TODAY));

  beforeAll(async () => {
    world = await aWorld(toldAt(TODAY));
  });
  beforeEach(async () => {
    clock.set(new Date(TODAY));
    post.reset();
    await world.db.query('DELETE FROM hold');
    shul = await world.congregation(`Beth Shalom ${randomUUID().slice(0, 8)}`);
    const [{ id }] = await world.db.query(
      `INSERT INTO template (organization_id, name, jsx_component_key, subject, html, text)
       VALUES ($1, 'Letter', 'handlebars_html', 'Yahrzeit', '<p>{{yahrzeit.name}}</p>', '{{yahrzeit.name}}') RETURNING id`,
      [shul.org],
    );
    await world.db.query(
      `UPDATE organization SET reminders_on = true, reminder_template_id = $2, timezone = 'America/New_York', plan = 'plus',
              subscription_status = 'active', latitude = 40.7, longitude = -74 WHERE id = $1`,
      [shul.org, id],
    );
  });
  afterAll(() => world.close());

  const work = () => new HouseWork(world.db, clock);
  const notifications = () => new NotificationsService(world.db, clock);
  const night = (at = TODAY) => {
    clock.set(new Date(at));
    const reminders = new StandingReminders(world.db, clock, new DateSettings(), work());
    const planner = new Planner(world.db, clock, sendingQueue(new RememberingQueue()));
    return new Nights(world.db, clock, planner, notifications(), work(), reminders).planDue();
  };
  const tell = (at: string) => {
    clock.set(new Date(at));
    const config = { MAIL_FROM: 'house@zikaron.test', PUBLIC_URL: 'http://zikaron.test' };
    return new HeldLetters(world.db, clock, notifications(), post, work(), config).tell();
  };
  const as = (role: (typeof ROLES)[number] = 'staff') => world.as(shul.people[role]);
  const hold = (about: string, recordId: string, more: object = {}) =>
    as()
      .post('/api/holds')
      .send({ about, recordId, reason: 'by_own_hand', note: 'Nobody may know', ...more });
  /** As somebody does at an instant; the world's own clock stands at the beginning of this file. */
  const heldAt = (at: string, observanceId: string) => {
    clock.set(new Date(at));
    const organizations = new OrganizationsService(
      ...([world.db, clock, new Audit(world.db, clock), new OrganizationBirth(), new DateSettings()] as const),
    );
    const draft = { about: 'observer', recordId: observanceId, until: null, reason: 'other', note: null } as const;
    const by = { id: null, name: 'Rabbi Stein' };
    return new HoldsService(world.db, clock, organizations, new Audit(world.db, clock)).hold(shul.org, by, draft);
  };
  const letters = async (): Promise<string[]> => {
    const rows = await world.db.query('SELECT state FROM email_message WHERE organization_id = $1', [shul.org]);
    return rows.map(({ state }: { state: string }) => state);
  };
  const standing = async (observanceId: string) => {
    const [row] = await world.db.query('SELECT state, reason FROM reach WHERE observance_id = $1', [observanceId]);
    return row;
  };
  const toldOf = async (): Promise<string[]> => {
    const rows: { cause: string }[] = await world.db.query(
      'SELECT cause FROM notification WHERE organization_id = $1 ORDER BY created_at, cause',
      [shul.org],
    );
    return rows.map(({ cause }) => cause.split(':')[1] ?? '');
  };
  const aFamily = () => anObserver(world.db, shul.org, [DAY]);

  it.each(['yahrzeit', 'observer', 'contact'] as const)(
    'given a %s is held, then the night writes nothing, coverage says so, and lifting it lets the letter go',
    async (about) => {
      const family = await aFamily();
      const id = { yahrzeit: family.yahrzeitId, observer: family.observanceId, contact: family.contactId }[about];
      const { body: held } = await hold(about, id).expect(200);

      await night();
      expect([await letters(), await standing(family.observanceId)]).toEqual([[], { state: 'open', reason: 'held' }]);
      const { body: covered } = await as().get(`/api/coverage?from=${DAY}&to=${DAY}`).expect(200);
      expect(covered.counts).toEqual({ held: 1 });

      await as().post(`/api/holds/${held.id}/lift`).expect(200);
      await as().post(`/api/holds/${held.id}/lift`).expect(404);
      await night('2026-12-03T15:00:00Z');
      expect(await letters()).toEqual(['queued']);
    },
  );

  it('given a letter that waits in the queue, when it is held, then it is withdrawn at once and the family is on the list', async () => {
    const { observanceId } = await aFamily();
    await night();
    expect(await letters()).toEqual(['queued']);

    await Promise.all([hold('observer', observanceId).expect(200), hold('observer', observanceId).expect(200)]);

    expect([await letters(), await standing(observanceId)]).toEqual([['cancelled'], { state: 'open', reason: 'held' }]);
    const { body } = await as('viewer').get('/api/holds/letters').expect(200);
    expect(body).toMatchObject({ total: 1, data: [{ observanceId, date: DAY, daysLeft: 14, heldBy: 'staff' }] });
    expect((await as().get('/api/holds').expect(200)).body.total).toBe(1);
  });

  it('given a last day, then what was wished for until then waits, and goes with the first night after', async () => {
    const { observanceId } = await aFamily();
    await hold('observer', observanceId, { until: '2026-12-04' }).expect(200);

    await night('2026-12-04T15:00:00Z');
    expect(await letters()).toEqual([]);
    await night('2026-12-06T15:00:00Z');
    expect(await letters()).toEqual(['queued']);
    expect((await as().get('/api/holds')).body.total).toBe(0);
    expect((await hold('observer', observanceId, { until: '2026-12-01' })).status).toBe(422);
  });

  it('given somebody told the family, then nobody is reminded of it, and coverage counts them as reached', async () => {
    const { observanceId } = await aFamily();
    await hold('observer', observanceId).expect(200);

    await as().post(`/api/observers/${observanceId}/told`).send({ date: DAY }).expect(200);
    await as().post(`/api/observers/${observanceId}/told`).send({ date: DAY }).expect(404);

    expect((await as().get('/api/holds/letters')).body.total).toBe(0);
    expect((await as().get(`/api/coverage?from=${DAY}&to=${DAY}`)).body.counts).toEqual({ in_person: 1 });
  });

  it('given a day that comes near, then the bell says so from 14 and from 3 days before, and clergy get one mail a day before', async () => {
    const { observanceId } = await aFamily();
    await hold('observer', observanceId).expect(200);

    await tell('2026-12-02T15:12:00Z');
    await tell('2026-12-05T15:12:00Z');
    expect([await toldOf(), post.mails.length]).toEqual([['far'], 0]);
    await tell('2026-12-13T15:12:00Z');
    expect([await toldOf(), post.mails.length]).toEqual([['far', 'near'], 0]);
    await tell('2026-12-14T23:12:00Z');
    await Promise.all([tell('2026-12-14T23:15:00Z'), tell('2026-12-15T15:12:00Z')]);

    expect(await toldOf()).toEqual(['far', 'near', 'last']);
    expect(post.mails.map(({ envelope }) => envelope.to)).toEqual([shul.people.clergy.email]);
    expect(String(post.mails[0]?.content)).not.toMatch(/hand|Nobody may know/);
  });

  it.each([
    ['eight days before, then it stands in the bell within the hour', '2026-12-08T15:12:00Z', ['far'], 0],
    ['two days before, then it stands there as near', '2026-12-14T15:12:00Z', ['near'], 0],
    ['on the eve, then clergy are written to at once', '2026-12-15T15:12:00Z', ['last'], 1],
    ['on the day itself, then also', '2026-12-16T15:12:00Z', ['last'], 1],
  ])('given a letter on paper that is held %s', async (_, at, told, mails) => {
    const { observanceId } = await anObserver(world.db, shul.org, [DAY], { observance: { channel: 'letter' } });
    await heldAt(at, observanceId);

    await tell(at);

    expect([await toldOf(), post.mails.length]).toEqual([told, mails]);
  });

  it('given they are held anew after it was lifted, then staff are told anew', async () => {
    const { observanceId } = await anObserver(world.db, shul.org, [DAY], { observance: { channel: 'letter' } });
    const { body } = await hold('observer', observanceId).expect(200);
    await tell('2026-12-05T15:12:00Z');
    await as().post(`/api/holds/${body.id}/lift`).expect(200);
    await heldAt('2026-12-08T15:12:00Z', observanceId);

    await tell('2026-12-08T15:12:00Z');
    await tell('2026-12-08T16:12:00Z');

    expect(await toldOf()).toEqual(['far', 'far']);
  });

  it('given the day before is Shabbat, then the mail leaves before it begins', async () => {
    const { observanceId } = await anObserver(world.db, shul.org, ['2026-12-13']);
    await hold('observer', observanceId).expect(200);

    await tell('2026-12-11T15:12:00Z');
    expect(post.mails).toHaveLength(0);
    await tell('2026-12-11T18:12:00Z');
    expect(post.mails).toHaveLength(1);
  });

  it('given the reason, then only clergy read it, and it is in no list, no history and not in what is handed out of a person', async () => {
    const { contactId } = await aFamily();
    const { body: held } = await hold('contact', contactId).expect(200);

    for (const role of ROLES) {
      const { status, body } = await as(role).get(`/api/holds/${held.id}/reason`);
      if (role === 'clergy') expect(body).toEqual({ reason: 'by_own_hand', note: 'Nobody may know' });
      else expect([role, status]).toEqual([role, 403]);
    }
    const own = await as('owner').get(`/api/contacts/${contactId}/personal-data`).expect(200);
    const lists = [(await as().get('/api/holds')).body, (await as('owner').get('/api/history')).body];
    const said = [held, ...lists, own.body, own.text];
    expect(JSON.stringify(said)).not.toMatch(/by_own_hand|Nobody may know/);
    expect(JSON.stringify(said)).toContain('"heldBy":"staff"');
  });

  it('given two who are one person, when they are merged, then what was held of either stays held', async () => {
    const [family, other] = [await aFamily(), await aFamily()];
    await hold('contact', other.contactId).expect(200);
    await as().post(`/api/contacts/${family.contactId}/merge`).send({ otherId: other.contactId }).expect(200);

    await night();

    expect(await letters()).toEqual([]);
  });

  it('given two deaths in a family within a year, then somebody is asked to hold them, until they are held', async () => {
    const { contactId } = await anObserver(world.db, shul.org, [DAY], { yahrzeit: { gregorian_date: '2026-05-01' } });
    await world.db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name, gregorian_date) VALUES ($1, 'David Levin', '2026-09-01') RETURNING id)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, $2 FROM y`,
      [shul.org, contactId],
    );
    const whys = async () => {
      const { body } = await as('viewer').get('/api/holds/suggestions').expect(200);
      return body.data.map(({ why }: { why: string }) => why).sort();
    };

    expect(await whys()).toEqual(['first_letter', 'first_letter', 'second_loss']);
    await hold('contact', contactId).expect(200);
    expect(await whys()).not.toContain('second_loss');
  });

  it.each([
    ['a child', 17, ['child']],
    ['an infant', 0, ['child']],
    ['a grown person', 18, []],
    ['somebody whose age is not known', null, []],
  ])(
    'given %s who died long ago, then a hold is suggested of children alone, until one was placed',
    async (_, age, whys) => {
      const yahrzeit = { gregorian_date: '1962-03-01', age_at_death: age };
      const { yahrzeitId } = await anObserver(world.db, shul.org, [DAY], { yahrzeit });
      await anObserver(world.db, shul.org, [DAY], { yahrzeit, contact: { deceased: true } });
      const suggested = async () => (await as('viewer').get('/api/holds/suggestions').expect(200)).body.data;

      expect(
        (await suggested()).map(({ why, recordId }: { why: string; recordId: string }) => [why, recordId]),
      ).toEqual(whys.map((why) => [why, yahrzeitId]));
      const { body } = await hold('yahrzeit', yahrzeitId).expect(200);
      await as().post(`/api/holds/${body.id}/lift`).expect(200);
      expect(await suggested()).toEqual([]);
    },
  );

  it.each([
    ['the day before', '2026-12-15T15:00:00Z', ['queued']],
    ['in the morning of the day', '2026-12-16T15:00:00Z', ['queued']],
    ['after the day', '2026-12-17T15:00:00Z', []],
  ])('given a hold that is lifted %s, then its letter leaves while the day has not passed', async (_, at, written) => {
    const { observanceId } = await aFamily();
    const { body } = await hold('observer', observanceId).expect(200);
    await night('2026-12-14T15:00:00Z');
    await as().post(`/api/holds/${body.id}/lift`).expect(200);

    await night(at);

    expect(await letters()).toEqual(written);
  });
});

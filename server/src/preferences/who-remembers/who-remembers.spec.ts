import { anObserver } from '../../../test/reminders-world.js';
import { aWorld, toldAt, type Congregation, type World } from '../../../test/world.js';
import { LetterLinks, LetterSources, type MessageToWrite } from '../../emails/index.js';
import { prepareReady } from '../../templates/index.js';

/** A Wednesday. */
const TODAY = '2026-12-02T15:00:00Z';

describe('the letter that asks who will remember', () => {
  let world: World;
  let ours: Congregation;
  let contactId: string;
  let yahrzeitId: string;

  beforeAll(async () => {
    world = await aWorld(toldAt(TODAY));
    ours = await world.congregation('Beth <b>El</b>');
    await world.db.query(`UPDATE organization SET timezone = 'America/New_York' WHERE id = $1`, [ours.org]);
  });
  beforeEach(async () => {
    const tables = ['rate_limit', 'notification', 'audit_log', 'email_message', 'hold', 'suppression'];
    for (const table of [...tables, 'contact', 'yahrzeit']) await world.db.query(`DELETE FROM ${table}`);
    yahrzeitId = await nobodys('Jacob Katz');
    contactId = await somebody('Ruth Katz');
  });
  afterAll(() => world.close());

  const nobodys = async (name: string): Promise<string> => {
    const [{ id }] = await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name, next_hebrew_observance) VALUES ($1, $2, '2027-03-03') RETURNING id`,
      [ours.org, name],
    );
    return id;
  };
  const somebody = async (name: string, email: string | null = 'ruth@family.example'): Promise<string> => {
    const [{ id }] = await world.db.query(
      'INSERT INTO contact (organization_id, name, email) VALUES ($1, $2, $3) RETURNING id',
      [ours.org, name, email],
    );
    return id;
  };
  const staff = () => world.as(ours.people.staff);
  const ask = (whom = contactId, about = yahrzeitId) =>
    staff().post(`/api/yahrzeits/${about}/ask`).send({ contactId: whom });
  const linksOf = (whom: string) =>
    world.app.get(LetterLinks).of(ours.org, { contactId: whom, yahrzeitId: null, email: 'ruth@family.example' });
  const link = () => new URL(linksOf(contactId).remember).pathname;
  const answer = (body: Record<string, string>) => world.as().post(link()).type('form').send(body);
  const orphans = async () => (await staff().get('/api/without-rememberer').expect(200)).body;
  const letters = () =>
    world.db.query(
      `SELECT id, occasion, to_email AS "toEmail", template_id AS "templateId", contact_id AS "contactId",
              yahrzeit_id AS "yahrzeitId", state FROM email_message`,
    );
  const compose = async () => {
    const [message] = await letters();
    const source = world.app.get(LetterSources).of(message.occasion)!;
    const written = await source.compose(ours.org, [{ ...message, links: linksOf(contactId) } as MessageToWrite]);
    return written.get(message.id);
  };
  const everything = () =>
    world.db.query(`SELECT (SELECT jsonb_agg(to_jsonb(r)) FROM rememberer_request r) AS asked,
      (SELECT count(*) FROM notification) AS told, (SELECT count(*) FROM observance) AS observed, (SELECT count(*) FROM audit_log) AS acts`);

  it.each<['en' | 'he', ...string[]]>([
    ['en', 'Who will remember Jacob Katz?', 'Dear Ruth', 'Wednesday, March 3, 2027', '24 Adar I 5787', 'Answer'],
    ['he', 'מי יזכור את \u2068Jacob Katz\u2069?', 'שלום Ruth', 'יום רביעי, 3 במרץ 2027', 'לתשובה'],
  ])(
    'given somebody who reads %s, then a letter that looks as those of the house asks in that language',
    async (language, ...said) => {
      await world.db.query('UPDATE contact SET language = $1', [language]);
      await ask().expect(200);

      expect(await letters()).toMatchObject([{ state: 'queued', toEmail: 'ruth@family.example' }]);
      const written = await compose();
      const letter = written && 'letter' in written ? written.letter : null;
      for (const words of said) expect(`${letter?.subject} ${letter?.text}`).toContain(words);
      expect(letter?.text).toContain('/w/');
      expect(letter?.html).toContain('Beth &lt;b&gt;El');
      const { html: ready } = await prepareReady('default_reminder', language);
      const lookOf = (html = '') =>
        [/<style.*?prefers-color-scheme.*?<\/style>/s, /class="card.*?>/s].map((part) => part.exec(html)?.[0]);
      expect(lookOf(letter?.html)).toEqual(lookOf(ready));
      expect(`${letter?.html}${letter?.text}`).not.toMatch(/undefined|null|\{\{|%%/);
    },
  );

  it('given twenty presses at once, and another name, then one letter goes to a person within a year, and one after it', async () => {
    const other = await nobodys('Sarah Katz');
    const pressed = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(contactId, at % 2 ? other : yahrzeitId)),
    );

    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    await world.db.query(`UPDATE rememberer_request SET asked_on = '2025-12-03'`);
    expect((await ask()).body.code).toBe('not_to_be_asked');
    await world.db.query(`UPDATE rememberer_request SET asked_on = '2025-12-02'`);
    await world.db.query('DELETE FROM email_message');
    await ask().expect(200);
  });

  it('given no address, one that is not written to, a hold of either, or somebody who remembers, then nobody is asked', async () => {
    const without = await somebody('Dov Katz', null);
    expect((await ask(without)).body.code).toBe('not_to_be_asked');

    await world.db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'ruth@family.example', 'unsubscribed')`,
      [ours.org],
    );
    expect((await ask()).body.code).toBe('not_to_be_asked');
    await world.db.query('DELETE FROM suppression');
    for (const [column, id] of [
      ['contact_id', contactId],
      ['yahrzeit_id', yahrzeitId],
    ]) {
      await world.db.query(
        `INSERT INTO hold (organization_id, ${column}, reason, held_by, held_at) VALUES ($1, $2, 'quarrel', 'Rabbi Stein', now())`,
        [ours.org, id],
      );
      expect((await ask()).body.code).toBe('not_to_be_asked');
      expect((await orphans()).data[0].candidates).toMatchObject([
        { id: without, mayBeAsked: false },
        { id: contactId, mayBeAsked: false },
      ]);
      await world.db.query('DELETE FROM hold');
    }
    const remembered = await anObserver(world.db, ours.org, []);
    expect((await ask(contactId, remembered.yahrzeitId)).body.code).toBe('has_rememberer');
    expect(await letters()).toEqual([]);
    expect(
      (await world.as(ours.people.viewer).post(`/api/yahrzeits/${yahrzeitId}/ask`).send({ contactId })).status,
    ).toBe(403);
  });

  it('given a hold after the letter was written, then it does not leave', async () => {
    await ask().expect(200);
    await world.db.query(
      `INSERT INTO hold (organization_id, contact_id, reason, held_by, held_at) VALUES ($1, $2, 'quarrel', 'Rabbi Stein', now())`,
      [ours.org, contactId],
    );

    expect(await compose()).toHaveProperty('cancelled');
  });

  it('given the link, then a page without script in 15 kB, and a hundred scanners change nothing', async () => {
    await ask().expect(200);
    const before = await everything();
    for (let n = 0; n < 2; n++) {
      await world.db.query('DELETE FROM rate_limit');
      const opened = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          at % 2 ? world.as().get(`${link()}?said=remember`) : world.as().head(link()),
        ),
      );
      expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    }
    await world.db.query('DELETE FROM rate_limit');

    expect(await everything()).toEqual(before);
    const { text } = await world.as().get(link());
    for (const shown of ['Beth &#60;b&#62;El', 'Who will remember Jacob Katz?', 'Wednesday, March\u00a03,\u00a02027'])
      expect(text).toContain(shown);
    expect(text).not.toContain('<script');
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
    expect((await world.as().get(`${link()}?language=he`)).text).toContain('<html lang="he" dir="rtl">');
  });

  it('given "I will", then they remember from now on, and the office hears of it', async () => {
    await ask().expect(200);
    const sent = await answer({ answer: 'remember' }).expect(303);

    expect((await orphans()).total).toBe(0);
    expect(await world.db.query('SELECT contact_id AS id, channel FROM observance')).toEqual([
      { id: contactId, channel: 'email' },
    ]);
    expect(await world.db.query('SELECT key, severity FROM notification')).toEqual([
      { key: 'remember-remember', severity: 'info' },
    ]);
    const { text } = await world.as().get(sent.headers.location!);
    expect(text).toContain('We will write to you before each yahrzeit');
    expect(text).not.toContain('<form');
    expect((await answer({ answer: 'congregation' })).headers.location).toContain('said=nothing');
    const { body } = await staff().get('/api/this-week').expect(200);
    expect(body.rememberers).toMatchObject([
      { contact: { id: contactId }, yahrzeit: { id: yahrzeitId }, answer: 'remember' },
    ]);
  });

  it.each([
    ['other', { otherName: 'Leah Adler', otherReach: 'leah@family.example' }, 'Leah Adler, leah@family.example'],
    ['congregation', { otherName: 'Leah Adler' }, null],
  ])('given %s, then the office has a task, and nothing is decided by the press', async (said, more, other) => {
    await ask().expect(200);
    await answer({ answer: said, ...more }).expect(303);
    await answer({ answer: said, ...more }).expect(303);

    expect((await orphans()).data).toMatchObject([{ asked: [{ contact: { id: contactId }, answer: said, other }] }]);
    expect(await world.db.query('SELECT key, severity FROM notification')).toEqual([
      { key: `remember-${said}`, severity: 'warning' },
    ]);
    expect(await world.db.query('SELECT FROM observance UNION ALL SELECT FROM keeper')).toEqual([]);
  });

  it('given an answer that was not offered, nobody named, or another link, then nothing is kept', async () => {
    await ask().expect(200);
    const before = await everything();

    expect((await answer({ answer: 'rest' })).status).toBe(400);
    const unnamed = (await answer({ answer: 'other', otherName: ' ' })).headers.location;
    expect(unnamed).toContain('said=who');
    const { text } = await world.as().get(unnamed!);
    expect(text).toMatch(/value="other" required checked/);
    expect(text).toContain('<p class="note" role="status">Tell us the name');
    const { answer: theirs, preferences } = linksOf(contactId);
    for (const [url, from] of [
      [theirs, '/r/'],
      [preferences, '/p/'],
    ] as const) {
      const wrong = new URL(url).pathname.replace(from, '/w/');
      expect((await world.as().post(wrong).type('form').send({ answer: 'remember' })).status).toBe(404);
    }
    expect((await world.as().get(`${link().slice(0, -2)}xx`)).status).toBe(404);
    expect(await everything()).toEqual(before);
    await world.db.query('UPDATE yahrzeit SET archived_at = now()');
    expect((await world.as().get(link())).status).toBe(410);
  });

  it('given no place left in the plan, then "I will" is kept as a task', async () => {
    const [{ limit }] = await world.db.query('SELECT observers_limit AS limit FROM organization WHERE id = $1', [
      ours.org,
    ]);
    await world.db.query('UPDATE organization SET observers_limit = 0 WHERE id = $1', [ours.org]);
    await ask().expect(200);
    await answer({ answer: 'remember' }).expect(303);
    await world.db.query('UPDATE organization SET observers_limit = $2 WHERE id = $1', [ours.org, limit]);

    expect(await world.db.query('SELECT key, severity FROM notification')).toEqual([
      { key: 'remember-limit', severity: 'warning' },
    ]);
    expect((await orphans()).data).toMatchObject([{ asked: [{ answer: 'remember' }] }]);
  });

  it('given two who are one person, when they are merged, then they count as asked', async () => {
    const stays = await somebody('Ruthie Katz', 'ruthie@family.example');
    await ask().expect(200);

    await staff().post(`/api/contacts/${stays}/merge`).send({ otherId: contactId }).expect(200);

    expect((await ask(stays)).body.code).toBe('not_to_be_asked');
  });
});

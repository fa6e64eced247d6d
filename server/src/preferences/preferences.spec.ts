import { occurOn } from '../../test/reminders-world.js';
import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { LetterLinks } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';
import { StandingClock } from '../../test/standing-clock.js';

const DAY = 86_400_000;

describe("the page of a person's own preferences", () => {
  let world: World;
  let sink: SmtpSink;
  let ours: Congregation;
  let contactId: string;
  let otherId: string;
  let [observer, yahrzeitId, othersObserver] = ['', '', ''];
  let path: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    world = await aWorld({ SMTP_URL: sink.url });
    ours = await world.congregation('Beth <b>El</b>');
    await world.db.query(`UPDATE organization SET reply_to = 'office@bethel.example' WHERE id = $1`, [ours.org]);
  });
  afterAll(async () => {
    await world.close();
    await sink.stop();
  });
  beforeEach(async () => {
    sink.received.length = 0;
    for (const table of ['suppression', 'notification', 'audit_log', 'contact', 'yahrzeit']) {
      await world.db.query(`DELETE FROM ${table}`);
    }
    contactId = await aContact('Daniel Levin', 'daniel@family.example');
    otherId = await aContact('Ruth Katz', 'ruth@family.example');
    [{ id: yahrzeitId }] = await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name, hebrew_name, next_hebrew_observance, next_civil_observance)
       VALUES ($1, 'Miriam Levin', 'מרים בת אברהם', '2027-01-04', '2027-01-06') RETURNING id`,
      [ours.org],
    );
    observer = await observes(contactId);
    othersObserver = await observes(otherId);
    path = pathOf(contactId);
  });

  const aContact = async (name: string, email: string): Promise<string> => {
    const [{ id }] = await world.db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, $2, $3) RETURNING id`,
      [ours.org, name, email],
    );
    return id;
  };
  const observes = async (whose: string): Promise<string> => {
    const [{ id }] = await world.db.query(
      `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship) VALUES ($1, $2, $3, 'Parent') RETURNING id`,
      [ours.org, yahrzeitId, whose],
    );
    return id;
  };
  const pathOf = (whose: string, email = 'daniel@family.example', links = world.app.get(LetterLinks)) =>
    new URL(links.of(ours.org, { contactId: whose, yahrzeitId: null, email }).preferences).pathname;
  const post = (to: string, body: Record<string, string | number>) =>
    world.as().post(`${path}/${to}`).type('form').send(body);
  const observance = async (id = observer) => {
    const [row] = await world.db.query(
      `SELECT observe_on_hebrew_calendar AS hebrew, reminder_days_before AS days, channel FROM observance WHERE id = $1`,
      [id],
    );
    return row;
  };
  const everything = () =>
    world.db.query(`SELECT (SELECT jsonb_agg(to_jsonb(o) ORDER BY id) FROM observance o) AS observances,
      (SELECT count(*) FROM suppression) AS suppressed, (SELECT count(*) FROM audit_log) AS changes,
      (SELECT count(*) FROM notification) AS told, (SELECT count(*) FROM calendar_link) AS links`);
  const changes = () => world.db.query('SELECT actor_id, actor_name, action, after FROM audit_log ORDER BY id');

  it('given the link, then it shows both dates from sundown, what is chosen, and nobody else', async () => {
    const { text, headers } = await world.as().get(path).expect(200);

    for (const shown of [
      'Beth &#60;b&#62;El&#60;/b&#62;',
      'Miriam Levin',
      'Light the candle',
      'Sunday, January~3,<br>at sundown',
      'until sundown on Monday, January~4,~2027<br>25~Tevet~5787',
      'מרים בת אברהם',
      'Monday, January~4,~2027 · 25~Tevet~5787, from sundown on Sunday, January~3<',
      'Wednesday, January~6,~2027 · 27~Tevet~5787, from sundown on Tuesday, January~5<',
      '<option value="14" selected>2 weeks before</option>',
    ]) {
      expect(text).toContain(shown.replaceAll('~', '\u00a0'));
    }
    expect(text).not.toMatch(/Ruth|ruth@|daniel@|<script/);
    // Without an icon of the page's own, a browser asks for /favicon.ico, which the policy would refuse.
    expect(text).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    // A font that comes after the words makes them jump.
    expect(text.match(/<link rel="preload" as="font"[^>]+ href="\/fonts\/[\w-]+-latin\.woff2">/g)).toHaveLength(2);
    expect(text).toMatch(/<meta name="description" content="[^"]+">/);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('given a scanner that opens everything it finds, then nothing has changed', async () => {
    const before = await everything();
    const { text } = await world.as().get(path);
    const found = [...text.matchAll(/(?:href|action)="(\/p\/[^"]+)"/g)].map(([, url]) => url ?? '');

    for (const url of found) await world.as().get(url);
    await world.as().head(path).expect(200);

    expect(found.length).toBeGreaterThan(4);
    expect(await everything()).toEqual(before);
  });

  it('given another lead time and calendar, then they are kept, and the trail says that the observer chose them', async () => {
    const answer = await post('observance', { observer, days: 30, calendar: 'civil' }).expect(303);

    expect(answer.headers.location).toBe(`${path}?said=saved`);
    expect(await observance()).toEqual({ hebrew: false, days: 30, channel: 'email' });
    expect((await world.as().get(`${path}?said=saved`)).text).toContain('<p class="said" role="status">Saved.</p>');
    expect(await changes()).toEqual([
      {
        actor_id: null,
        actor_name: 'The observer, by the link in a letter',
        action: 'change_observer',
        after: { contactId, observerId: observer, observeOnHebrewCalendar: false, reminderDaysBefore: 30, version: 2 },
      },
    ]);
  });

  it('given the same choice sent again, then it is one change', async () => {
    await post('observance', { observer, days: 30, calendar: 'civil' });
    await post('observance', { observer, days: 30, calendar: 'civil' });
    expect(await changes()).toHaveLength(1);
  });

  it('given letters about one stopped and wanted again, then the office reaches the person on paper at no time less', async () => {
    await post('letters', { observer, wanted: 'no' });
    expect(await observance()).toMatchObject({ channel: 'letter' });
    expect((await world.as().get(path)).text).toContain('You get no email about this yahrzeit.');

    await post('letters', { observer, wanted: 'yes' });
    expect(await observance()).toMatchObject({ channel: 'both' });
  });

  it('given all letters stopped and wanted again, then the address is suppressed and lifted', async () => {
    const inForce = () => world.db.query('SELECT email, reason FROM suppression WHERE lifted_at IS NULL');

    await post('letters', { wanted: 'no' });
    expect(await inForce()).toEqual([{ email: 'daniel@family.example', reason: 'unsubscribed' }]);
    expect((await world.as().get(path)).text).toContain('Send me letters again');

    await Promise.all([post('letters', { wanted: 'yes' }), post('letters', { wanted: 'yes' })]);
    expect(await inForce()).toEqual([]);
  });

  it('given a former member whose letters end, when they ask for more, then letters go on, and the trail says that they asked', async () => {
    await world.db.query('UPDATE organization SET former_letter_years = 2 WHERE id = $1', [ours.org]);
    await world.db.query(`UPDATE contact SET member_until = '2025-03-03' WHERE id = $1`, [contactId]);
    expect((await world.as().get(path)).text).toContain(
      'After March\u00a03,\u00a02027 we write no more letters to you.',
    );
    expect((await world.as().get(`${path}?language=he`)).text).toContain('בבקשה המשיכו לכתוב לי');

    const { headers } = await post('letters', { wanted: 'yes' });

    expect(headers.location).toBe(`${path}?said=staying`);
    expect((await world.as().get(path)).text).not.toContain('we write no more letters');
    expect((await changes()).at(-1)).toMatchObject({ action: 'change', after: { staysOn: true } });
    await world.db.query('UPDATE organization SET former_letter_years = NULL WHERE id = $1', [ours.org]);
  });

  it.each(['bounced', 'complained'])('given an address that %s, then its owner cannot lift that', async (reason) => {
    await world.db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'daniel@family.example', $2)`,
      [ours.org, reason],
    );
    await post('letters', { wanted: 'yes' });
    expect(await world.db.query('SELECT reason FROM suppression WHERE lifted_at IS NULL')).toEqual([{ reason }]);
  });

  it('given a message, then the office finds it in the bell and in its mail, and answers the family by replying', async () => {
    await post('message', { observer, text: 'It was <b>after</b> sunset.\n\u202EPlease look.' }).expect(303);

    const [told] = await world.db.query('SELECT title, message, data FROM notification');
    expect(told).toMatchObject({
      title: 'Daniel Levin wrote about Miriam Levin',
      message: 'It was <b>after</b> sunset.\nPlease look.',
      data: { actionUrl: `/app/contacts/${contactId}` },
    });
    expect(sink.received).toHaveLength(1);
    const [mail] = sink.received;
    expect(mail?.recipients).toEqual(['office@bethel.example']);
    expect(mail?.text).toContain('Reply-To: "Daniel Levin" <daniel@family.example>');
    const [, letter = ''] = /text\/html[^]*?base64\s+([^-]+)/.exec(mail?.text ?? '') ?? [];
    expect(Buffer.from(letter, 'base64').toString()).toContain('It was &#60;b&#62;after&#60;/b&#62; sunset.');
  });

  it('given a message as long as the page lets one type, in many lines, then it reaches the office', async () => {
    const lines = 'Nine long\r\n'.repeat(200);
    await post('message', { text: lines }).expect(303);
    const [told] = await world.db.query('SELECT message FROM notification');
    expect(told.message).toBe(lines.replaceAll('\r\n', '\n').trim());
  });

  it('given more messages than a person writes in an hour, then the office gets no more of them', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await post('message', { text: `Message ${n}` }));
    expect(answers.at(-1)?.headers.location).toBe(`${path}?said=too-many`);
    expect(sink.received).toHaveLength(5);
  });

  it('given a contact that is removed, then what they wrote is gone from the bell', async () => {
    await post('message', { text: 'We have moved' });
    await world.as(ours.people.owner).delete(`/api/contacts/${contactId}`).expect(200);
    const [{ told }] = await world.db.query('SELECT count(*) AS told FROM notification');
    const [{ kept }] = await world.db.query(`SELECT count(*) AS kept FROM audit_log WHERE after::text LIKE '%moved%'`);
    expect([told, kept]).toEqual([0, 0]);
  });

  it('given a private calendar address asked for twice, then it is one, and it opens what this person observes', async () => {
    await occurOn(world.db, ours.org, yahrzeitId, [soon()]);
    await post('calendar', {});
    await post('calendar', {});

    const { text } = await world.as().get(path);
    const [, address = ''] = /value="(http[^"]+\.ics)"/.exec(text) ?? [];
    expect(await world.db.query('SELECT contact_id FROM calendar_link')).toEqual([{ contact_id: contactId }]);
    expect((await world.as().get(new URL(address).pathname)).text).toContain('SUMMARY:Yahrzeit of Miriam Levin');
    expect((await world.as().get(`${path}/calendar.ics?yahrzeit=${yahrzeitId}`)).text).toContain(
      'SUMMARY:Yahrzeit of Miriam Levin',
    );
  });

  it('given a reader who chooses the other language, then the page is in it, and leads back', async () => {
    const hebrew = (await world.as().get(`${path}?language=he`)).text;
    expect(hebrew).toContain('<html lang="he" dir="rtl">');
    expect(hebrew).toContain(`<a href="${path}?language=en" lang="en"`);
    expect((await world.as().get(`${path}?language=xx`)).text).toContain('<html lang="en"');
  });

  it('given Hebrew, then the page is Hebrew, from right to left', async () => {
    await world.db.query(`UPDATE contact SET language = 'he' WHERE id = $1`, [contactId]);
    const { text } = await world.as().get(path);
    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(text).toContain('החל משקיעת החמה ביום\u00a0ראשון, 3\u00a0בינואר<');
  });

  describe('attacked', () => {
    const refuses = async (attacked: string, status: number) => {
      const before = await everything();
      const answers = [
        await world.as().get(attacked),
        await world.as().get(`${attacked}/calendar.ics`),
        await world.as().post(`${attacked}/observance`).type('form').send({ observer, days: 1, calendar: 'civil' }),
        await world.as().post(`${attacked}/letters`).type('form').send({ wanted: 'no' }),
        await world.as().post(`${attacked}/message`).type('form').send({ text: 'Send me money' }),
        await world.as().post(`${attacked}/calendar`).type('form').send({}),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(answers.map(({ text }) => text).join()).not.toMatch(/Levin|daniel@/);
      expect(await everything()).toEqual(before);
    };

    const tampered: [string, (good: string) => string][] = [
      ['a changed letter in the middle', (good) => good.slice(0, 40) + (good[40] === 'A' ? 'B' : 'A') + good.slice(41)],
      ['a character less', (good) => good.slice(0, -1)],
      ['a character more', (good) => `${good}A`],
      ['a dot in front', (good) => `.${good}`],
      ['an encoded zero', (good) => `${good}%00`],
      ['an encoded line break', (good) => `${good}%0d%0a`],
      ['a script', () => '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
      ['SQL', () => '%27%20OR%201%3D1--'],
      ['a plain id', () => '11111111-1111-4111-8111-111111111111'],
      ['a climb out of the folder', () => '..%2f..%2fapi%2femails'],
    ];
    it.each(tampered)('given %s, then it is not one of ours', (_, forge) =>
      refuses(`/p/${forge(path.slice('/p/'.length))}`, 404),
    );

    it('given the link that stops letters, then it opens no preferences', async () => {
      const { unsubscribe } = world.app
        .get(LetterLinks)
        .of(ours.org, { contactId, yahrzeitId: null, email: 'daniel@family.example' });
      await refuses(new URL(unsubscribe).pathname.replace('/u/', '/p/'), 404);
    });

    it('given a link that was made with another secret, then it is not ours', () =>
      refuses(
        pathOf(
          contactId,
          undefined,
          new LetterLinks({ ...world.config, LINK_SECRET: 'z'.repeat(32) }, world.app.get(Clock)),
        ),
        404,
      ));

    it("given one organization's link with another one's person, then nobody is found", async () => {
      const theirs = await world.congregation('Beth Shalom');
      const links = world.app
        .get(LetterLinks)
        .of(theirs.org, { contactId, yahrzeitId: null, email: 'daniel@family.example' });
      await refuses(new URL(links.preferences).pathname, 404);
    });

    it('given a link of more than 400 days ago, then it is good no more', () => {
      const then = new StandingClock(new Date(Date.now() - 402 * DAY));
      return refuses(pathOf(contactId, undefined, new LetterLinks(world.config, then)), 410);
    });

    it('given a letter to an address that the person has no longer, then its link is good no more', async () => {
      await world.db.query(`UPDATE contact SET email = 'new@family.example' WHERE id = $1`, [contactId]);
      await refuses(path, 410);
    });

    it('given a contact who is gone, then the link opens nothing', async () => {
      await world.db.query('DELETE FROM contact WHERE id = $1', [contactId]);
      await refuses(path, 404);
    });

    it('given a contact who was merged with another that took the address, then the link opens what is theirs now', async () => {
      const [{ id: stays }] = await world.db.query(
        `INSERT INTO contact (organization_id, name) VALUES ($1, 'Dan Levin') RETURNING id`,
        [ours.org],
      );
      const merge = { otherId: contactId };
      await world.as(ours.people.staff).post(`/api/contacts/${stays}/merge`).send(merge).expect(200);

      expect((await world.as().get(path).expect(200)).text).toContain('Miriam Levin');
    });

    it("given another person's observance of the same yahrzeit, then nothing happens to it", async () => {
      const before = await observance(othersObserver);
      for (const [to, body] of [
        ['observance', { days: 1, calendar: 'civil' }],
        ['letters', { wanted: 'no' }],
        ['message', { text: 'About you' }],
      ] as const) {
        const answer = await post(to, { observer: othersObserver, ...body });
        expect(answer.headers.location).toBe(`${path}?said=nothing`);
      }
      expect(await observance(othersObserver)).toEqual(before);
      expect(await changes()).toEqual([]);
      expect(sink.received).toEqual([]);
    });

    it('given a yahrzeit of others as a calendar, then it is empty and names nobody', async () => {
      const [{ id }] = await world.db.query(
        `INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Secret Katz') RETURNING id`,
        [ours.org],
      );
      await occurOn(world.db, ours.org, id, [soon()]);
      const { text } = await world.as().get(`${path}/calendar.ics?yahrzeit=${id}`).expect(200);
      expect(text).not.toMatch(/VEVENT|Katz/);
    });

    const nonsense: [string, string, Record<string, string | number>][] = [
      ['a lead time of 91 days', 'observance', { days: 91, calendar: 'civil' }],
      ['a lead time below none', 'observance', { days: -1, calendar: 'civil' }],
      ['a third calendar', 'observance', { days: 7, calendar: 'lunar' }],
      ['an observer that is no id', 'observance', { observer: '1 OR 1=1', days: 7, calendar: 'civil' }],
      ['a wish that is neither', 'letters', { wanted: 'maybe' }],
      ['a message of a megabyte', 'message', { text: 'x'.repeat(1_000_000) }],
      ['a message of 2001 characters', 'message', { text: 'x'.repeat(2001) }],
    ];
    it.each(nonsense)('given %s, then it is refused', async (_, to, body) => {
      const { status } = await post(to, { observer, ...body });
      expect([400, 413]).toContain(status);
      expect(await changes()).toEqual([]);
      expect(sink.received).toEqual([]);
    });

    it('given more fields than the form has, then it is refused whole', async () => {
      const { status } = await post('observance', {
        ...{ observer, days: 3, calendar: 'hebrew', channel: 'none' },
        ...{ contact_id: otherId, organizationId: 'x' },
      });
      expect(status).toBe(400);
      expect(await changes()).toEqual([]);
    });

    it('given a line break in a name, then no header of the mail to the office begins there', async () => {
      await world.db.query(`UPDATE contact SET name = E'Daniel\\r\\nBcc: evil@example.test' WHERE id = $1`, [
        contactId,
      ]);
      await post('message', { text: 'Shalom' });
      expect(sink.received[0]?.recipients).toEqual(['office@bethel.example']);
      expect(sink.received[0]?.text).not.toMatch(/^Bcc:/m);
    });
  });

  const soon = (): string => new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
});

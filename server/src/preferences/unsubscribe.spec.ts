import { aWorld, type Congregation, type World } from '../../test/world.js';
import { LetterLinks } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';

describe('the link that ends letters', () => {
  let world: World;
  let ours: Congregation;
  let contactId: string;
  let path: string;

  beforeAll(async () => {
    world = await aWorld();
    ours = await world.congregation('Beth <b>El</b>');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.db.query('DELETE FROM suppression');
    await world.db.query('DELETE FROM contact');
    [{ id: contactId }] = await world.db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Ploni', 'Ploni@Example.org') RETURNING id`,
      [ours.org],
    );
    path = pathOf(world.app.get(LetterLinks), ours, null);
  });

  const pathOf = (links: LetterLinks, { org }: Congregation, yahrzeitId: string | null) =>
    new URL(links.of(org, { contactId, yahrzeitId, email: 'ploni@example.org' }).unsubscribe).pathname;
  const suppressed = () => world.db.query('SELECT email, reason FROM suppression');
  const oneClick = () => world.as().post(path).type('form').send('List-Unsubscribe=One-Click');

  it('given a scanner that opens the link, then it sees a question and nothing has changed', async () => {
    const page = await world.as().get(path).expect(200);

    expect(page.text).toContain('<form method="post"');
    expect(page.text).toContain('Beth &#60;b&#62;El&#60;/b&#62;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(await suppressed()).toEqual([]);
  });

  it('given HEAD, then nothing has changed', async () => {
    await world.as().head(path).expect(200);
    expect(await suppressed()).toEqual([]);
  });

  it('given one click in a mail program, any number of times, then the address is suppressed once, without redirect or cookie', async () => {
    const answers = [await oneClick(), await oneClick(), await world.as().post(path)];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.every(({ headers }) => !headers['location'] && !headers['set-cookie'])).toBe(true);
    expect(await suppressed()).toEqual([{ email: 'ploni@example.org', reason: 'unsubscribed' }]);
  });

  it('given many clicks at once, then they are one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, oneClick));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await suppressed()).toHaveLength(1);
  });

  it('given a click from a page elsewhere in the web, then it counts: the link alone speaks for the person', async () => {
    await oneClick().set('Origin', 'https://mail.example').set('Sec-Fetch-Site', 'cross-site').expect(200);
    expect(await suppressed()).toHaveLength(1);
  });

  it('given the button of the page in Hebrew, then the answer is in Hebrew, from right to left', async () => {
    await world.db.query(`UPDATE contact SET language = 'he' WHERE id = $1`, [contactId]);
    expect((await world.as().get(path)).text).toContain('<html lang="he" dir="rtl">');
    expect((await world.as().post(path)).text).toContain('לא יישלחו אליכם עוד מכתבים');
  });

  it('given a person who is no longer known, then the click is answered and nothing is left to end', async () => {
    await world.db.query('DELETE FROM contact WHERE id = $1', [contactId]);
    await oneClick().expect(200);
    expect(await suppressed()).toEqual([]);
  });

  it('given their contact was brought anew or merged with another of that address, then the click ends letters to it all the same', async () => {
    await world.db.query('DELETE FROM contact WHERE id = $1', [contactId]);
    const again = `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Ploni', 'ploni@example.ORG'), ($1, 'Almoni', 'almoni@example.org')`;
    await world.db.query(again, [ours.org]);

    expect((await world.as().get(path).expect(200)).text).toContain('What should stop?');
    await oneClick().expect(200);

    expect(await suppressed()).toEqual([{ email: 'ploni@example.org', reason: 'unsubscribed' }]);
  });

  it('given a lifted address, when its owner clicks again, then it is suppressed again', async () => {
    await oneClick();
    await world.db.query(`UPDATE suppression SET lifted_at = now()`);
    await oneClick();
    expect(await suppressed()).toHaveLength(2);
  });

  describe('of a letter about a yahrzeit', () => {
    let yahrzeitId: string;
    const channel = async () => (await world.db.query('SELECT channel FROM observance'))[0].channel;

    beforeEach(async () => {
      await world.db.query('DELETE FROM yahrzeit');
      [{ id: yahrzeitId }] = await world.db.query(
        `INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Miriam Levin') RETURNING id`,
        [ours.org],
      );
      await world.db.query(`INSERT INTO observance (organization_id, yahrzeit_id, contact_id) VALUES ($1, $2, $3)`, [
        ours.org,
        yahrzeitId,
        contactId,
      ]);
      path = pathOf(world.app.get(LetterLinks), ours, yahrzeitId);
    });

    it('given the choice of one, then its letters stop, others go on, and the person is written to on paper', async () => {
      expect((await world.as().get(path)).text).toContain('Letters about Miriam Levin');

      const answer = await world.as().post(path).type('form').send({ scope: 'one' }).expect(200);

      expect(answer.text).toContain('You will get no more letters about Miriam Levin.');
      expect([await channel(), await suppressed()]).toEqual(['letter', []]);
    });

    it('given the choice of one, then the trail says that the observer made it', async () => {
      await world.as().post(path).type('form').send({ scope: 'one' });

      const [line] = await world.db.query(
        `SELECT actor_id, actor_name, after FROM audit_log WHERE action = 'change_observer'`,
      );
      expect(line).toMatchObject({
        actor_id: null,
        actor_name: 'The observer, by the link in a letter',
        after: { channel: 'letter' },
      });
    });

    it('given one click of a mail program, then all letters stop: that is the list which the letter names', async () => {
      await oneClick().expect(200);
      expect([await channel(), await suppressed()]).toEqual([
        'email',
        [{ email: 'ploni@example.org', reason: 'unsubscribed' }],
      ]);
    });

    it('given one click as a form with parts, as RFC 8058 allows, then all letters stop', async () => {
      await world.as().post(path).field('List-Unsubscribe', 'One-Click').expect(200);
      expect(await suppressed()).toHaveLength(1);
    });

    it('given one that was stopped before, then the page asks about all', async () => {
      await world.as().post(path).type('form').send({ scope: 'one' });
      expect((await world.as().get(path)).text).not.toContain('Miriam Levin');
    });
  });

  it('given one click, then staff are told once, and who they are is not said outside the list', async () => {
    await world.db.query('DELETE FROM notification');
    await oneClick();
    await oneClick();
    const told = await world.db.query('SELECT title, message FROM notification');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('loni');
  });

  it('given one link used again and again, then it is asked to wait, and nothing stops', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => world.as().get(path)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const refused = await world.as().post(path).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await suppressed()).toEqual([]);
  });

  const tampered: [string, (good: string) => string][] = [
    ['a changed letter in the middle', (good) => good.slice(0, 40) + (good[40] === 'A' ? 'B' : 'A') + good.slice(41)],
    ['a character less', (good) => good.slice(0, -1)],
    ['a character more', (good) => `${good}A`],
    ['a dot in front', (good) => `.${good}`],
    ['an encoded zero', (good) => `${good}%00`],
    ['an encoded line break', (good) => `${good}%0d%0a`],
    ['a script', () => '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['SQL', () => `%27%20OR%201%3D1--`],
    ['a plain id', () => '11111111-1111-4111-8111-111111111111'],
    ['a climb out of the folder', () => '..%2f..%2fapi%2femails'],
  ];
  it.each(tampered)('given %s, then GET and POST answer 404 with a page that says so', async (_, forge) => {
    const forged = `/u/${forge(path.slice('/u/'.length))}`;

    const [asked, posted] = [await world.as().get(forged), await world.as().post(forged)];

    expect([asked.status, posted.status]).toEqual([404, 404]);
    expect(asked.text).toContain('This link is not one of ours');
    expect(asked.text).not.toContain('<script');
    expect(await suppressed()).toEqual([]);
  });

  it('given a link that was made with another secret, then it is not ours', async () => {
    const links = new LetterLinks({ ...world.config, LINK_SECRET: 'z'.repeat(32) }, world.app.get(Clock));
    await world
      .as()
      .post(pathOf(links, ours, null))
      .expect(404);
    expect(await suppressed()).toEqual([]);
  });

  it("given one organization's link with another one's person, then nobody is found", async () => {
    const theirs = await world.congregation('Beth Shalom');
    const foreign = pathOf(world.app.get(LetterLinks), theirs, null);
    await world.as().post(foreign).expect(200);
    expect(await suppressed()).toEqual([]);
  });
});

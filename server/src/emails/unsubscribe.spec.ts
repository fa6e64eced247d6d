import { aWorld, type Congregation, type World } from '../../test/world.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

describe('the link that ends letters', () => {
  let world: World;
  let ours: Congregation;
  let contactId: string;
  let path: string;

  beforeAll(async () => {
    world = await aWorld();
    ours = await world.congregation('Beth <b>El</b>');
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.db.query('DELETE FROM suppression');
    await world.db.query('DELETE FROM contact');
    [{ id: contactId }] = await world.db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Ploni', 'Ploni@Example.org') RETURNING id`,
      [ours.org],
    );
    path = new URL(world.app.get(UnsubscribeLinks).urlFor(ours.org, contactId)).pathname;
  });

  const suppressed = () => world.db.query('SELECT email, reason FROM suppression');
  const oneClick = () => world.as().post(path).type('form').send('List-Unsubscribe=One-Click');

  it('given a scanner that opens the link, then it sees a question and nothing has changed', async () => {
    const page = await world.as().get(path).expect(200);

    expect(page.text).toContain('<form method="post">');
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
    expect((await world.as().post(path)).text).toContain('לא יישלחו אליך עוד מכתבים');
  });

  it('given a person who is no longer known, then the click is answered and nothing is left to end', async () => {
    await world.db.query('DELETE FROM contact WHERE id = $1', [contactId]);
    await oneClick().expect(200);
    expect(await suppressed()).toEqual([]);
  });

  it('given a lifted address, when its owner clicks again, then it is suppressed again', async () => {
    await oneClick();
    await world.db.query(`UPDATE suppression SET lifted_at = now()`);
    await oneClick();
    expect(await suppressed()).toHaveLength(2);
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
    const links = new UnsubscribeLinks({ ...world.config, LINK_SECRET: 'z'.repeat(32) });
    await world
      .as()
      .post(new URL(links.urlFor(ours.org, contactId)).pathname)
      .expect(404);
    expect(await suppressed()).toEqual([]);
  });

  it("given one organization's link with another one's person, then nobody is found", async () => {
    const theirs = await world.congregation('Beth Shalom');
    const foreign = new URL(world.app.get(UnsubscribeLinks).urlFor(theirs.org, contactId)).pathname;
    await world.as().post(foreign).expect(200);
    expect(await suppressed()).toEqual([]);
  });
});

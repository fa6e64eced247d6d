import { xml2js } from 'xml-js';
import { publicList, type ListLink, type PublicList } from '@zikaron/contract';
import { z } from 'zod';
import { HeavyWork } from '../platform/heavy-work/index.js';
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
const address = async (more: object = {}): Promise<{ id: string; path: string }> => {
  const { body } = await staff()
    .post('/api/list-links')
    .send({ label: 'Our site', language: 'en', ...more })
    .expect(201);
  const { id, url } = body as ListLink;
  expect(url).toMatch(/^http:\/\/zikaron\.test\/list\/[A-Za-z0-9_-]+$/);
  return { id, path: new URL(url).pathname };
};
/** Somebody with a family, and the days around the service at which they are read. */
const remember = async (name: string, more: object = {}): Promise<string> => {
  const { body } = await staff()
    .post('/api/yahrzeits')
    .send({ name, gregorianDate: '1984-03-03', plaque: '1N-1', ...more })
    .expect(201);
  const { id } = body as { id: string };
  const family = { yahrzeitId: id, email: 'david@example.org', name: 'David Living', relationship: 'Parent' };
  await staff().post('/api/observers/upsert-by-email').send(family).expect(200);
  const [{ friday }] = await world.db.query(
    `SELECT service_date AS friday FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar AND date > now() ORDER BY date LIMIT 1`,
    [id],
  );
  return `?from=${friday}&to=${friday}`;
};

/** Names of one week, of some three thousand records. */
const WEEK_OF_MANY = 60;

interface Text {
  readonly _text: string;
}
interface Rss {
  readonly rss: {
    readonly _attributes: { readonly version: string };
    readonly channel: Record<'title' | 'link' | 'description' | 'language' | 'lastBuildDate', Text> & {
      readonly 'atom:link': { readonly _attributes: object };
      readonly item: {
        readonly title: object;
        readonly description: { readonly _cdata: string | string[] };
        readonly pubDate: Text;
        readonly guid: Text & { readonly _attributes: { readonly isPermaLink: string } };
      };
    };
  };
}

describe('a public address of the service list', () => {
  it('given each ending, then the dead are named, and nothing of the living, their plaques or their relations', async () => {
    const days = await remember('Susie Schwartz', {
      hebrewName: 'שושנה בת אברהם',
      personDetails: 'Loved by David Living',
    });
    const { path } = await address();
    for (const [ending, type] of [
      ['html', 'text/html'],
      ['txt', 'text/plain'],
      ['json', 'application/json'],
      ['rss', 'application/rss+xml'],
    ] as const) {
      const answer = await world.as().get(`${path}.${ending}${days}`).responseType('blob').expect(200);
      expect([ending, answer.headers['content-type']]).toEqual([ending, expect.stringContaining(type)]);
      const text = (answer.body as Buffer).toString();
      expect(text).toContain('Susie Schwartz');
      expect(text).not.toMatch(/Living|1N-1|[Pp]arent/);
      expect(text.length).toBeLessThan(20 * 1024);
    }
    await world
      .as()
      .get(`${path}.docx${days}`)
      .expect('Content-Type', /wordprocessingml/)
      .expect(200);
  });

  it('given a week of a large congregation, then each ending is small as it is, and what programs read is valid', async () => {
    const days = await remember('Susie Schwartz', { hebrewName: 'שושנה בת אברהם' });
    const another = { gregorianDate: '1984-03-03', hebrewName: 'בנימין בן אברהם' };
    for (let n = 1; n < WEEK_OF_MANY; n++)
      await staff()
        .post('/api/yahrzeits')
        .send({ name: `Benjamin <& Sons> Rosenthal ${n}`, ...another })
        .expect(201);
    for (const language of ['en', 'he'] as const) {
      const { path } = await address({ language });
      const bytes = async (ending: string) =>
        (await world.as().get(`${path}.${ending}${days}`).responseType('blob').expect(200)).body as Buffer;
      for (const ending of ['html', 'txt', 'rss']) {
        const { byteLength } = await bytes(ending);
        expect([ending, byteLength < 20 * 1024]).toEqual([ending, true]);
      }

      const { rss } = xml2js((await bytes('rss')).toString(), { compact: true }) as Rss;
      expect([rss.channel.item.description._cdata].flat().join('')).toContain(
        language === 'en' ? 'Benjamin &lt;&amp; Sons&gt; Rosenthal 7' : 'בנימין בן אברהם',
      );
      const list = z.strictObject(publicList.shape).parse(JSON.parse((await bytes('json')).toString()));
      expect(list.services[0]?.names).toHaveLength(WEEK_OF_MANY);
      const page = (await bytes('html')).toString();
      expect([page.match(/<li>/g)?.length, page.includes('<script')]).toEqual([WEEK_OF_MANY, false]);
    }
  });

  it('given no dates, then the next service; given too many or one, then it is refused', async () => {
    const { path } = await address();
    const { body } = await world.as().get(`${path}.json`).expect(200);
    expect((body as PublicList).services).toHaveLength(1);
    await world.as().get(`${path}.json?from=2027-01-01`).expect(400);
    await world.as().get(`${path}.json?from=2027-01-01&to=2028-01-01`).expect(400);
    await world.as().get(`${path}.exe`).expect(400);
  });

  it('given it is kept, then it is sent anew when the list changed, and only then', async () => {
    const days = await remember('Susie Schwartz');
    const { path } = await address();
    const first = await world.as().get(`${path}.html${days}`).expect(200);
    const etag = String(first.headers.etag);
    await world.as().get(`${path}.html${days}`).set('If-None-Match', etag).expect(304);

    await remember('Another Name');
    const changed = await world.as().get(`${path}.html${days}`).set('If-None-Match', etag).expect(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('given a Word document that is kept, then it is not written again to say that it has not changed', async () => {
    const days = await remember('Susie Schwartz');
    const { path } = await address();
    const first = await world.as().get(`${path}.docx${days}`).expect(200);
    const written = jest.spyOn(world.app.get(HeavyWork), 'file');

    await world.as().get(`${path}.docx${days}`).set('If-None-Match', String(first.headers.etag)).expect(304);

    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('given a feed, then the guid of a service changes with its names and its title does not', async () => {
    const days = await remember('Susie Schwartz');
    const { path } = await address();
    const feed = async () => String((await world.as().get(`${path}.rss${days}`).responseType('blob').expect(200)).body);
    const read = async () => xml2js(await feed(), { compact: true }) as Rss;
    const before = (await read()).rss;
    await remember('Another & <Name> ]]>');
    const { rss } = await read();

    expect(rss._attributes.version).toBe('2.0');
    expect(rss.channel).toMatchObject({ language: { _text: 'en' }, title: { _text: expect.stringContaining('Beth') } });
    expect(rss.channel['atom:link']._attributes).toMatchObject({ rel: 'self', href: `http://zikaron.test${path}.rss` });
    expect(rss.channel.link._text).toBe(`http://zikaron.test${path}.html`);
    expect([rss.channel.description._text, Date.parse(rss.channel.item.pubDate._text)]).not.toContainEqual(NaN);
    // Readers show a description as HTML: each name on its line, and no name taken for a tag.
    const shown = [rss.channel.item.description._cdata].flat().join('');
    expect(shown).toContain('<br>Another &amp; &lt;Name&gt; ]]&gt;');
    expect(shown).toMatch(/^<div dir="ltr">/);
    expect(shown).not.toContain('\n');
    expect(rss.channel.item.title).toEqual(before.channel.item.title);
    expect(rss.channel.item.guid._attributes.isPermaLink).toBe('false');
    expect(rss.channel.item.guid._text).not.toBe(before.channel.item.guid._text);
    // RFC 822 dates with a zone, as RSS 2.0 asks for.
    expect(rss.channel.item.pubDate._text).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    expect(await feed()).toBe(await feed());
    // Nothing is of the future, whatever week it is about: readers would put it off.
    const dates = [rss.channel.lastBuildDate, rss.channel.item.pubDate].map(({ _text }) => Date.parse(_text));
    expect(Math.max(...dates)).toBeLessThanOrEqual(Date.now());
  });

  it('given an editor’s feed, then a guid is the number of the list and a hash; the page says the number', async () => {
    const days = await remember('Susie Schwartz');
    const { path } = await address({ email: 'editor@example.org' });
    const feed = String((await world.as().get(`${path}.rss${days}`).responseType('blob').expect(200)).body);
    const { rss } = xml2js(feed, { compact: true }) as Rss;
    expect(rss.channel.item.guid._text).toMatch(/^1-[\w-]{22}$/);
    expect((await world.as().get(`${path}.html${days}`).expect(200)).text).toContain('list no. 1');
  });

  it('given sites that may frame it, then they may and nobody else; and no robot lists it, no site learns where it was', async () => {
    const { path } = await address({ frames: ['https://www.bethel.example'] });
    const { headers, text } = await world.as().get(`${path}.html`).expect(200);
    expect(text).toContain('<link rel="icon" href="/favicon.svg"');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://www.bethel.example');
    expect(headers['content-security-policy']).toContain("img-src 'self'");
    // Not every reader's fonts have the marks of a Hebrew date.
    expect(text).toContain('/fonts/frank-ruhl-libre-hebrew.woff2');
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    expect(headers['x-frame-options']).toBeUndefined();
    const other = await world
      .as()
      .get(`${(await address()).path}.html`)
      .expect(200);
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    for (const frame of ['javascript:alert(1)', 'https://a.example/path', '*', 'https://a.example; script-src *'])
      await staff()
        .post('/api/list-links')
        .send({ label: 'x', language: 'en', frames: [frame] })
        .expect(400);
  });

  it('given initials, then no name is whole', async () => {
    const days = await remember('Susie Schwartz', { hebrewName: 'שושנה בת אברהם' });
    const { path } = await address({ names: 'initials' });
    const { body } = await world.as().get(`${path}.json${days}`).expect(200);
    expect((body as PublicList).services[0]?.names).toMatchObject([{ name: 'S. S.', hebrewName: 'ש׳ א׳' }]);
  });

  it('given families are to be shown, then those alone stand there who allowed it, and their corrections too', async () => {
    const days = await remember('Susie Schwartz');
    const { path } = await address({ names: 'families', email: 'editor@example.org' });
    const shown = async () =>
      ((await world.as().get(`${path}.json${days}`).expect(200)).body as PublicList).services[0];
    expect((await shown())?.names).toMatchObject([{ name: 'Susie Schwartz', text: null }]);

    const allow = (publiclyNamed: boolean) =>
      world.db.query('UPDATE contact SET publicly_named = $2 WHERE organization_id = $1', [ours.org, publiclyNamed]);
    await allow(true);
    const text = 'Susie Schwartz, parent of David Living';
    expect((await shown())?.names).toMatchObject([{ text }]);
    expect((await world.as().get(`${path}.html${days}`).expect(200)).text).toContain(text);
    // A sentence that begins with a name in English letters would else go from the left.
    const hebrew = await address({ names: 'families', language: 'he' });
    expect((await world.as().get(`${hebrew.path}.html${days}`).expect(200)).text).toContain(
      '<bdi dir="rtl">\u2068Susie Schwartz\u2069, אב או אם של',
    );
    expect((await staff().get('/api/list-issues/1').expect(200)).body).toMatchObject({
      corrections: [{ change: 'spelled', text }],
    });
    const { body } = await world
      .as()
      .get(`${(await address()).path}.json${days}`)
      .expect(200);
    expect(JSON.stringify(body)).not.toContain('Living');
  });

  it('given it is revoked, changed by a letter, or of nobody, then it answers nothing', async () => {
    const { id, path } = await address();
    await staff().delete(`/api/list-links/${id}`).expect(200);
    await world.as().get(`${path}.html`).expect(404);
    await staff().delete(`/api/list-links/${id}`).expect(404);
    const { path: other } = await address();
    await world
      .as()
      .get(`${other.slice(0, -1)}${other.endsWith('A') ? 'B' : 'A'}.html`)
      .expect(404);
    const listed = await staff().get('/api/list-links').expect(200);
    expect((listed.body as { total: number }).total).toBe(1);
    await world.as(ours.people.viewer).get('/api/list-links').expect(403);
  });
});

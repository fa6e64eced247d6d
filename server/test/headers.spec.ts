import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aWorld, type World } from './world.js';

const nginx = readFileSync(path.join(__dirname, '../../docker/nginx.conf'), 'utf8');

/** A policy as its parts, in whatever order they stand. */
const partsOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );

describe('what stands in the head of every answer', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld({
      PUBLIC_URL: 'https://zikaron.test',
      SUPABASE_URL: 'https://zikaron.test',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/24',
    });
  });
  afterAll(() => world.close());

  const PAGES = ['/api/auth/me', '/api/no-such-route', '/api/contacts', '/env.js', '/u/no-such-link', '/api/docs'];

  it.each(PAGES)(
    'given %s, then browsers guess no type, keep to https, and tell no other site where they were',
    async (page) => {
      const { headers } = await world.as().get(page);

      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains/),
      });
      expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it.each(PAGES)('given %s, then no script of a page runs, no plugin, and no other site frames it', async (page) => {
    const policy = partsOf(String((await world.as().get(page)).headers['content-security-policy']));

    expect(policy['script-src'] ?? policy['default-src']).toMatch(/^'(self|none)'$/);
    expect(policy['object-src'] ?? policy['default-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toMatch(/^'(self|none)'$/);
    expect(policy['base-uri']).toMatch(/^'(self|none)'$/);
  });

  it('given another site that asks, with or without credentials, then it is not let in', async () => {
    const asked = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' };
    for (const request of [world.as().get('/api/contacts'), world.as().options('/api/contacts')]) {
      const { headers } = await request.set(asked);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('given a connection that is kept, then it is kept for longer than the minute of a proxy', async () => {
    const { headers } = await world.as().get('/api/auth/me').set('Connection', 'keep-alive');

    expect(headers['keep-alive']).toBe('timeout=75');
  });

  it('given text, then its characters are named', async () => {
    for (const page of ['/api/auth/me', '/env.js', '/u/no-such-link', '/docs/EMAIL_TEMPLATE_MERGE_FIELDS.md']) {
      expect((await world.as().get(page)).headers['content-type']).toMatch(/charset=utf-8/i);
    }
  });

  it('given the reverse proxy, then what it serves by itself has the same heads', async () => {
    const { headers } = await world.as().get('/env.js');
    const written = (name: string) => new RegExp(`^  add_header ${name} "?(.*?)"? always;$`, 'm').exec(nginx)?.[1];

    const [theirs, ours] = [written('Content-Security-Policy'), String(headers['content-security-policy'])].map((one) =>
      partsOf(String(one)),
    );
    // The server names the identity provider, which is the site itself here.
    expect(theirs).toEqual({ ...ours, 'connect-src': "'self'" });
    for (const name of ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']) {
      expect(written(name)).toBe(headers[name.toLowerCase()]);
    }
  });

  it.each([
    ...['/api/auth/me', '/auth/v1/user', '/admin/queues', '/admin/queues/api/queues'],
    ...['/calendar/unknown.ics', '/sheet/unknown.csv', '/p/unknown/calendar.ics'],
  ])('given %s, then no cache keeps what it answers', async (path) => {
    expect((await world.as().get(path)).headers['cache-control']).toBe('no-store');
  });

  it('given somebody who writes other addresses before their own, then they are counted by their own', async () => {
    const look = (forwarded: string) =>
      world.as().post('/api/invitations/look').set('X-Forwarded-For', forwarded).send({ token: 'guess' });
    for (let n = 0; n < 60; n++) await look(`198.51.100.${n}, 203.0.113.9, 10.0.0.3`).expect(404);

    await look('192.0.2.7, 203.0.113.9, 10.0.0.3').expect(429);
    await look('203.0.113.9, 203.0.113.10').expect(404);
  });

  it('given somebody at a private address that is no proxy of ours, then what they write before it counts for nothing', async () => {
    const look = (forwarded: string) =>
      world.as().post('/api/invitations/look').set('X-Forwarded-For', forwarded).send({ token: 'guess' });
    for (let n = 0; n < 60; n++) await look(`198.51.100.${n}, 10.0.1.3, 10.0.0.3`).expect(404);

    await look('192.0.2.7, 10.0.1.3, 10.0.0.3').expect(429);
  });

  it('given a proxy that is not named, then the log says once that it is not believed', async () => {
    const log: string[] = [];
    const behind = await aWorld(
      { TRUSTED_PROXIES: '10.0.0.3', LOG_LEVEL: 'warn' },
      { write: (line) => log.push(line) },
    );
    try {
      for (let n = 0; n < 3; n++) await behind.as().get('/health/live').set('X-Forwarded-For', '203.0.113.9');
    } finally {
      await behind.close();
    }
    expect(log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  it('given somebody who has a network of IPv6 to themselves, then all its addresses are counted as one', async () => {
    const look = (from: string) =>
      world.as().post('/api/invitations/look').set('X-Forwarded-For', from).send({ token: 'guess' });
    for (let n = 1; n <= 60; n++) await look(`2001:db8:5:6::${n.toString(16)}`).expect(404);

    await look('2001:db8:5:6:aaaa:bbbb:cccc:dddd').expect(429);
    await look('2001:db8:5:7::1').expect(404);
  });

  it('given a site without https, as in development, then browsers are not told to keep to it', async () => {
    const plain = await aWorld();
    try {
      expect((await plain.as().get('/api/auth/me')).headers['strict-transport-security']).toBeUndefined();
    } finally {
      await plain.close();
    }
  });
});

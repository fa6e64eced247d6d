import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { freePort } from '../src/app/embedded/temporary-postgres.js';
import { nginxHere, startNginx, type Proxy } from './nginx.js';

// The file of the image, by a real nginx where there is one; only addresses and folders are those of this machine.
(nginxHere ? describe : describe.skip)('the proxy', () => {
  let proxy: Proxy;
  let api: Server;
  let heard: IncomingHttpHeaders = {};
  let [site, apiPort] = ['', 0];

  beforeAll(async () => {
    apiPort = await freePort();
    proxy = await startNginx({ api: `127.0.0.1:${apiPort}` });
    ({ site } = proxy);
  });
  beforeEach(async () => {
    api = createServer(({ headers }, response) => {
      heard = headers;
      response.end('{"status":"ok"}');
    });
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => (api.listening ? api.close(resolve) : resolve(null))));
  afterAll(() => proxy.stop());

  it.each(['/metrics', '/metrics/', '/health/ready'])(
    'given %s from outside, then there is no such page',
    async (where) => {
      expect((await fetch(`${site}${where}`)).status).toBe(404);
    },
  );

  it('given a request, then it has an id that the api is told', async () => {
    expect((await fetch(`${site}/api/contacts`, { headers: { 'X-Request-Id': 'mine' } })).status).toBe(200);

    expect(heard['x-request-id']).toMatch(/^[\da-f]{32}$/);
  });

  it('given somebody who writes addresses before that of the load balancer, even one of its own network, then the api is told the last alone', async () => {
    await fetch(`${site}/api/contacts`, { headers: { 'X-Forwarded-For': '198.51.100.7, 10.0.0.9' } });

    expect(heard['x-forwarded-for']).toBe('10.0.0.9');
  });

  it.each(['/', '/pricing'])(
    'given %s, then the api gives it to whoever is new, and a browser that keeps a session gets the program',
    async (where) => {
      expect(await (await fetch(`${site}${where}`)).text()).toBe('{"status":"ok"}');

      const known = await fetch(`${site}${where}`, { headers: { Cookie: 'zikaron_language=he; zikaron_here=1' } });
      expect(await known.text()).toBe('the admin');
      expect(known.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it.each(['/login', '/login/trial', '/register', '/forgot-password', '/terms', '/privacy', '/sunset'])(
    'given %s, then the api gives the page, whoever asks: the program, given in its place, would ask for it again without end',
    async (where) => {
      const known = await fetch(`${site}${where}?next=/app`, { headers: { Cookie: 'zikaron_here=1' } });
      expect(await known.text()).toBe('{"status":"ok"}');
    },
  );

  it('given no api process, then programs get a refusal and people words, and both may come again', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));

    const [call, page] = [await fetch(`${site}/api/contacts`), await fetch(`${site}/p/token`)];

    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '15']);
    expect(await call.json()).toMatchObject({
      statusCode: 503,
      code: 'away',
      message: expect.stringContaining('Nothing is lost'),
    });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '15']);
    expect(await page.text()).toContain('דבר אינו אובד');
    expect(await (await fetch(`${site}/app-that-is-served`)).text()).toBe('the admin');
  });
});

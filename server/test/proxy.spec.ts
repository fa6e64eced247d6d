import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';

const root = path.join(__dirname, '../..');
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

// The file of the image, by a real nginx where there is one; only addresses and folders are those of this machine.
(hasNginx ? describe : describe.skip)('the proxy', () => {
  let directory: string;
  let nginx: ChildProcess;
  let api: Server;
  let heard: IncomingHttpHeaders = {};
  let [site, apiPort] = ['', 0];

  beforeAll(async () => {
    directory = temporaryDirectory();
    const port = await freePort();
    apiPort = await freePort();
    site = `http://127.0.0.1:${port}`;
    mkdirSync(path.join(directory, 'html'));
    cpSync(path.join(root, 'docker/away.html'), path.join(directory, 'html/away.html'));
    writeFileSync(path.join(directory, 'html/index.html'), 'the admin');
    writeFileSync(path.join(directory, 'nginx.conf'), whole(directory, port, apiPort));
    nginx = spawn('nginx', ['-p', directory, '-e', 'error.log', '-c', 'nginx.conf', '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    for (let waited = 0; waited < 60_000 && !(await fetch(site).catch(() => null)); waited += 50) await sleep(50);
  });
  beforeEach(async () => {
    api = createServer(({ headers }, response) => {
      heard = headers;
      response.end('{"status":"ok"}');
    });
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => (api.listening ? api.close(resolve) : resolve(null))));
  afterAll(async () => {
    nginx.kill();
    await removeTemporary(directory);
  });

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

  it('given the first page, then the api gives it to whoever is new, and a browser that keeps a session gets the program', async () => {
    expect(await (await fetch(site)).text()).toBe('{"status":"ok"}');

    const known = await fetch(site, { headers: { Cookie: 'zikaron_language=he; zikaron_here=1' } });
    expect(await known.text()).toBe('the admin');
    expect(known.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

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

function whole(directory: string, port: number, apiPort: number): string {
  const ours = readFileSync(path.join(root, 'docker/nginx.conf'), 'utf8')
    .replace(/^resolver .*$/m, '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/usr/share/nginx/html', path.join(directory, 'html'))
    .replaceAll('http://api:4000', `http://127.0.0.1:${apiPort}`)
    .replaceAll('http://identity:9999', `http://127.0.0.1:${apiPort}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ');
  return `worker_processes 1; pid nginx.pid; events { worker_connections 256; }
http { access_log off; types { text/html html; } ${places}
${ours} }`;
}

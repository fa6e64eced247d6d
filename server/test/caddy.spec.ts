import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';

const FILE = path.join(__dirname, '../../docker/one-machine/Caddyfile');
const caddyHere = spawnSync('caddy', ['version']).status === 0;

// The file of the tarball, by a real Caddy where there is one; only addresses are those of this machine.
(caddyHere ? describe : describe.skip)('Caddy before one machine', () => {
  const directory = temporaryDirectory();
  let site = '';
  let caddy: ChildProcess;
  let api: Server;

  beforeAll(async () => {
    const [port, apiPort] = [await freePort(), await freePort()];
    site = `http://127.0.0.1:${port}`;
    api = createServer((request, response) => response.end(`the api: ${request.url}`)).listen(apiPort, '127.0.0.1');
    const ours = readFileSync(FILE, 'utf8')
      .replace('zikaron.example {', `${site} {`)
      .replace('127.0.0.1:4000', `127.0.0.1:${apiPort}`)
      .replace('127.0.0.1:9999', `127.0.0.1:${apiPort}`);
    const config = path.join(directory, 'Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n}\n${ours}`);
    caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    });
    for (let waited = 0; waited < 60_000 && !(await fetch(site).catch(() => null)); waited += 50) await sleep(50);
  });
  afterAll(async () => {
    caddy.kill();
    await new Promise((resolve) => api.close(resolve));
    await removeTemporary(directory);
  });

  it.each(['/metrics', '/metrics/', '/health/ready', '/health/ready/', '/health/%72eady'])(
    'given %s from outside, then there is no such page',
    async (where) => {
      expect((await fetch(`${site}${where}`)).status).toBe(404);
    },
  );

  it.each([
    ['/', '/'],
    ['/health/live', '/health/live'],
    ['/auth/v1/token?grant_type=password', '/token?grant_type=password'],
    ['/api/contacts', '/api/contacts'],
  ])('given %s, then it is handed on as %s', async (asked, heard) => {
    expect(await (await fetch(`${site}${asked}`)).text()).toBe(`the api: ${heard}`);
  });
});

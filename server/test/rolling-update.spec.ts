import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/app/embedded/temporary-postgres.js';
import { DnsServer } from './dns-server.js';
import { compileServer, type Compiled } from './faults/compile.js';
import { nginxHere, startNginx, type Proxy } from './nginx.js';
import { aWorld, SECRET, type Person, type World } from './world.js';

/** For how long nginx keeps an address: ten seconds in its file, where docs/how-to/upgrade.md waits for fifteen. */
const KEPT_MS = 1000;
/** So many people at once, each with so long between two requests: below what nginx takes of one address. */
const PEOPLE = 6;
const PAUSE_MS = 150;

/** One container of `api`: a process with an address of its own, which the name has while it runs. */
interface Replica {
  readonly address: string;
  readonly process: ChildProcess;
}

/**
 * What docs/how-to/upgrade.md says of containers, by hand: two processes under one name, behind nginx with the file of the image.
 * Linux answers on each address of 127.0.0.0/8.
 */
(nginxHere && process.platform === 'linux' ? describe : describe.skip)('an update of two api processes', () => {
  let world: World;
  let owner: Person;
  let compiled: Compiled;
  let dns: DnsServer;
  let proxy: Proxy;
  let port = 0;
  const running: Replica[] = [];

  beforeAll(async () => {
    world = await aWorld();
    owner = (await world.congregation('Beth Shalom')).people.owner;
    compiled = await compileServer();
    dns = await DnsServer.start();
    port = await freePort();
    proxy = await startNginx({ api: `api:${port}`, resolver: `${dns.address} valid=${KEPT_MS / 1000}s` });
    running.push(...(await Promise.all([start('127.0.1.1'), start('127.0.1.2')])));
  });
  afterAll(async () => {
    for (const { process } of running) process.kill('SIGKILL');
    await proxy.stop();
    await dns.stop();
    await world.close();
  });

  /** The name has its address at once, as with Docker, long before it answers. */
  async function start(address: string): Promise<Replica> {
    const { DATABASE_URL, SUPABASE_URL, LINK_SECRET, SMTP_URL } = world.config;
    const child = spawn(process.execPath, [compiled.mainProgram], {
      env: {
        ...{ PATH: process.env.PATH, ROLE: 'api', HOST: address, PORT: String(port), PUBLIC_URL: proxy.site },
        ...{ DATABASE_URL, DATABASE_POOL: '4', SUPABASE_URL, SUPABASE_JWT_SECRET: SECRET, LINK_SECRET, SMTP_URL },
        ...{ LOG_LEVEL: 'silent' },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    named((addresses) => [...addresses, address]);
    const isReady = () =>
      fetch(`http://${address}:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
      await sleep(50);
    }
    return { address, process: child };
  }

  /** SIGTERM; its address is unknown when it has ended. */
  async function stop({ address, process: child }: Replica): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    named((addresses) => addresses.filter((one) => one !== address));
  }

  const named = (change: (addresses: string[]) => string[]) =>
    dns.records.set('A api', change(dns.records.get('A api') ?? []));

  /** People who read, and write down a name, until they are told to stop. @returns what they were answered, and how often */
  async function people(until: AbortSignal): Promise<Record<string, number>> {
    const told: Record<string, number> = {};
    const headers = { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' };
    const ask = async (n: number) => {
      const body = JSON.stringify({ name: `Almoni ${n}` });
      const request = n % 2 ? { headers } : { method: 'POST', headers, body };
      const said = await fetch(`${proxy.site}/api/yahrzeits`, request).then(
        async (answer) => `${n % 2 ? 'GET' : 'POST'} ${answer.status} ${answer.ok ? '' : await answer.text()}`.trim(),
        (error: Error) => error.message,
      );
      told[said] = (told[said] ?? 0) + 1;
    };
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, person) => {
        for (let n = person; !until.aborted; n += PEOPLE + 1 - (PEOPLE % 2)) {
          await ask(n);
          await sleep(PAUSE_MS);
        }
      }),
    );
    return told;
  }

  it('given one after the other by the words of the page, then no request is lost, and none is carried out twice', async () => {
    const enough = new AbortController();
    const asked = people(enough.signal);
    await sleep(1000);

    for (const address of ['127.0.1.3', '127.0.1.4']) {
      await stop(running.shift()!);
      running.push(await start(address));
      await sleep(1.5 * KEPT_MS);
    }
    enough.abort();

    const told = await asked;
    const [{ n }] = await world.db.query(`SELECT count(*)::int AS n FROM yahrzeit WHERE name LIKE 'Almoni %'`);
    // What was handed over and not answered: nginx says by which address.
    const lost = proxy.complaints().match(/.*while reading response header.*/g) ?? [];
    expect({ told, lost }).toEqual({ told: { 'GET 200': expect.any(Number), 'POST 201': n }, lost: [] });
    expect(told['GET 200']! + n).toBeGreaterThan(40);
  }, 120_000);
});

import { SignJWT } from 'jose';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/app/embedded/temporary-postgres.js';
import { compileServer, type Compiled } from './faults/compile.js';
import { mortalPostgres, mortalRedis, redisBinary, type MortalServer } from './faults/servers.js';
import { SECRET } from './world.js';

/** As OTLP writes it in JSON. */
interface Told {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Shipment {
  readonly resourceSpans: {
    readonly resource: Told;
    readonly scopeSpans: { readonly spans: Told[] }[];
  }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';
const redis = redisBinary();

/** Takes what a collector would take, and keeps it; whoever does not show the word is turned away. */
class Collector {
  readonly received: string[] = [];
  readonly paths = new Set<string>();
  private readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      this.paths.add(`${request.method} ${request.url}`);
      const known = request.headers['x-word'] === 'open sesame';
      if (known) this.received.push(body);
      response.writeHead(known ? 200 : 401).end('{}');
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Spans of the trace, each with the name of the service that told it. */
  spans(): (Told & { service: string | undefined })[] {
    return this.received
      .flatMap((body) => (JSON.parse(body) as Shipment).resourceSpans)
      .flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: said(resource, 'service.name') }))),
      )
      .filter(({ traceId }) => traceId === TRACE);
  }
}

const said = ({ attributes }: Pick<Told, 'attributes'>, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

describe('traces', () => {
  const collector = new Collector();
  const running: ChildProcess[] = [];
  let compiled: Compiled;
  let postgres: MortalServer;
  let queue: MortalServer | undefined;
  let address: string;

  beforeAll(async () => {
    compiled = await compileServer();
    postgres = await mortalPostgres();
    queue = redis ? await mortalRedis(redis) : undefined;
    address = await collector.open();
  });
  afterAll(async () => {
    for (const program of running) program.kill('SIGKILL');
    collector.close();
    await Promise.all([postgres.remove(), queue?.remove()]);
  });

  async function start(role: 'api' | 'worker', port: number): Promise<ChildProcess> {
    const program = fork(compiled.mainProgram, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'test', ROLE: role, PORT: String(port), LOG_LEVEL: 'silent' },
        ...{ DATABASE_URL: postgres.url, REDIS_URL: queue?.url ?? '', SMTP_URL: 'smtp://127.0.0.1:9' },
        ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: SECRET, LINK_SECRET: 'y'.repeat(32) },
        ...{ PUBLIC_URL: 'http://zikaron.test', ADMIN_DIR: 'no-admin-here' },
        ...{ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_EXPORTER_OTLP_HEADERS: 'x-word=open%20sesame' },
      },
    });
    running.push(program);
    await once(program, 'message');
    return program;
  }

  it('given a request of a browser that names its trace, then api, statements, queue and worker tell spans of that one trace, without people', async () => {
    const port = await freePort();
    const [api, worker] = await Promise.all([start('api', port), start('worker', 0)]);
    const token = await ownerToken();
    const call = async (method: string, path: string, body?: object): Promise<Answer> => {
      const headers = {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        traceparent: `00-${TRACE}-${BROWSER}-01`,
      };
      const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
        ...{ method, headers, body: body ? JSON.stringify(body) : null },
      });
      return { status: answer.status, body: (await answer.json().catch(() => null)) as never };
    };
    await call('POST', 'auth/supabase/callback', { access_token: token });
    await call('GET', 'contacts?q=whatPeopleTyped');
    const { body } = await call('GET', 'orgs/mine/settings');
    const changed = { ...body, rules: { ...body.rules, adarRule: 'both' } };
    expect(await call('PUT', 'orgs/mine/settings', changed)).toMatchObject({ status: 200 });
    while ((await call('GET', 'orgs/mine/dates')).body.upToDate === false) await sleep(100);

    for (const program of [api, worker]) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    const spans = collector.spans();
    const asked = spans.find(({ name }) => name === 'PUT /api/orgs/mine/settings');
    const job = spans.find(({ name }) => name === 'process observance-dates');
    expect([...collector.paths]).toEqual(['POST /v1/traces']);
    expect(asked).toMatchObject({ service: 'zikaron-api', parentSpanId: BROWSER, kind: 2 });
    expect(job).toMatchObject({ service: 'zikaron-worker', parentSpanId: asked?.spanId, kind: 5 });
    for (const { spanId } of [asked!, job!]) {
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === spanId && parentSpanId);
      expect(statements.map((one) => said(one, 'db.query.text')).join('\n')).toMatch(/organization/);
    }
    expect(collector.received.join('\n')).not.toMatch(/whatPeopleTyped|beth\.shalom|Beth Shalom|Rivka/i);
  });
});

interface Answer {
  readonly status: number;
  readonly body: { rules: object; upToDate?: boolean };
}

const ownerToken = (): Promise<string> =>
  new SignJWT({
    ...{ iss: 'http://identity.test/auth/v1', aud: 'authenticated', role: 'authenticated', sub: randomUUID() },
    ...{ email: 'owner@beth.shalom.example', session_id: randomUUID(), is_anonymous: false },
    user_metadata: { firstName: 'Rivka', organizationName: 'Beth Shalom' },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));

import type { INestApplicationContext } from '@nestjs/common';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Metrics } from '../operation/index.js';
import { VERSION, type Config } from '../platform/config/index.js';
import { Readiness } from './readiness.js';

/**
 * What watchers ask of a worker, which serves no pages: `/health/live`, `/health/ready` and `/metrics` on WORKER_PORT, as an
 * api process answers them. Without WORKER_PORT nothing listens.
 */
export function serveWatchers(app: INestApplicationContext, { WORKER_PORT, HOST }: Config): Server | null {
  if (WORKER_PORT === undefined) return null;
  const [readiness, metrics] = [app.get(Readiness), app.get(Metrics, { strict: false })];
  const server = createServer(({ url, headers }, response) => {
    void answer(url ?? '', headers.authorization)
      .catch(() => [500, 'Something went wrong'] as const)
      .then(([status, body]) => send(response, status, body));
  });
  server.listen(WORKER_PORT, HOST).unref();
  return server;

  async function answer(url: string, authorization?: string): Promise<Answer> {
    if (url === '/health/live') return [200, { status: 'ok', version: VERSION }];
    if (url === '/health/ready') {
      const lack = await readiness.lack();
      return lack ? [503, { status: 'not ready', message: lack }] : [200, { status: 'ok' }];
    }
    if (url === '/metrics' && metrics.mayRead(authorization)) return [200, await metrics.read()];
    return [404, 'There is no such page'];
  }
}

type Answer = readonly [status: number, body: string | object];

function send(response: ServerResponse, status: number, body: string | object): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

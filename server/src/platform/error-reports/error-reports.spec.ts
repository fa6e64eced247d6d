import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { errorFacts, NestLog } from '../logging/index.js';
import { readConfig } from '../config/index.js';
import { flushErrorReports, reportError, startErrorReports } from './index.js';

/** Takes what the service would take, and keeps it. */
async function anIngest(): Promise<{ server: Server; port: number; received: string[] }> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      received.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, received };
}

describe('error reports', () => {
  it('given an error that is logged as one, then the service gets it with its stack and ids, and nothing that people typed', async () => {
    const { server, port, received } = await anIngest();
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://nowhere',
      SMTP_URL: 'smtp://nowhere',
      LINK_SECRET: 'y'.repeat(32),
      SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
    });
    await startErrorReports(config);
    const lines: string[] = [];
    const log = new NestLog(
      pino({ serializers: { err: errorFacts } }, { write: (line) => lines.push(line) }),
      reportError,
    );
    const failure = Object.assign(new Error('Key (email)=(daniel@family.example) already exists'), {
      parameters: ['Daniel Levin'],
    });

    log.error(failure, { request: 'r-1', org: 'o-1' }, 'Http');
    log.warn(new Error('Only a warning'));
    await flushErrorReports();
    server.close();

    const envelopes = received.join('\n');
    expect(envelopes).toContain('Key (email)=(…) already exists');
    expect(envelopes).toContain('"request":"r-1"');
    expect(envelopes).toContain('error-reports.spec');
    expect(envelopes).not.toContain('Only a warning');
    for (const written of [envelopes, lines.join('\n')]) {
      expect(written).not.toContain('daniel@');
      expect(written).not.toContain('Daniel');
    }
    expect(lines[0]).toContain('"org":"o-1"');
  });
});

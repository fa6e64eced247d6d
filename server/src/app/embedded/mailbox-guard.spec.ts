import { createServer, request as asked, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardMailbox } from './mailbox-guard.js';

describe('the mailbox beside other pages', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    // As the mailbox's own server does: every origin, with credentials, in both ways of writing heads.
    server = createServer((_, response) => {
      response.setHeader('Access-Control-Allow-Origin', 'https://evil.test');
      response.writeHead(200, { 'Access-Control-Allow-Credentials': 'true', 'Content-Type': 'text/plain' });
      response.end('a letter');
    });
    guardMailbox(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const read = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      asked({ host: '127.0.0.1', port, method, path: '/api/email', headers }, (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
      })
        .on('error', reject)
        .end();
    });

  it('given its own page, a program, or a link that is followed, then it answers, and allows no other origin', async () => {
    const askers: Record<string, string>[] = [
      { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` },
      { host: `localhost:${port}` },
      { host: `localhost:${port}`, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ];
    for (const headers of askers) {
      const answer = await read(headers);
      expect([answer.status, answer.text]).toEqual([200, 'a letter']);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { host: '127.0.0.1', origin: 'https://evil.test' }],
    ['a page of no origin', { host: '127.0.0.1', origin: 'null' }],
    ['another port of this machine', { host: '127.0.0.1', origin: 'http://127.0.0.1:1' }],
    ['a name that was made to point here', { host: 'evil.test' }],
    ['its own page under such a name', { host: 'evil.test', origin: 'http://evil.test' }],
    [
      'a frame or picture of another site',
      { host: '127.0.0.1', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    ],
  ])('given %s, then it is refused', async (_, headers) => {
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const answer = await read(headers, method);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('a letter');
    }
  });

  it('given a socket asked for by another site, then it is not opened', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: '127.0.0.1', origin: 'https://evil.test', connection: 'Upgrade', upgrade: 'websocket' };
      asked({ host: '127.0.0.1', port, path: '/socket.io/', headers }, (answer) => resolve(answer.statusCode))
        .on('error', reject)
        .end();
    });

    expect(status).toBe(403);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { safeGet } from './safe-get.js';

const ANSWERS: Record<string, { status: number; headers: Record<string, string>; body: string }> = {
  '/list.csv': { status: 200, headers: { 'Content-Type': 'text/csv' }, body: 'Name,Date of Death\n' },
  '/published': { status: 307, headers: { Location: '/list.csv' }, body: '' },
  '/round': { status: 302, headers: { Location: '/round' }, body: '' },
  '/inside': { status: 302, headers: { Location: 'http://user:word@127.0.0.1/list.csv' }, body: '' },
  '/file': { status: 302, headers: { Location: 'file:///etc/hostname' }, body: '' },
  '/sign-in': { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '<p>Sign in</p>' },
};

let server: Server;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/slow') return void response.write('Name,');
    const { status, headers, body } = ANSWERS[request.url ?? ''] ?? { status: 404, headers: {}, body: '' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const LIMITS = { bytes: 1024, seconds: 5 };
const resolve = async (hostname: string) => {
  asked.push(hostname);
  return [{ address: '127.0.0.1', family: 4 }];
};
const get = (path: string, limits = LIMITS) =>
  safeGet(`http://sheet.example.test:${(server.address() as AddressInfo).port}${path}`, limits, {
    ...{ network: 'any', resolve },
  });

describe('a file at an address that somebody typed', () => {
  it('then it is fetched, also where the address leads on to another, each of which is looked up', async () => {
    asked.length = 0;
    expect(await get('/published')).toEqual({ file: Buffer.from('Name,Date of Death\n') });
    expect(asked).toEqual(['sheet.example.test', 'sheet.example.test']);
  });

  it.each([
    ['/inside', 'The address must not hold a name or password.'],
    ['/file', 'The address must begin with https://'],
  ])('given it leads on to what may not be called (%s), then it is not called', async (path, error) => {
    expect(await get(path)).toEqual({ error });
  });

  it('given it leads round and round, then it ends', async () => {
    expect(await get('/round')).toEqual({ error: expect.stringContaining('without end') });
  });

  it('given more bytes than are taken, then none are', async () => {
    expect(await get('/list.csv', { ...LIMITS, bytes: 10 })).toEqual({ error: expect.stringContaining('larger') });
  });

  it('given a name that is never answered, or a file that never ends, then that is waited for no longer than was said', async () => {
    const limits = { ...LIMITS, seconds: 0.3 };
    const unanswered = { network: 'any', resolve: () => new Promise<never>(() => undefined) } as const;
    const error = 'No file within 0.3 seconds';
    expect(await safeGet('http://sheet.example.test/', limits, unanswered)).toEqual({ error });
    expect(await get('/slow', limits)).toEqual({ error });
  });

  it('given a web page, or nothing, then it is no file', async () => {
    expect(await get('/sign-in')).toEqual({ error: expect.stringContaining('web page') });
    expect(await get('/nowhere')).toEqual({ error: 'The address answers HTTP 404.' });
  });
});

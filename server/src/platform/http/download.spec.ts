import { Logger } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { zip } from '../documents/index.js';
import { Download } from './download.js';

/** What a caller gets: the bytes, and whether the file came to its end. */
function take(server: Server, cutAfter = Infinity): Promise<{ bytes: number; whole: boolean; headers: object }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1' }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > cutAfter) answer.destroy();
      });
      answer.on('error', () => undefined);
      answer.on('close', () => resolve({ bytes, whole: answer.complete, headers: answer.headers }));
    })
      .on('error', () => resolve({ bytes: 0, whole: false, headers: {} }))
      .end();
  });
}

/** As Nest answers it. */
async function served(content: () => Readable, fileName = 'list.csv') {
  const failures: unknown[] = [];
  jest.spyOn(Logger.prototype, 'error').mockImplementation((failure: unknown) => void failures.push(failure));
  const app = express();
  const nest = new ExpressAdapter(app);
  app.get('/', (_, response) => nest.reply(response, new Download({ fileName, type: 'text/csv', content: content() })));
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, failures, close: () => new Promise((done) => server.close(done)) };
}

async function* rows(breaksAt = Infinity, count = 200): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at++) {
    if (at === breaksAt) throw new Error('The database went away');
    yield await Promise.resolve(Buffer.alloc(16_384, 'x'));
  }
}

describe('a download', () => {
  afterEach(() => jest.restoreAllMocks());

  it('given it is made to its end, then it arrives whole, under its own name', async () => {
    const { server, failures, close } = await served(
      () => Readable.from(rows(), { objectMode: false }),
      'בית "שלום": list.csv',
    );

    const taken = await take(server);
    await close();

    expect(taken).toMatchObject({ bytes: 200 * 16_384, whole: true });
    expect(taken.headers).toMatchObject({
      'content-disposition': `attachment; filename="___ ______ - list.csv"; filename*=UTF-8''${encodeURIComponent('בית "שלום" - list.csv')}`,
    });
    expect(failures).toEqual([]);
  });

  it('given a name that climbs out of its folder, then it is the name of a file', async () => {
    const { server, close } = await served(() => Readable.from(rows(), { objectMode: false }), '../..\\etc/passwd.csv');

    const { headers } = await take(server);
    await close();

    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="-..-etc-passwd.csv"; filename*=UTF-8''-..-etc-passwd.csv`,
    });
  });

  it.each([
    ['a list', () => Readable.from(rows(50), { objectMode: false })],
    ['a list, before its first byte,', () => Readable.from(rows(0), { objectMode: false })],
    [
      'an archive',
      () => zip([{ name: 'a.csv', content: () => Readable.from(rows(50), { objectMode: false }) }], new Date(0)),
    ],
  ])(
    'given the making of %s fails midway, then the connection is cut: a part is not taken for the whole',
    async (_, content) => {
      const { server, failures, close } = await served(content);

      const { whole } = await take(server);
      await close();

      expect(whole).toBe(false);
      expect(failures).toMatchObject([{ message: 'The database went away' }]);
    },
  );

  it('given the caller goes away, then it is made no further, and nothing is wrong', async () => {
    let made = 0;
    const counted = async function* () {
      for await (const row of rows(Infinity, 5_000)) {
        made++;
        yield row;
      }
    };
    const { server, failures, close } = await served(() => Readable.from(counted(), { objectMode: false }));

    await take(server, 20_000);
    await close();

    expect(made).toBeLessThan(5_000);
    expect(failures).toEqual([]);
  });
});

import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import supertest from 'supertest';
import { OUTSIDE_API } from './outside-api.js';
import { serveSite } from './site.js';

describe('the site on the origin of the API', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const app = express();

  beforeAll(() => {
    writeFileSync(path.join(folder, 'index.html'), 'the first page');
    writeFileSync(path.join(folder, 'app.html'), 'the admin');
    writeFileSync(path.join(folder, 'designer.html'), 'the frame');
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'assets/part-1a.js'), 'the part');
    writeFileSync(path.join(folder, 'assets/part-1a.js.br'), brotliCompressSync('the part, pressed'));
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'api/contacts'), 'a file of that name, which nobody looks for');
    serveSite(app as unknown as NestExpressApplication, { ADMIN_DIR: folder });
    app.use((_request, response) => void response.send('the API'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const opened = async (where: string) => (await supertest(app).get(where).set('Accept', 'text/html')).text;

  it.each([...OUTSIDE_API, 'api/contacts'].map((where) => `/${where.replace(':', '')}`))(
    'given a browser that opens %s, then the API answers, not a page of the site',
    async (where) => {
      expect(await opened(where)).toBe('the API');
    },
  );

  it('given any other address, then it is a page of the site', async () => {
    expect(await opened('/')).toBe('the first page');
    expect(await opened('/register')).toBe('the first page');
    expect(await opened('/app/yahrzeits')).toBe('the admin');
  });

  it('given the page of a frame, then it is asked for anew each time: its parts are of this version', async () => {
    const { headers, text } = await supertest(app).get('/designer.html');
    expect([text, headers['cache-control']]).toEqual(['the frame', 'no-cache']);
  });

  const fetched = (encodings: string) =>
    supertest(app).get('/assets/part-1a.js').set('Accept-Encoding', encodings).buffer();

  it('given a browser that takes Brotli, then a part comes as the build has pressed it, and stays with the browser', async () => {
    const { headers, type } = await fetched('gzip, deflate, br');
    expect([headers['content-encoding'], type]).toEqual(['br', 'text/javascript']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers.vary).toContain('Accept-Encoding');
  });

  it('given one that does not, then it comes as it is', async () => {
    const { headers, text } = await fetched('identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('the part');
    expect(headers.vary).toContain('Accept-Encoding');
  });
});

import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { OUTSIDE_API } from './outside-api.js';
import { serveSite } from './site.js';

describe('the site on the origin of the API', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const app = express();

  beforeAll(() => {
    writeFileSync(path.join(folder, 'index.html'), 'the first page');
    writeFileSync(path.join(folder, 'app.html'), 'the admin');
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
});

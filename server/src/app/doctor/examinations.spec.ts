import { SignJWT } from 'jose';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { SmtpSink } from '../../../test/faults/smtp-sink.js';
import { Mailbox } from '../../../test/mailbox.js';
import { execute, testServer, urlOf } from '../../../test/test-server.js';
import { readConfig, VERSION, type Config } from '../../platform/config/index.js';
import { examine, type Asked, type Finding } from './examinations.js';

const SECRET = 'z'.repeat(32);

describe('the doctor', () => {
  let database: TestDatabase;
  let sink: SmtpSink;
  let site: Server;
  let backups: string;
  let config: Config;

  beforeAll(async () => {
    database = await testDatabase();
    sink = await SmtpSink.start();
    site = createServer((_, response) => response.end(JSON.stringify({ version: VERSION })));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    backups = mkdtempSync(path.join(os.tmpdir(), 'zikaron-backups-'));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      LINK_SECRET: 'y'.repeat(32),
      PUBLIC_URL: address,
      SUPABASE_URL: address,
      SUPABASE_JWT_SECRET: SECRET,
      DNS_SERVERS: '127.0.0.1:1',
    });
  });
  afterAll(async () => {
    site.close();
    rmSync(backups, { recursive: true });
    await sink.stop();
    await database.drop();
  });

  const found = async (part: string, changed: Partial<Config> = {}, asked: Asked = {}): Promise<Finding | undefined> =>
    (await examine({ ...config, ...changed }, asked)).find((one) => one.part === part);

  it('given a house that works, then nothing is bad, and a letter to oneself has left', async () => {
    writeFileSync(path.join(backups, 'zikaron-1.zip'), '');

    const findings = await examine(config, { letterTo: 'office@example.org', backups });

    expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
    expect(sink.received.map(({ recipients }) => recipients)).toEqual([['office@example.org']]);
  });

  it.each<[string, Partial<Config>]>([
    ['database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
    ['queue', { REDIS_URL: 'redis://127.0.0.1:1' }],
    ['relay', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['bounces', { BOUNCE_MAILBOX_URL: 'imap://bounces:word@127.0.0.1:1' }],
    ['identity', { SUPABASE_URL: 'http://127.0.0.1:1' }],
    ['site', { PUBLIC_URL: 'http://127.0.0.1:1' }],
  ])('given a %s that is away, then that is bad, with something to do', async (part, changed) => {
    expect(await found(part, changed)).toMatchObject({ state: 'bad', todo: expect.stringMatching(/\w/) });
  });

  it('given a mailbox for bounces, then it is opened; with neither that nor a mail service, it is said that nobody tells', async () => {
    const mailbox = await Mailbox.start();
    try {
      mailbox.mails.set('1', 'Subject: returned');
      for (const protocol of ['pop3', 'imap'] as const) {
        const url = mailbox.url(protocol);
        expect(await found('bounces', { BOUNCE_MAILBOX_URL: url })).toMatchObject({
          state: 'good',
          said: 'The mailbox opens. Mails in it: 1.',
        });
        expect(await found('bounces', { BOUNCE_MAILBOX_URL: url.replace('secret', 'other') })).toMatchObject({
          state: 'bad',
          said: expect.not.stringContaining('Command failed'),
        });
      }
    } finally {
      await mailbox.stop();
    }
    expect(await found('bounces')).toMatchObject({ state: 'doubtful' });
    expect(await found('bounces', { POSTMARK_WEBHOOK_LOGIN: 'user:password' })).toMatchObject({ state: 'good' });
  });

  it('given an identity service whose tokens would not be believed, then it says which setting is wrong', async () => {
    const anonKey = await new SignJWT({ role: 'anon' }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(SECRET));

    expect(await found('identity', { SUPABASE_ANON_KEY: anonKey })).toMatchObject({ state: 'good' });
    expect(await found('identity', { SUPABASE_ANON_KEY: 'any word' })).toMatchObject({ state: 'good' });
    expect(await found('identity', { SUPABASE_ANON_KEY: anonKey, SUPABASE_JWT_SECRET: 'x'.repeat(32) })).toMatchObject({
      state: 'bad',
      said: 'SUPABASE_ANON_KEY is not signed with SUPABASE_JWT_SECRET.',
    });
    expect(await found('identity', { SUPABASE_JWT_SECRET: undefined })).toMatchObject({
      state: 'bad',
      todo: 'Set SUPABASE_JWT_SECRET to its secret.',
    });
  });

  it('given no collector of traces, then nothing is said; one that takes them is good', async () => {
    expect(await found('traces')).toBeUndefined();
    const collector = await aCollector(200);
    const asked = await found('traces', {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    });

    expect(asked).toMatchObject({ state: 'good' });
    expect(collector.heard).toEqual(['POST /v1/traces a key {"resourceSpans":[]}']);
    collector.server.close();
  });

  it.each([
    [401, /HEADERS/],
    [404, /ENDPOINT/],
    [0, /ENDPOINT/],
  ])(
    'given a collector that answers %s, then traces are lost, and it is said what to look at',
    async (status, todo) => {
      const collector = await aCollector(status);

      expect(await found('traces', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toMatchObject({
        state: 'doubtful',
        said: expect.stringContaining('lost'),
        todo: expect.stringMatching(todo),
      });
      collector.server.close();
    },
  );

  it('given a schema that is older than the program, then it says which program mends that', async () => {
    const db = await database.dataSource([]);
    const [[last]] = await db.query(
      `DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING timestamp, name`,
    );

    expect(await found('schema')).toMatchObject({ state: 'bad', todo: 'zikaron migrate (npm run migrate)' });
    await db.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [last.timestamp, last.name]);
    expect(await found('schema')).toMatchObject({ state: 'good' });
  });

  it('given a database to which no Hebrew character is a letter, then it says so, and what to do', async () => {
    const { adminUrl } = await testServer();
    await execute(adminUrl, `CREATE DATABASE without_hebrew TEMPLATE template0 LC_CTYPE 'C'`);
    const url = urlOf(adminUrl, 'without_hebrew');

    expect(await found('alphabet', { DATABASE_URL: url })).toMatchObject({
      state: 'doubtful',
      todo: expect.stringContaining('C.UTF-8'),
    });
    await execute(adminUrl, 'DROP DATABASE without_hebrew');
    expect(await found('alphabet')).toMatchObject({ state: 'good' });
  });

  it('given backups, then the newest counts; one of three days, or none, is bad', async () => {
    const [old, empty] = [mkdtempSync(path.join(backups, 'old-')), mkdtempSync(path.join(backups, 'none-'))];
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
    writeFileSync(path.join(old, 'zikaron-1.zip'), '');
    utimesSync(path.join(old, 'zikaron-1.zip'), threeDaysAgo, threeDaysAgo);

    expect(await found('backup', {}, { backups: old })).toMatchObject({
      state: 'bad',
      said: 'The newest is 72 hours old.',
    });
    expect(await found('backup', {}, { backups: empty })).toMatchObject({ state: 'bad' });
    writeFileSync(path.join(old, 'zikaron-2.zip'), '');
    expect(await found('backup', {}, { backups: old })).toMatchObject({ state: 'good' });
  });
});

/** Answers so, or hangs up at once, and remembers what it heard. */
async function aCollector(status: number): Promise<{ server: Server; url: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    if (!status) return void request.socket.destroy();
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${String(request.headers['x-key'])} ${body}`);
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

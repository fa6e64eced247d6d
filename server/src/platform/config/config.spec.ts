import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, WrongConfiguration } from './index.js';

const FIT = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://zikaron.example/',
  DATABASE_URL: 'postgres://zikaron@postgres.test/zikaron',
  REDIS_URL: 'redis://redis.test',
  SUPABASE_URL: 'https://identity.test',
  SUPABASE_ANON_KEY: 'browser',
  SMTP_URL: 'smtp://relay.test',
  LINK_SECRET: 'x'.repeat(32),
};

describe('the configuration', () => {
  it('given everything that production needs, then it is read, and the address has no slash at its end', () => {
    expect(readConfig(FIT)).toMatchObject({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://zikaron.example',
      ROLE: 'all',
    });
  });

  it('given no word of proxies, then one on this machine is believed, and none at a private address', () => {
    expect(readConfig({ ...FIT, TRUSTED_PROXIES: '' }).TRUSTED_PROXIES).toEqual(['loopback']);
    expect(readConfig({ ...FIT, TRUSTED_PROXIES: '10.0.3.0/24, fd00::/8' }).TRUSTED_PROXIES).toEqual([
      '10.0.3.0/24',
      'fd00::/8',
    ]);
  });

  it.each(['1', 'true', '0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/99'])(
    'given %s as a proxy that is believed, then it is refused: everybody would be, or nobody',
    (said) => {
      expect(() => readConfig({ ...FIT, TRUSTED_PROXIES: said })).toThrow(/TRUSTED_PROXIES/);
    },
  );

  it('given settings that are missing, then each is said not to be set, in words', () => {
    const { DATABASE_URL: _, SMTP_URL: __, ...few } = FIT;

    expect(() => readConfig(few)).toThrow(
      'The configuration is wrong:\n  DATABASE_URL: is not set\n  SMTP_URL: is not set',
    );
  });

  it.each([
    ['SUPABASE_URL', { SUPABASE_URL: '' }],
    ['SUPABASE_ANON_KEY', { SUPABASE_ANON_KEY: undefined }],
    ['IDENTITY_DATABASE_URL', { IDENTITY_DATABASE_URL: 'postgres://x/identity' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://zikaron.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['DEMO_EMAIL', { DEMO_EMAIL: 'demo@zikaron.example' }],
    ['CLOCK_SHIFT_SECONDS', { CLOCK_SHIFT_SECONDS: '60' }],
    ['LINK_SECRET', { LINK_SECRET: 'short' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
  ])('given a production whose %s is unfit, then it does not start and says so', (name, unfit) => {
    const read = () => readConfig({ ...FIT, ...unfit });

    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it.each([{ SUPABASE_URL: '' }, { IDENTITY_DATABASE_URL: 'postgres://x/identity' }])(
    'given a production with %j, then the page that says which identity service it takes is named, and is there',
    (unfit) => {
      const page = 'docs/how-to/go-to-production.md';

      expect(() => readConfig({ ...FIT, ...unfit })).toThrow(`${page} says which, under "What must be set"`);
      expect(readFileSync(page, 'utf8')).toContain('## What must be set\n\n1. The identity provider');
    },
  );

  it('given several that are wrong, then all are named at once', () => {
    expect(() => readConfig({ ...FIT, SUPABASE_URL: '', CLOCK_SHIFT_SECONDS: '5' })).toThrow(
      /SUPABASE_URL[^]*CLOCK_SHIFT_SECONDS/,
    );
  });

  it('given a production without Redis, then it starts: the queue is kept in Postgres', () => {
    expect(readConfig({ ...FIT, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it('given a secret as a file, then it is read, without the line break at its end; one that is not there is named', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zikaron-settings-'));
    const file = path.join(folder, 'link');
    writeFileSync(file, `${'z'.repeat(32)}\n`);

    expect(readConfig({ ...FIT, LINK_SECRET: '', LINK_SECRET_FILE: file }).LINK_SECRET).toBe('z'.repeat(32));
    rmSync(folder, { recursive: true });
    expect(() => readConfig({ ...FIT, LINK_SECRET_FILE: file })).toThrow(/^ {2}LINK_SECRET_FILE: ENOENT/m);
  });

  it('given a machine of development, then none of that is asked', () => {
    const { DATABASE_URL, SMTP_URL, LINK_SECRET } = FIT;

    expect(readConfig({ DATABASE_URL, SMTP_URL, LINK_SECRET }).PUBLIC_URL).toBe('http://127.0.0.1:4000');
  });
});

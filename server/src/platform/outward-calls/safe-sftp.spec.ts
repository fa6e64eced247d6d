import { setTimeout as sleep } from 'node:timers/promises';
import { aHostKey, anSftpServer, SFTP_PASSWORD, SFTP_USER, type SftpServer } from '../../../test/sftp-server.js';
import { safeSftp, type SftpTrust } from './safe-sftp.js';
import { refusedSftp } from './sftp-address.js';

const KEY = aHostKey();
const LIST = 'Name,Date of Death\n';
const LIMITS = { bytes: 100_000, seconds: 20 };

let server: SftpServer;
beforeAll(async () => (server = await anSftpServer(KEY)));
afterAll(() => server.close());
beforeEach(() => {
  server.takes = 'password';
  server.tried.length = 0;
  server.files.clear();
  server.files.set('/out/list.csv', { text: LIST, mtime: 1000 });
});

const address = (path = '/out/list.csv', port = server.port) =>
  `sftp://${encodeURIComponent(SFTP_USER)}@list.example.test:${port}${path}`;
const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
const get = (path?: string, trust: Partial<SftpTrust> = {}, limits = LIMITS) =>
  safeSftp(address(path), { password: SFTP_PASSWORD, hostKey: null, ...trust }, limits, { network: 'any', resolve });

const never = async (): Promise<never> => {
  throw new Error('A name was looked up, or a connection opened.');
};

describe('a file on an SFTP server that somebody named', () => {
  it('then it comes, with the key of the server; also from a server that asks for the password', async () => {
    const first = await get();
    expect(first).toEqual({ file: Buffer.from(LIST), hostKey: expect.stringMatching(/^SHA256:[\w+/]{43}$/) });

    server.takes = 'keyboard-interactive';
    expect(await get()).toEqual(first);
  });

  it('given a large file, then all of it comes; larger than the limit, then none of it', async () => {
    const text = 'x'.repeat(90_000);
    server.files.set('/large.csv', { text, mtime: 1 });

    expect(await get('/large.csv')).toMatchObject({ file: Buffer.from(text) });
    expect(await get('/large.csv', {}, { ...LIMITS, bytes: 80_000 })).toEqual({
      error: expect.stringContaining('larger'),
    });
  });

  it('given a folder, then its newest file comes, and none that is hidden', async () => {
    server.files.set('/out/new list.csv', { text: 'new', mtime: 2000 });
    server.files.set('/out/.on-its-way.csv', { text: 'hidden', mtime: 3000 });

    expect(await get('/out/')).toMatchObject({ file: Buffer.from('new') });
    expect(await get('/out/new%20list.csv')).toMatchObject({ file: Buffer.from('new') });
  });

  it('given another key than the first time, then the server is not told the password', async () => {
    const pinned = await get();
    const hostKey = 'hostKey' in pinned ? pinned.hostKey : null;
    expect(await get(undefined, { hostKey })).toEqual(pinned);

    const other = await anSftpServer(aHostKey());
    const answered = await safeSftp(address(undefined, other.port), { password: SFTP_PASSWORD, hostKey }, LIMITS, {
      ...{ network: 'any', resolve },
    });
    other.close();
    expect(answered).toEqual({ error: expect.stringContaining('shows another key than before (SHA256:') });
    expect(other.tried).toEqual([]);
  });

  it('given a server that packs all it sends, then nothing is unpacked, and it is not told the password', async () => {
    const packing = await anSftpServer(KEY, 0, { algorithms: { compress: ['zlib@openssh.com', 'zlib'] } });
    const trust = { password: SFTP_PASSWORD, hostKey: null };
    const answered = await safeSftp(address(undefined, packing.port), trust, LIMITS, { network: 'any', resolve });
    packing.close();

    expect(answered).toEqual({ error: expect.stringContaining('compression') });
    expect(packing.tried).toEqual([]);
  });

  it.each([
    ['a wrong password', () => get(undefined, { password: 'wrong' }), 'does not take this name and password'],
    ['no such file', () => get('/nowhere.csv'), 'There is no such file on the server.'],
    ['a server that never speaks', () => get(undefined, {}, { ...LIMITS, seconds: 0 }), 'No file within 0 seconds'],
  ])('given %s, then that is said', async (_, fetch, error) => {
    expect(await fetch()).toEqual({ error: expect.stringContaining(error) });
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '017700000001',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '169.254.169.254',
  ])('given it stands at %s, then it is refused without a connection', async (host) => {
    const text = `sftp://office@${host}:2222/list.csv`;
    expect(refusedSftp(text, 'public')).toBe('This host is not on the public internet.');
    expect(
      await safeSftp(text, { password: 'x', hostKey: null }, LIMITS, { network: 'public', resolve: never }),
    ).toEqual({ error: 'This host is not on the public internet.' });
  });

  it('given a name that is answered when the time is over, then nobody is called who might never speak', async () => {
    const late = async () => {
      await sleep(300);
      return resolve();
    };
    const rules = { network: 'any', resolve: late } as const;
    const trust = { password: SFTP_PASSWORD, hostKey: null };

    const fetched = await safeSftp(address(), trust, { ...LIMITS, seconds: 0.1 }, rules);

    expect(fetched).toEqual({ error: 'No file within 0.1 seconds' });
    expect(server.tried).toEqual([]);
  });

  it('given a public name that leads inside, then it is refused', async () => {
    const trust = { password: 'x', hostKey: null };
    expect(await safeSftp(address(), trust, LIMITS, { network: 'public', resolve })).toEqual({
      error: 'This host is not on the public internet.',
    });
  });

  it.each([
    'sftp://files.example.org/list.csv',
    'sftp://a:b@files.example.org/',
    'sftp://@/',
    'sftp://a@b%zz/',
    'sftp:',
  ])('given %j, then it is no such address', (text) => expect(refusedSftp(text, 'any')).not.toBeNull());
});

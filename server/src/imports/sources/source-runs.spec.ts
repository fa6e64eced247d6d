import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportSource, ImportSources } from '@zikaron/contract';
import { aHostKey, anSftpServer, SFTP_PASSWORD, SFTP_USER } from '../../../test/sftp-server.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';
import { Clock } from '../../platform/clock/index.js';
import { ImportWork } from '../import-work.js';
import { SourceRuns } from './source-runs.js';

const HEADINGS = 'Yahrzeit ID,Name,Date of Death,Plaque\n';
const LETTERS = 'abcdefghijklmnopqrstuvwxy';
const listOf = (people: number, plaque: (n: number) => string = (n) => `${n}N`) =>
  HEADINGS +
  Array.from(
    { length: people },
    (_, n) => `${n},Person${LETTERS[n]} Levin${LETTERS[n]},3/${n + 1}/1984,${plaque(n)}\n`,
  ).join('');

let server: Server;
let published: { status: number; body: string };
let world: World;
let ours: Congregation;
let watched: string;
let now: Date;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(published.status, { 'Content-Type': 'text/csv' }).end(published.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  watched = await mkdtemp(path.join(tmpdir(), 'zikaron-watched-'));
  world = await aWorld({ WEBHOOK_NETWORK: 'any', WATCHED_FOLDER: watched });
  jest.spyOn(world.app.get(Clock), 'now').mockImplementation(() => now);
});
beforeEach(async () => {
  // Three at night in New York.
  now = new Date(`${new Date().toISOString().slice(0, 10)}T08:00:00Z`);
  published = { status: 200, body: listOf(20) };
  await world.db.query('DELETE FROM import_source');
  ours = await world.congregation('Beth Shalom');
});
afterAll(async () => {
  await world.close();
  server.close();
  await rm(watched, { recursive: true });
});

const staff = () => world.as(ours.people.staff);
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.csv`;
const aSource = async (url: string | null = address()) =>
  (await staff().post('/api/import-sources').send({ label: 'The sheet', url }).expect(201)).body as ImportSource;
const seen = async () =>
  ((await staff().get('/api/import-sources').expect(200)).body as ImportSources).data[0] as ImportSource;
/** A night, and what a worker then does with what was fetched. */
const night = async (): Promise<ImportSource> => {
  now = new Date(now.getTime() + 86_400_000);
  await world.app.get(SourceRuns).runDue();
  const { lastImport } = await seen();
  if (lastImport?.state === 'importing') await world.app.get(ImportWork).carryOut(ours.org, lastImport.id);
  return seen();
};
const plaques = async (): Promise<string[]> => {
  const rows: { plaque: string }[] = await world.db.query(
    'SELECT plaque FROM yahrzeit WHERE organization_id = $1 ORDER BY import_row',
    [ours.org],
  );
  return rows.map(({ plaque }) => plaque);
};
const names = async (): Promise<string[]> => {
  const rows: { name: string }[] = await world.db.query('SELECT name FROM yahrzeit WHERE organization_id = $1', [
    ours.org,
  ]);
  return rows.map(({ name }) => name);
};
const told = async (): Promise<string[]> => {
  const rows: { key: string }[] = await world.db.query(
    `SELECT key FROM notification WHERE organization_id = $1 AND cause LIKE 'source:%' AND dismissed_at IS NULL`,
    [ours.org],
  );
  return rows.map(({ key }) => key);
};

describe('a file with several lists', () => {
  const beside = (first: string, second: string) =>
    `Name,Date of Death,,Name,Date of Death,Notes\n${first},3/4/1984,,${second},5/6/1992,\n`;
  const choose = async (id: string, name: string) =>
    (await staff().post(`/api/import-sources/${id}/list`).send({ is: 'table', name }).expect(200)).body as ImportSource;

  it('given nobody has said which, then the source asks, and once it is said every night takes that one, wherever it stands', async () => {
    const { id } = await aSource();
    published.body = beside('Bob Katz', 'Eva Blum');
    const [first, second] = ['A–B: Name, Date of Death', 'D–F: Name, Date of Death, Notes'];

    expect(await night()).toMatchObject({ asks: { is: 'table', names: [first, second] }, lastImport: null });
    expect(await told()).toEqual(['source-failed']);
    expect(await choose(id, second)).toMatchObject({ asks: null, chosen: { table: second }, failure: null });
    published.body = beside('Bob Katz', 'Fay Blum');
    expect(await night()).toMatchObject({ lastImport: { state: 'imported' } });
    expect(await names()).toEqual(expect.arrayContaining(['Fay Blum']));
    expect(await names()).not.toContain('Bob Katz');

    published.body = 'Name,Date of Death,,Name,Date of Death\nBob Katz,3/4/1984,,Sam Blum,5/6/1992\n';
    expect(await night()).toMatchObject({ asks: { is: 'table' }, lastImport: { state: 'imported' } });
    expect(await names()).not.toContain('Sam Blum');
  });

  it('given they are one list, then it is read whole', async () => {
    const { id } = await aSource();
    published.body = beside('Bob Katz', 'Eva Blum');
    await night();

    expect(await choose(id, '')).toMatchObject({
      asks: null,
      failure: null,
      lastImport: { waits: expect.any(String) },
    });
  });
});

describe('lists of several organizations', () => {
  it("given a congregation whose servers answer nothing, then another's list is fetched meanwhile, and one of each before the second of any", async () => {
    const both = [ours, await world.congregation('Beth El')].sort((one, other) => (one.org < other.org ? -1 : 1));
    const [silent, other] = both as [Congregation, Congregation];
    const add = (to: Congregation, url: string) =>
      world.as(to.people.staff).post('/api/import-sources').send({ label: 'The sheet', url }).expect(201);
    for (let n = 0; n < 2; n++) await add(silent, address().replace('list.csv', 'silent'));
    await add(other, address());
    const looked = async (): Promise<boolean> => {
      const { body } = await world.as(other.people.staff).get('/api/import-sources').expect(200);
      return (body as ImportSources).data.every(({ lastLookedAt }) => lastLookedAt !== null);
    };
    const taken = async (): Promise<number> => {
      const [{ there }]: [{ there: number }] = await world.db.query(
        'SELECT count(*)::int AS there FROM import_source WHERE organization_id = $1 AND looked_on IS NOT NULL',
        [silent.org],
      );
      return there;
    };

    now = new Date(now.getTime() + 86_400_000);
    const night = world.app.get(SourceRuns).runDue();
    for (let turn = 0; turn < 100 && !(await looked()); turn++) await sleep(100);
    const [reached, oneOf] = [await looked(), await taken()];
    const hangUp = setInterval(() => server.closeAllConnections(), 100);
    await night;
    clearInterval(hangUp);

    expect([reached, oneOf, await taken()]).toEqual([true, 1, 2]);
  });
});

describe('a list that is fetched every night', () => {
  it('given who observes is reached otherwise, then nothing is overwritten, the office is asked, and after its answer no more', async () => {
    const list = (phone: string, more = '') =>
      `Name,Date of Death,Observer,Email,Phone\nBob Katz,3/4/1984,Ann Katz,ann@example.org,${phone}\n${more}`;
    const phones = async (): Promise<string[]> => {
      const contacts: { phone: string }[] = await world.db.query(
        'SELECT phone FROM contact WHERE organization_id = $1 ORDER BY name',
        [ours.org],
      );
      return contacts.map(({ phone }) => phone);
    };
    await aSource();
    published.body = list('555-0101');
    expect(await night()).toMatchObject({ lastImport: { state: 'imported' } });

    published.body = list('555-7777');
    const { lastImport } = await night();
    expect(lastImport).toMatchObject({ state: 'previewed', waits: expect.any(String) });
    expect([await told(), await phones()]).toEqual([['source-waits'], ['555-0101']]);
    expect((await night()).lastImport?.id).toBe(lastImport?.id);

    const answered = `/api/imports/${lastImport?.id}`;
    await staff()
      .post(`${answered}/choices`)
      .send({ rows: [2], choice: 'separate' })
      .expect(200);
    await staff().post(`${answered}/run`).expect(200);
    await world.app.get(ImportWork).carryOut(ours.org, lastImport?.id ?? '');
    published.body = list('555-7777', 'Eva Katz,5/6/1992,Joe Katz,joe@example.org,555-0202\n');
    expect(await night()).toMatchObject({ lastImport: { state: 'imported', waits: null } });
    expect(await phones()).toEqual(['555-0101, 555-7777', '555-0202']);
  });

  it('given nothing is to be decided, then it is imported by itself; the same file again is no import', async () => {
    await aSource();

    const first = await night();
    expect(first).toMatchObject({ failure: null, lastImport: { state: 'imported', waits: null } });
    expect(await plaques()).toHaveLength(20);
    expect(await night()).toMatchObject({ lastImport: { id: first.lastImport?.id } });
    expect(await told()).toEqual([]);
  });

  it('given less than five of a hundred rows are changed, then they are followed; given five, then somebody is asked', async () => {
    published.body = listOf(21);
    await aSource();
    await night();

    published.body = listOf(21, (n) => (n === 3 ? 'moved' : `${n}N`));
    expect(await night()).toMatchObject({ lastImport: { state: 'imported', waits: null } });
    expect((await plaques())[3]).toBe('moved');

    published.body = listOf(21, (n) => (n < 2 ? 'again' : n === 3 ? 'moved' : `${n}N`));
    expect(await night()).toMatchObject({ lastImport: { state: 'previewed', waits: 'changed' } });
    expect((await plaques())[0]).toBe('0N');
    expect(await told()).toEqual(['source-waits']);
  });

  it.each<[string, string, string]>([
    ['somebody is gone from it', listOf(19), 'unlisted'],
    ['a row cannot be read', `${listOf(20)}90,Leo Gold,33/33/1984,1\n`, 'doubts'],
    [
      'a column is not used',
      `${listOf(20).replace('Plaque\n', 'Plaque,Wqx\n')}91,Leo Gold,3/4/1984,1,some\n`,
      'unused',
    ],
    ['nobody knows its columns', 'Qwe,Rty\nMiriam Katz,3/4/1984\n', 'columns'],
  ])('given %s, then nothing is imported and staff are told', async (_, body, waits) => {
    await aSource();
    await night();
    published.body = body;

    expect((await night()).lastImport).toMatchObject({ waits, state: waits === 'columns' ? 'columns' : 'previewed' });
    expect(await plaques()).toHaveLength(20);
    expect(await told()).toEqual(['source-waits']);
  });

  it('given a record that both sides changed, then it is asked and nothing is overwritten', async () => {
    published.body = listOf(25);
    await aSource();
    await night();
    await world.db.query(
      `UPDATE yahrzeit SET plaque = 'by hand', version = 2 WHERE organization_id = $1 AND import_row = 2`,
      [ours.org],
    );
    published.body = listOf(25, (n) => (n === 0 ? 'in the sheet' : `${n}N`));

    expect(await night()).toMatchObject({ lastImport: { waits: 'doubts', state: 'previewed' } });
    expect((await plaques())[0]).toBe('by hand');
  });

  it('given it cannot be fetched, then that is said and told, until it can be again', async () => {
    await aSource();
    published.status = 404;
    expect(await night()).toMatchObject({ failure: 'The address answers HTTP 404.', lastImport: null });
    expect(await told()).toEqual(['source-failed']);

    published.status = 200;
    expect(await night()).toMatchObject({ failure: null, lastImport: { state: 'imported' } });
    expect(await told()).toEqual([]);
  });

  it('given several workers, and an hour later, then it is fetched once in a night; of a shut congregation never', async () => {
    await aSource();
    const fetched = jest.spyOn(world.app.get<{ fetch: () => void }>(SourceRuns), 'fetch');
    now = new Date(now.getTime() + 86_400_000);
    await Promise.all([world.app.get(SourceRuns).runDue(), world.app.get(SourceRuns).runDue()]);
    now = new Date(now.getTime() + 3_600_000);
    await world.app.get(SourceRuns).runDue();
    expect(fetched).toHaveBeenCalledTimes(1);

    await world.db.query('UPDATE organization SET suspended_at = now() WHERE id = $1', [ours.org]);
    now = new Date(now.getTime() + 86_400_000);
    await world.app.get(SourceRuns).runDue();
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
  });

  it('given somebody fetches it by hand, then what was fetched before is brought again; removed, it is fetched no more', async () => {
    const { id } = await aSource();
    await staff().post(`/api/import-sources/${id}/run`).expect(200);
    const first = (await seen()).lastImport?.id;
    const again = (await staff().post(`/api/import-sources/${id}/run`).expect(200)).body as ImportSource;
    expect(again.lastImport?.id).not.toBe(first);

    await staff().delete(`/api/import-sources/${id}`).expect(200);
    await staff().post(`/api/import-sources/${id}/run`).expect(404);
  });

  it('given an address that may not be called, then it is no source; those who only read see none', async () => {
    await staff().post('/api/import-sources').send({ label: 'X', url: 'https://a:b@example.org/' }).expect(422);
    await staff().post('/api/import-sources').send({ label: 'X', url: 'file:///etc/hostname' }).expect(422);
    await world.as(ours.people.viewer).get('/api/import-sources').expect(403);
  });
});

describe('the watched folder', () => {
  const put = async (name: string, text: string, minutesOld: number) => {
    const place = path.join(watched, ours.org, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    const changed = new Date(now.getTime() + 86_400_000 - minutesOld * 60_000);
    await utimes(place, changed, changed);
  };

  it('given files, then the newest that has settled is brought, and neither links nor hidden ones', async () => {
    await aSource(null);
    expect(await night()).toMatchObject({ failure: null, lastImport: null });

    await put('old.csv', listOf(3), 90);
    await put('new.csv', listOf(5), 30);
    await put('.hidden.csv', listOf(7), 20);
    await put('on-its-way.csv', listOf(9), 0);
    await symlink('/etc/hostname', path.join(watched, ours.org, 'link.csv'));
    expect(await night()).toMatchObject({ failure: null, lastImport: { state: 'imported' } });
    expect(await plaques()).toHaveLength(5);
  });
});

describe('a list on an SFTP server', () => {
  const KEY = aHostKey();
  const aServer = async (hostKey: string, port = 0) => {
    const sftp = await anSftpServer(hostKey, port);
    sftp.files.set('/out/list.csv', { text: listOf(4), mtime: 1000 });
    return sftp;
  };
  const add = (url: string, password: string | null = SFTP_PASSWORD) =>
    staff().post('/api/import-sources').send({ label: 'The server', url, password });
  const place = (port: number) => `sftp://${encodeURIComponent(SFTP_USER)}@127.0.0.1:${port}/out`;

  it('then it comes by itself, its key is kept from the first time on, and the password is shown to nobody', async () => {
    const sftp = await aServer(KEY);
    const { port } = sftp;
    const added = await add(place(port)).expect(201);
    expect(added.body).toMatchObject({ hostKey: null });

    const first = await night();
    expect(first).toMatchObject({
      failure: null,
      lastImport: { state: 'imported' },
      hostKey: expect.stringMatching(/^SHA256:/),
    });
    expect(await plaques()).toHaveLength(4);
    sftp.close();

    const other = await aServer(aHostKey(), port);
    other.files.set('/out/list.csv', { text: listOf(6), mtime: 2000 });
    expect(await night()).toMatchObject({ failure: expect.stringContaining('another key'), hostKey: first.hostKey });
    expect(other.tried).toEqual([]);
    expect(await plaques()).toHaveLength(4);
    other.close();

    const kept = await world.db.query(
      'SELECT s.*, (SELECT jsonb_agg(a) FROM audit_log a) AS told FROM import_source s',
    );
    expect(JSON.stringify([kept, await seen()])).not.toContain(SFTP_PASSWORD);
    expect(Buffer.from(kept[0].secret).toString('latin1')).not.toContain(SFTP_PASSWORD);
  });

  it('given a password that was sealed with another secret, then that source says so, and others are fetched', async () => {
    await add('sftp://office@127.0.0.1:9/out').expect(201);
    await world.db.query(`UPDATE import_source SET secret = '\\x00'`);

    expect(await night()).toMatchObject({ failure: expect.stringContaining('no longer be opened') });
  });

  it('given no password, or one beside an address, then it is no source', async () => {
    await add(place(22), null).expect(422);
    await add(address()).expect(422);
    await add('sftp://127.0.0.1/list.csv').expect(422);
  });
});

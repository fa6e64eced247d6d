import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute } from '../../../test/test-server.js';
import { keptFree, RoomOnDisk } from './room-on-disk.js';
import { startPostgres, type RunningPostgres } from './postgres.js';
import { freePort, removeTemporary, temporaryDirectory } from './temporary-postgres.js';

const MB = 1024 * 1024;

describe('the room on the disk of an embedded Postgres', () => {
  const directory = path.join(temporaryDirectory(), 'postgres');
  const said: string[] = [];
  let server: RunningPostgres;
  let room: RoomOnDisk;
  let free = 500 * MB;

  const write = (database = 'postgres') =>
    execute(server.url(database), 'CREATE TABLE IF NOT EXISTS one (text text); DROP TABLE one');
  const read = () => execute(server.url('postgres'), 'SELECT 1');
  const watch = () =>
    RoomOnDisk.watch({
      directory,
      url: server.url('postgres'),
      alwaysOpen: ['identity'],
      say: (text) => said.push(text),
      freeBytes: async () => free,
    });
  const untilSaid = async (times: number) => {
    for (let waited = 0; waited < 60_000 && said.length < times; waited += 50) await sleep(50);
  };

  beforeAll(async () => {
    server = await startPostgres({ directory, port: await freePort(), password: 'a secret' });
    await execute(server.url('postgres'), 'CREATE DATABASE identity');
    room = await watch();
  });
  afterAll(async () => {
    await room.end();
    await server.stop();
    await removeTemporary(path.dirname(directory));
  });

  it('given room, then everything is taken, and some of the disk is kept', async () => {
    await write();
    expect(existsSync(keptFree(directory))).toBe(true);
    expect(said).toEqual([]);
  });

  it('given a disk that is nearly full, then what was kept is free, and everything can be read but nothing written', async () => {
    free = 10 * MB;
    await untilSaid(1);

    expect(existsSync(keptFree(directory))).toBe(false);
    await read();
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await write('identity');
  });

  it('given no more room than what was kept, then it stays closed', async () => {
    free = 42 * MB;
    await sleep(2500);
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    expect(said).toHaveLength(1);
  });

  it('given room again, then everything is taken', async () => {
    free = 500 * MB;
    await untilSaid(2);
    await write();
    expect(said[1]).toBe('there is room on the disk again');
  });

  it('given a server that an earlier run left closed, then it is opened at the start', async () => {
    free = 10 * MB;
    await untilSaid(3);
    await room.end();
    free = 500 * MB;

    room = await watch();

    await write();
  });
});

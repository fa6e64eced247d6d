import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FakeS3 } from '../../test/s3/fake-s3.js';
import { openPlace } from './open-place.js';
import type { Place, PlaceSettings } from './place.js';

const NONE: PlaceSettings = {
  BACKUP_TO: undefined,
  BACKUP_S3_ENDPOINT: undefined,
  BACKUP_S3_REGION: 'us-east-1',
  BACKUP_S3_KEY_ID: undefined,
  BACKUP_S3_SECRET: undefined,
};

describe('where backups lie', () => {
  let folder: string;
  let s3: FakeS3;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'zikaron-place-'));
    s3 = await new FakeS3('key-1').start();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await s3.stop();
  });

  const open = async (kind: string): Promise<Place> => {
    const bucket = { BACKUP_S3_ENDPOINT: s3.url, BACKUP_S3_KEY_ID: 'key-1', BACKUP_S3_SECRET: 'secret' };
    const settings =
      kind === 'a folder'
        ? { ...NONE, BACKUP_TO: path.join(folder, 'new') }
        : { ...NONE, ...bucket, BACKUP_TO: 's3://safe/zikaron' };
    return (await openPlace(settings))!;
  };
  const inPieces = (content: Buffer): Readable =>
    Readable.from(
      (function* () {
        for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
      })(),
    );

  it('given no place in the settings, then there is none', async () => {
    expect(await openPlace(NONE)).toBeNull();
  });

  it.each(['a folder', 'a bucket'])('given %s, then what is written is read, listed and removed', async (kind) => {
    const place = await open(kind);
    // More than one part of a bucket.
    const content = randomBytes(20 * 2 ** 20);

    expect(await place.write('zikaron-20261120023000.zip', inPieces(content))).toBe(content.length);
    expect(await place.write('zikaron-20261121023000.zip', inPieces(Buffer.from('short')))).toBe(5);

    expect((await place.names()).sort()).toEqual(['zikaron-20261120023000.zip', 'zikaron-20261121023000.zip']);
    expect((await buffer(await place.read('zikaron-20261120023000.zip'))).equals(content)).toBe(true);
    await place.remove('zikaron-20261120023000.zip');
    await place.remove('zikaron-20261120023000.zip');
    expect(await place.names()).toEqual(['zikaron-20261121023000.zip']);
    await expect(place.read('zikaron-20261120023000.zip')).rejects.toThrow();
  });

  it.each(['a folder', 'a bucket'])(
    'given %s and a backup that dies half-way, then no backup is there',
    async (kind) => {
      const place = await open(kind);
      const dying = Readable.from(
        (function* () {
          yield randomBytes(17 * 2 ** 20);
          throw new Error('Postgres went away');
        })(),
      );

      await expect(place.write('zikaron-20261122023000.zip', dying)).rejects.toThrow('Postgres went away');

      expect(await place.names()).not.toContain('zikaron-20261122023000.zip');
      expect(s3.uploads.size).toBe(0);
    },
  );

  it('given a folder that cannot be read, then it is not taken for an empty one', async () => {
    const place = await openPlace({ ...NONE, BACKUP_TO: __filename });

    await expect(place?.names()).rejects.toThrow('ENOTDIR');
  });

  it('given a folder, then its files are for their owner only', async () => {
    const [name = ''] = readdirSync(path.join(folder, 'new'));

    expect(statSync(path.join(folder, 'new', name)).mode & 0o077).toBe(0);
  });
});

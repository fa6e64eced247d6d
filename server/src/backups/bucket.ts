import { Client } from 'minio';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Folder } from './folder.js';
import type { Place, PlaceSettings } from './place.js';

/** So large a part, of ten thousand at most, lets one backup have 160 GB. */
const PART_BYTES = 16 * 2 ** 20;
const AMAZON = 'https://s3.amazonaws.com';

/** A folder of a bucket, of Amazon or of any service that speaks S3. */
export class Bucket implements Place {
  private constructor(
    readonly said: string,
    private readonly client: Client,
    private readonly bucket: string,
    private readonly folder: string,
  ) {}

  /** `s3://bucket/folder` */
  static open(address: string, settings: PlaceSettings): Bucket {
    const { protocol, hostname, port } = new URL(settings.BACKUP_S3_ENDPOINT ?? AMAZON);
    const client = new Client({
      endPoint: hostname,
      ...(port && { port: Number(port) }),
      useSSL: protocol === 'https:',
      region: settings.BACKUP_S3_REGION,
      accessKey: settings.BACKUP_S3_KEY_ID ?? '',
      secretKey: settings.BACKUP_S3_SECRET ?? '',
      partSize: PART_BYTES,
    });
    const { host: bucket, pathname } = new URL(address);
    const folder = pathname.replace(/^\/+|\/+$/g, '');
    return new Bucket(address, client, bucket, folder && `${folder}/`);
  }

  /** By way of a file beside us: what dies half-way has not touched the bucket. */
  async write(name: string, content: Readable): Promise<number> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'zikaron-backup-'));
    try {
      const bytes = await new Folder(folder).write(name, content);
      await this.client.fPutObject(this.bucket, this.at(name), path.join(folder, name));
      return bytes;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  read(name: string): Promise<Readable> {
    return this.client.getObject(this.bucket, this.at(name));
  }

  async names(): Promise<string[]> {
    const names: string[] = [];
    for await (const item of this.client.listObjectsV2(this.bucket, this.folder)) {
      const { name } = item as { name?: string };
      if (name) names.push(name.slice(this.folder.length));
    }
    return names;
  }

  async remove(name: string): Promise<void> {
    await this.client.removeObject(this.bucket, this.at(name));
  }

  private at(name: string): string {
    return `${this.folder}${name}`;
  }
}

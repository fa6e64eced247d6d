import type { Readable } from 'node:stream';
import type { Config } from '../platform/config/index.js';

/** Where backups lie: names, and what is in them. */
export interface Place {
  /** What a person reads of it. */
  readonly said: string;
  /** Writes all of it under this name, or nothing. @returns bytes */
  write(name: string, content: Readable): Promise<number>;
  read(name: string): Promise<Readable>;
  /** What lies there, backups or not. */
  names(): Promise<string[]>;
  /** What is not there is not missed. */
  remove(name: string): Promise<void>;
}

export type PlaceSettings = Pick<
  Config,
  'BACKUP_TO' | 'BACKUP_S3_ENDPOINT' | 'BACKUP_S3_REGION' | 'BACKUP_S3_KEY_ID' | 'BACKUP_S3_SECRET'
>;

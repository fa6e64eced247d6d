import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SharedConnection, soon } from '../platform/queues/index.js';
import { lackingOn } from './newer-schema.js';

/** How long the database may take to answer. */
const DATABASE_MS = 2000;

/** Whether this process can do its work. The relay is not asked: without it letters wait, and pages are served. */
@Injectable()
export class Readiness {
  constructor(
    private readonly db: DataSource,
    private readonly queue: SharedConnection,
  ) {}

  /** What stands in the way, as a sentence; null when nothing does. */
  async lack(): Promise<string | null> {
    const missing = await soon(lackingOn(this.db), DATABASE_MS).catch(() => null);
    if (!missing) return 'The database does not answer';
    if (missing.length > 0) return `The schema is older than this program: run the migrations (${missing.join(', ')})`;
    if (!(await this.queue.answers())) return 'Redis does not answer';
    return null;
  }
}

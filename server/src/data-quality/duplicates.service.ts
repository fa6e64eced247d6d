import { Injectable } from '@nestjs/common';
import type { duplicateQuery, Duplicates } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import { DUPLICATES } from './find-duplicates.js';

interface Pair {
  readonly one: string;
  readonly other: string;
  readonly name: boolean;
  readonly date: boolean;
  readonly family: boolean;
}

/** Records that were perhaps entered twice. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly db: DataSource,
    private readonly yahrzeits: YahrzeitsService,
  ) {}

  /** The likeliest first, each with what the two have in common. */
  async list(org: OrganizationId, query: z.output<typeof duplicateQuery>): Promise<Duplicates> {
    const pairs: Pair[] = await this.db.query(DUPLICATES, [org]);
    const { offset, limit } = pageBounds(query);
    const page = pairs.slice(offset, offset + limit);
    const records = await this.yahrzeits.some(
      org,
      page.flatMap(({ one, other }) => [one, other]),
    );
    const known = new Map(records.map((record) => [record.id, record]));
    const data = page.flatMap(({ one, other, ...same }) => {
      const [first, second] = [known.get(one), known.get(other)];
      return first && second ? [{ id: `${one}:${other}`, one: first, other: second, same }] : [];
    });
    return { data, total: pairs.length };
  }
}

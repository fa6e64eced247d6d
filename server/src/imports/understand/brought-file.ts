import { Injectable } from '@nestjs/common';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { BroughtFile, Found, HowToRead } from './read-file.task.js';
import type { UnderstoodRow } from './understand-row.js';

/** How a file is laid out. */
export type Layout = Extract<Found, { kind: 'layout' }>;
/** What all rows of a file together tell. */
export type Survey = Extract<Found, { kind: 'survey' }>;
type Talk = AsyncGenerator<Found, null, HowToRead | null>;

/** A large list that is well written takes a quarter of this. */
const BUDGET = { processorSeconds: 60, seconds: 600 };
const TASK = new URL('./read-file.task.js', import.meta.url);

export interface Brought {
  readonly fileName: string;
  readonly file: Buffer;
  /** Of a workbook with several lists: which sheet, from 1 on. */
  readonly sheet?: number | undefined;
  /** Of several lists side by side on one sheet: which, from 1 on; 0 says that it is one. */
  readonly table?: number | undefined;
}

/** Files as they are read outside the process that answers requests. */
@Injectable()
export class BroughtFiles {
  constructor(private readonly work: HeavyWork) {}

  /**
   * Finds out how a file is laid out, and hands it on to be read; the process ends with `use`.
   * @throws Refusal for what is no table, 422 `too_much_work`
   */
  async read<Result>(
    org: OrganizationId,
    brought: Brought,
    about: Pick<BroughtFile, 'today' | 'israel' | 'learned'>,
    use: (layout: Layout, rest: RestOfFile) => Promise<Result>,
  ): Promise<Result> {
    const talk: Talk = this.work.talk<BroughtFile, null, Found, HowToRead | null>(
      org,
      TASK,
      { file: brought.file, sheet: brought.sheet ?? null, table: brought.table ?? null, ...about },
      BUDGET,
    );
    try {
      return await use(await said(talk, null, 'layout'), new RestOfFile(talk));
    } finally {
      await talk.return(null);
    }
  }
}

/** What is read of a file once somebody has said how. */
class RestOfFile {
  constructor(private readonly talk: Talk) {}

  /** How many rows speak of each name, the order of day and month, and the words to ask about. @throws Refusal without a name and a date among the columns */
  async survey(how: HowToRead): Promise<Survey> {
    return said(this.talk, how, 'survey');
  }

  /** The rows, understood, in the order of the file; to be gone through once. While one batch is used the next one is read. */
  async *rows(): AsyncGenerator<readonly UnderstoodRow[]> {
    for (let next = this.talk.next(null); ;) {
      const { value, done } = await next;
      if (done) return;
      next = this.talk.next(null);
      // Whoever waits for it hears of a failure; before that it is nobody's.
      next.catch(() => undefined);
      if (value?.kind === 'rows') yield value.rows;
    }
  }
}

async function said<Kind extends Found['kind']>(
  talk: Talk,
  reply: HowToRead | null,
  kind: Kind,
): Promise<Extract<Found, { kind: Kind }>> {
  const { value } = await talk.next(reply);
  if (value?.kind !== kind) throw new Error(`The reader of files says ${value?.kind}, and not ${kind}.`);
  return value as Extract<Found, { kind: Kind }>;
}

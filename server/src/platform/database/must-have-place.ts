import type { EntityManager } from 'typeorm';
import type { Refusal } from '../refusals/index.js';

/** Of what an organization has only so many. */
interface Places {
  /** What they are, by a name of their own. */
  readonly of: string;
  readonly most: number;
  /** How many it has now. */
  readonly taken: () => Promise<number>;
  readonly full: () => Refusal;
}

/** Refuses one more than there may be. Whoever adds another at the same time waits until this transaction has ended. */
export async function mustHavePlace(
  within: EntityManager,
  org: string,
  { of, most, taken, full }: Places,
): Promise<void> {
  await within.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${of} ${org}`]);
  if ((await taken()) >= most) throw full();
}

import { QueryFailedError, type EntityManager } from 'typeorm';
import type { Refusal } from '../refusals/index.js';

const LOCK_NOT_AVAILABLE = '55P03';

/** Whether nobody else does such work now; until the transaction ends, however it ends, nobody else begins it. */
export async function isOnlyOne(within: EntityManager, work: string): Promise<boolean> {
  const [{ ours }] = await within.query<[{ ours: boolean }]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS ours',
    [work],
  );
  return ours;
}

/**
 * Holds rows until the transaction ends by a statement with `NOWAIT`. Who comes second is refused at once, and holds no
 * connection while the first one works.
 */
export async function holdNow(
  within: EntityManager,
  statement: string,
  values: readonly unknown[],
  refusal: () => Refusal,
): Promise<void> {
  try {
    await within.query(`${statement} NOWAIT`, [...values]);
  } catch (failure) {
    const { code } = failure instanceof QueryFailedError ? (failure.driverError as { code?: string }) : {};
    throw code === LOCK_NOT_AVAILABLE ? refusal() : failure;
  }
}

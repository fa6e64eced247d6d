import { QueryFailedError, type EntityManager } from 'typeorm';
import type { Refusal } from '../refusals/index.js';

const LOCK_NOT_AVAILABLE = '55P03';

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

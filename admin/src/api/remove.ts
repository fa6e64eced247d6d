import { ApiError, call } from './http';

/** Waits for something to be taken away: what is gone already was taken away before, by another hand or by a request whose answer was lost. @throws ApiError */
export async function orGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  }
}

/** Has what is at this path taken away, and be away. @throws ApiError */
export const removeAt = (path: string): Promise<void> => orGone(call(path, { method: 'DELETE' }));

/** Longer than this nobody waits for a hint to be taken: the rows are the truth, and a sweep finds them. */
const WAIT_MS = 1000;

/**
 * The answer of a queue, if it comes within a second. A queue that is away keeps its callers waiting for as long as it is
 * away; this gives up on it. @throws Error when it does not come
 */
export async function soon<Answer>(answer: Promise<Answer>, waitMs = WAIT_MS): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`The queue did not answer within ${waitMs} ms.`)), waitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

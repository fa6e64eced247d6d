/**
 * Does the work for all at once and, when that fails, for each half by itself, and so on, until whoever makes it fail is
 * alone: the others get it. The work must be such that it may be begun again. `tell` hears who failed and why.
 */
export async function eachAlone<Who>(
  all: readonly Who[],
  work: (some: readonly Who[]) => Promise<void>,
  tell: (one: Who, failure: unknown) => Promise<void>,
): Promise<void> {
  if (all.length === 0) return;
  try {
    await work(all);
  } catch (failure) {
    const [one, ...others] = all;
    if (one !== undefined && others.length === 0) return tell(one, failure);
    const middle = Math.ceil(all.length / 2);
    await eachAlone(all.slice(0, middle), work, tell);
    await eachAlone(all.slice(middle), work, tell);
  }
}

import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';

const AT_ONCE = 100;
let lastSlice = Promise.resolve();

/** One slice of long work at a time, whoever asked for it: those of many do not follow one another without a pause either. */
export const turnOfSlice = (): Promise<void> => (lastSlice = lastSlice.then(() => setImmediate()));

/** The same schema, which goes through the rows of a long page a hundred at a time: others are served in between. */
export function inSlices(schema: z.ZodType): Pick<z.ZodType, '~standard'> {
  const { '~standard': standard } = schema;
  const validate: typeof standard.validate = async (answer) => {
    if (!isLongPage(answer)) return standard.validate(answer);
    const data: unknown[] = [];
    let page = {};
    for (let from = 0; from < answer.data.length; from += AT_ONCE) {
      await turnOfSlice();
      const slice = await standard.validate({ ...answer, data: answer.data.slice(from, from + AT_ONCE) });
      if (slice.issues) return slice;
      page = slice.value as object;
      data.push(...(page as LongPage).data);
    }
    return { value: { ...page, data } };
  };
  return { '~standard': { ...standard, validate } };
}

interface LongPage {
  readonly data: readonly unknown[];
}

const isLongPage = (answer: unknown): answer is LongPage =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  Array.isArray(answer.data) &&
  answer.data.length > AT_ONCE;

import { z } from 'zod';
import { inSlices } from './in-slices.js';

const rows = Array.from({ length: 1_000 }, (_, n) => ({ n, secret: 'not named by the schema' }));

describe('the schema of a long page', () => {
  let longest = 0;
  let atOnce = 0;
  const count = (n: number) => {
    longest = Math.max(longest, ++atOnce);
    return n >= 0;
  };
  const schema = inSlices(z.object({ data: z.array(z.object({ n: z.number().refine(count) })), total: z.number() }));
  const validate = async (data: readonly object[]) => schema['~standard'].validate({ data, total: 7 });

  beforeEach(() => {
    [longest, atOnce] = [0, 0];
  });

  it('given two pages of a thousand rows, then others have a turn after every hundred, and the answer is the same', async () => {
    const next = () => {
      atOnce = 0;
      turn = setImmediate(next);
    };
    let turn = setImmediate(next);
    const answers = await Promise.all([validate(rows), validate(rows)]);
    clearImmediate(turn);

    const value = { data: rows.map(({ n }) => ({ n })), total: 7 };
    expect(answers).toEqual([{ value }, { value }]);
    expect(longest).toBe(100);
  });

  it('given a row that breaks it, wherever it stands, then it is refused', async () => {
    expect((await validate([...rows, { n: -1 }])).issues).toHaveLength(1);
    expect((await validate([{ n: -1 }])).issues).toHaveLength(1);
  });
});

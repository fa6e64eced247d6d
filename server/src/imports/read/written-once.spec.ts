import { hostileWorkbooks } from '../../../test/faults/hostile-files.js';
import { rowsIn } from '../../../test/read-rows.js';

/** Milliseconds. Each file is so large that a reader that goes through it again and again takes longer, or reads it. */
const GOOD_TIME = 20_000;

describe('what is written once, and would be read very many times', () => {
  it.each([
    ['old sheets at one place', 0.02, 'not_a_table'],
    ['notes behind tabs', 0.15, 'too_many_columns'],
    ['cells of Word that span five hundred columns', 0.3, 'not_a_table'],
    ['a row repeated a thousand million times', 0.0001, 'not_a_table'],
    ['rows full of empty cells in many sheets', 0.01, 'not_a_table'],
  ])(
    'given %s, then it is refused in good time',
    async (name, size, code) => {
      const file = await hostileWorkbooks(size)[name]?.();

      await expect(rowsIn(file ?? Buffer.alloc(0))).rejects.toMatchObject({ status: 422, code });
    },
    GOOD_TIME,
  );
});

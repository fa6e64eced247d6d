import { Refusal } from '../../platform/refusals/index.js';
import { rowsIn } from '../../../test/read-rows.js';
import { aWorkbook } from '../../../test/workbook.js';
import { LONGEST_ROW } from './read-file.js';
import { inStretches, STRETCH_CHARACTERS } from './stretches.js';

const HALF = 'a'.repeat(LONGEST_ROW / 2);
const asText = (rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'));

describe('a file with a row that does not end', () => {
  it.each([
    ['text', asText],
    ['workbook', (rows: string[][]) => aWorkbook([rows])],
  ])('given a %s, then its row is named, and one that is just short enough is read', async (_, write) => {
    const head = ['Name', 'Notes'];

    expect(await rowsIn(await write([head, [HALF, HALF]]))).toHaveLength(2);
    const refused = rowsIn(await write([head, ['Sarah', 'x'], [HALF, `${HALF}a`]]));
    await expect(refused).rejects.toMatchObject({ code: 'row_too_long', message: expect.stringMatching(/^Row 3 /) });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
  });
});

describe('rows that go to another process together', () => {
  it('given long ones, then fewer go at a time, and none is lost', async () => {
    const rows = Array.from({ length: 10 }, (_, row) => ({ row, cells: ['x'.repeat(STRETCH_CHARACTERS / 4)] }));
    const stretches = [];
    for await (const stretch of inStretches([rows])) stretches.push(stretch);

    expect(stretches.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(stretches.flat()).toEqual(rows);
  });
});

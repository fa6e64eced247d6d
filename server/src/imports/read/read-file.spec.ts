import { Refusal } from '../../platform/refusals/index.js';
import { rowsIn } from '../../../test/read-rows.js';
import { aWorkbook } from '../../../test/workbook.js';
import { LONGEST_ROW } from './read-file.js';
import { inBatches, BATCH_CHARACTERS } from './batches.js';

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
    const rows = Array.from({ length: 10 }, (_, row) => ({ row, cells: ['x'.repeat(BATCH_CHARACTERS / 4)] }));
    const batches = [];
    for await (const batch of inBatches([rows])) batches.push(batch);

    expect(batches.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(batches.flat()).toEqual(rows);
  });
});

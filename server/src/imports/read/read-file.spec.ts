import { Refusal } from '../../platform/refusals/index.js';
import { rowsIn } from '../../../test/read-rows.js';
import { anArchive, aWorkbook, unzipped } from '../../../test/workbook.js';
import { LONGEST_ROW, readFile } from './read-file.js';
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

describe('rows that a workbook numbers', () => {
  it.each([
    ['5', '5', [1, 5, 6]],
    ['9', '5', [1, 9, 10]],
    ['1', '2', [1, 2, 3]],
    ['99999999999', '4', [1, 2, 4]],
    ['1.5', '1e400', [1, 2, 3]],
    ['-3', '3', [1, 2, 3]],
  ])('given %s and %s, then each has a whole number of its own, in their order', async (one, other, numbers) => {
    const files = Object.fromEntries(
      await unzipped(
        await aWorkbook([
          [
            ['Name', 'Notes'],
            ['Sarah', 'x'],
            ['Ann', 'y'],
          ],
        ]),
      ),
    );
    const sheet = 'xl/worksheets/sheet1.xml';
    const said = files[sheet]!.replace('<row r="2">', `<row r="${one}">`).replace('<row r="3">', `<row r="${other}">`);

    const { rows } = await readFile(await anArchive({ ...files, [sheet]: said }));

    const read = [];
    for await (const part of rows) read.push(...part);
    expect(read.map(({ row }) => row)).toEqual(numbers);
    expect(read.map(({ cells: [name] }) => name)).toEqual(['Name', 'Sarah', 'Ann']);
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

import iconv from 'iconv-lite';
import { ISRAELI_HEADINGS, ISRAELI_ROWS, israeliCsv } from '../../../test/lists/israeli-list.js';
import { understood } from '../../../test/read-rows.js';
import { aWorkbook } from '../../../test/workbook.js';

const FORMS: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  ['a CSV with a mark of its encoding', () => Buffer.from(`\uFEFF${israeliCsv()}`)],
  ['a CSV as Windows in Hebrew writes it', () => iconv.encode(israeliCsv(), 'windows-1255')],
  ['a workbook', () => aWorkbook([[ISRAELI_HEADINGS, ...ISRAELI_ROWS.map(({ cells }) => cells)]])],
];

describe("an Israeli office's list comes in without a hand", () => {
  it.each(FORMS)('given %s, then every cell is where it belongs', async (_, file) => {
    const { columns, rows } = await understood(await file());
    const read = rows.filter(({ leftOut }) => !leftOut);

    expect(columns.filter(({ field }) => field === 'ignore').map(({ heading }) => heading)).toEqual(['מס״ד']);
    expect(read.map(({ state }) => state)).toEqual(ISRAELI_ROWS.map(() => 'new'));
    expect(
      read.map(({ name, hebrewName, gregorianDate, observers }) => ({
        ...{ name, hebrewName, died: gregorianDate, observers: observers.map((one) => one.name) },
        ...{ phone: observers[0]?.phone, address: observers[0]?.address },
      })),
    ).toEqual(ISRAELI_ROWS.map(({ cells: _cells, ...told }) => told));
  });
});

import type { ImportField } from '@zikaron/contract';
import { growthAtFourTimes } from '../../../test/growth.js';
import type { Column } from './columns.js';
import type { Line } from './fold-observers.js';
import type { UnderstoodRow } from './understand-row.js';
import { reader, surveyLines } from './understand-table.js';

const FIELDS = ['name', 'hebrewDate', 'relationship', 'observerName', 'address', 'afterSunset'] as const;
const ONE_OVER_AND_OVER = [' ', ',', '?', ' ;', '.'];

/** Reads a row whose cell of this field is that long. */
async function readRow(field: ImportField, cell: string): Promise<UnderstoodRow> {
  const column = (index: number, of: ImportField): Column => ({ index, field: of, heading: of, said: false });
  const columns = [column(0, field), column(1, 'gregorianDate'), ...(field === 'name' ? [] : [column(2, 'name')])];
  const line: Line = { row: 1, cells: [cell, '1984-03-03', 'Sarah Levin'], leftOut: null, brought: null, choice: null };
  const survey = await surveyLines([[line]], columns, ',');
  const how = { order: 'mdy', today: '2026-12-01', israel: false, dateSystem: 1900, sunsetWords: {} } as const;
  return reader(columns, survey, how)(line);
}

describe('a cell of which nobody sees the end', () => {
  it.each(FIELDS.flatMap((field) => ONE_OVER_AND_OVER.map((one) => [field, one] as const)))(
    'given one for %s with "%s" over and over, then four times as much takes some four times as long',
    async (field, one) => {
      const growth = await growthAtFourTimes(10_000, (size) => readRow(field, `a${one.repeat(size)}b`));

      expect(growth).toBeLessThan(10);
    },
  );

  it('given addresses over and over, then no more of them are read, however many there are', async () => {
    const growth = await growthAtFourTimes(20_000, (size) => readRow('observerName', 'x@y.z, '.repeat(size / 7)));

    expect(growth).toBeLessThan(2);
  });

  it('then it stays as it is brought, and it is said that its beginning was read; free text is read as a whole', async () => {
    const cell = `Ruth Blum ${'x'.repeat(2_000)}`;
    const { observers, cells, issues } = await readRow('observerName', cell);

    expect(cells[0]).toBe(cell);
    expect(observers[0]?.name).toContain('Ruth Blum');
    expect(issues).toContainEqual(expect.objectContaining({ code: 'cell_too_long', column: 'observerName' }));
    expect((await readRow('notes', cell)).notes).toBe(cell);
  });
});

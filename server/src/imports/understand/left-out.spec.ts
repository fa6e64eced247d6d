import { understood } from '../../../test/read-rows.js';
import { aWorkbook } from '../../../test/workbook.js';
import { dateOrderOf } from './date-order.js';

describe('a workbook as an office keeps it', () => {
  it('given a title, headings in groups, a month between the rows and a total, then each is known for what it is', async () => {
    const file = await aWorkbook([
      [
        ['Yahrzeit list 2026'],
        ['Deceased', '', '', 'Observer', ''],
        ['First', 'Last', 'Died', 'First', 'Last'],
        ['Sarah', 'Levin', '3/13/1984', 'Dov', 'Levin'],
        ['MARCH'],
        ['Max', 'Katz', '3/5/1985', 'Ruth', 'Blum'],
        ['Total: 2'],
      ],
    ]);
    const { columns, rows } = await understood(file);

    expect(columns.map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'gregorianDate', 'observerFirstName', 'observerLastName'],
    ]);
    const inOrder = rows.toSorted((one, other) => one.row - other.row);
    expect(inOrder.map(({ row, leftOut, name }) => [row, leftOut ?? name])).toEqual([
      ...[
        [1, 'title'],
        [2, 'title'],
        [3, 'headings'],
        [4, 'Sarah Levin'],
        [5, 'section'],
        [6, 'Max Katz'],
        [7, 'total'],
      ],
    ]);
  });

  it.each(['Summe', 'Insgesamt', 'סך הכל'])(
    'given %s under one column and a sum under another, then it is a total',
    async (word) => {
      const lines = ['Name;Date of Death;Town;Given', 'Max Katz;3/5/1985;Akron;1.234,50', `;;${word};1.234,50`];
      const { rows } = await understood(Buffer.from(lines.join('\n')));

      expect(rows.find(({ row }) => row === 3)?.leftOut).toBe('total');
    },
  );

  it('given a day that no month has, then it says nothing of the order of day and month', () => {
    expect(dateOrderOf(['1/2/1990', '33/4/1991'], 'mdy')).toBe('mdy');
    expect(dateOrderOf(['1/2/1990', '31/4/1991'], 'mdy')).toBe('dmy');
    expect(dateOrderOf(['1/2/1990', '13/45/1984'], 'mdy')).toBe('mdy');
    expect(dateOrderOf(['1/2/1990', '45/13/1984'], 'dmy')).toBe('dmy');
  });
});

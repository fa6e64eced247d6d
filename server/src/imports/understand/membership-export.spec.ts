import { readFileSync } from 'node:fs';
import { understood } from '../../../test/read-rows.js';

const WORKBOOK = new URL('../../../test/data/workbooks/libreoffice.export.xlsx', import.meta.url);

describe('a membership export of 24 columns', () => {
  it('given it as a workbook, then every column is used, and nothing of a row is lost', async () => {
    const { columns, rows } = await understood(readFileSync(WORKBOOK));
    const [levin, katz] = rows.filter(({ leftOut }) => !leftOut);

    expect(columns).toHaveLength(24);
    expect(columns.filter(({ field }) => field === 'ignore')).toEqual([]);
    expect(levin).toMatchObject({
      ...{ observerId: 'M-0117', name: 'Sarah Levin', hebrewName: 'שרה בת משה', plaque: '1N-4' },
      ...{ gregorianDate: '1984-03-13', afterSunset: false, burialDate: '1984-03-14', onHebrewCalendar: true },
      notes: 'Called "Sally" & <loved>',
      observers: [
        {
          ...{ name: 'Dr. Dov Levin', hebrewName: 'דוב בן מאיר', email: 'dov@family.example' },
          phone: '(312) 555-0117, (217) 555-0117',
          address: '12 Elm Street\nApt. 4\nSpringfield, IL 62704',
          kinship: { relationship: 'Parent', detail: 'Mother' },
        },
      ],
      issues: [],
    });
    expect(katz).toMatchObject({ onHebrewCalendar: false, afterSunset: true, burialDate: '1973-12-04', plaque: '12' });
  });
});

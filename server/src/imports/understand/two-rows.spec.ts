import { understood } from '../../../test/read-rows.js';

const read = async (...lines: string[]) => {
  const { columns, rows } = await understood(Buffer.from(lines.join('\n')));
  return { fields: columns.map(({ field }) => field), rows: rows.filter(({ leftOut }) => !leftOut) };
};
const PAIRS = [
  'Sam Katz,1/2/1990,Eva Katz,555-0101',
  'שמואל בן דוד,ה׳ בטבת תש״נ,,',
  'Lea Blum,5/6/1992,Tom Blum,555-0102',
  'לאה בת משה,ד׳ באייר תשנ״ב,,',
  'Max Roth,7/8/1993,Ann Roth,',
];
const PEOPLE = [
  [2, 'Sam Katz', 'שמואל בן דוד', '1990-01-02', 5750],
  [4, 'Lea Blum', 'לאה בת משה', '1992-05-06', 5752],
  [6, 'Max Roth', null, '1993-07-08', 5753],
];

describe('a list with a second row for the Hebrew of each person', () => {
  it('given it has headings, then each person has both rows', async () => {
    const { fields, rows } = await read('Deceased,Date of Death,Observer,Phone', ...PAIRS);

    expect(fields).toEqual([...['name', 'gregorianDate', 'observerName', 'phone'], ...['hebrewName', 'hebrewDate']]);
    expect(
      rows.map(({ row, name, hebrewName, gregorianDate, hebrew }) => [
        row,
        name,
        hebrewName,
        gregorianDate,
        hebrew?.year,
      ]),
    ).toEqual(PEOPLE);
    expect(rows.flatMap(({ issues }) => issues.filter(({ severity }) => severity === 'error'))).toEqual([]);
  });

  it('given it has none, then the cells tell', async () => {
    const { fields } = await read(
      ...PAIRS.map((line) =>
        line
          .split(',')
          .slice(0, 2)
          .concat(line.split(',')[3] ?? '')
          .join(','),
      ),
    );

    expect(fields).toEqual(['name', 'gregorianDate', 'phone', 'hebrewName', 'hebrewDate']);
  });

  it('given headings in Hebrew below those in English, then they are nobody', async () => {
    const { fields, rows } = await read(
      'Deceased,Date of Death,Observer,Phone',
      'שם הנפטר,תאריך פטירה,בן משפחה,טלפון',
      ...PAIRS,
    );

    expect(fields.slice(4)).toEqual(['hebrewName', 'hebrewDate']);
    expect(rows.map(({ name }) => name)).toEqual(['Sam Katz', 'Lea Blum', 'Max Roth']);
  });

  it('given people in Hebrew among people in English, then each is a person', async () => {
    const { rows } = await read(
      'Deceased,Date of Death,Observer,Phone',
      'Sam Katz,1/2/1990,Eva Katz,555-0101',
      'שמואל כהן,ג׳ בטבת תש״ל,,',
      'Max Roth,7/8/1993,Ann Roth,',
      'Ida Roth,7/8/1994,Ann Roth,',
    );

    expect(rows).toHaveLength(4);
  });
});

import { understandDates } from './understand-dates.js';

const read = (civil: string, serials1904: ReadonlySet<number> | 'all' = new Set()) => {
  const { gregorianDate, issues } = understandDates(
    { civil, hebrew: '', hebrewYear: '', afterSunset: '', printed: '' },
    {
      ...{
        order: 'mdy',
        today: '2026-11-29',
        israel: false,
        sunsetWords: {},
        asksBefore: null,
        isOfOneLifetime: false,
      },
      serials1904,
    },
  );
  const [first] = issues;
  return { date: gregorianDate, ...(first && { code: first.code, severity: first.severity, message: first.message }) };
};

describe('the number of a day in Excel', () => {
  it('given one, then it is its day from 1900 on, and that is said', () => {
    expect(read('30745')).toEqual({
      ...{ date: '1984-03-04', code: 'excel_serial', severity: 'info' },
      message: '30745 is an Excel number, read as 1984-03-04',
    });
  });

  it('given a workbook that counts from 1904, then its day is four years later', () => {
    expect(read('29283', 'all')).toMatchObject({ date: '1984-03-04', code: 'excel_serial', severity: 'info' });
  });

  it('given one that is probably of an old Mac, then both days are said, to be looked at', () => {
    expect(read('29283', new Set([29283]))).toEqual({
      ...{ date: '1984-03-04', code: 'excel_serial_1904_ambiguous', severity: 'warning' },
      message:
        '29283 is an Excel number, read as 1984-03-04 as old Macs count; counted from 1900 it is 1980-03-03. Please check',
    });
  });

  it('given a day that has not come, then it is refused', () => {
    expect(read('46500')).toEqual({
      ...{ date: null, code: 'future_date', severity: 'error' },
      message: '2027-04-23 is in the future',
    });
  });
});

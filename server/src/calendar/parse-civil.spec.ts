import { parseCivil, type CivilReading } from './index.js';

const read = (text: string, reading: Partial<CivilReading> = {}): string => {
  const parsed = parseCivil(text, { order: 'mdy', today: '2026-11-20', ...reading });
  return parsed.ok ? parsed.date : parsed.code;
};

describe('reading a typed civil date', () => {
  it.each([
    ['3/3/84', '1984-03-03'],
    ['March 3 1984', '1984-03-03'],
    ['March 3rd, 1984', '1984-03-03'],
    ['3 March 1984', '1984-03-03'],
    ['3 Mar. 1984', '1984-03-03'],
    ['Saturday, March 3, 1984', '1984-03-03'],
    ['3 Sept 1984', '1984-09-03'],
    ['1984-03-03', '1984-03-03'],
    ['1984/3/3', '1984-03-03'],
    ['3 avril 1991', '1991-04-03'],
    ['1er août 1991', '1991-08-01'],
    ['12 juil. 1984', '1984-07-12'],
    ['3 de abril de 1991', '1991-04-03'],
    ['3. März 1984', '1984-03-03'],
    ['3. Dezember 1984', '1984-12-03'],
    ['3 enero 1984', '1984-01-03'],
    ['3 декабрь 1984', '1984-12-03'],
    ['31 dezembro 1999', '1999-12-31'],
    ['3 апреля 1991 г.', '1991-04-03'],
    ['13 במרץ 1984', '1984-03-13'],
    ['9 מרס 1984', '1984-03-09'],
    ['3 jui 1984', 'not_a_civil_date'],
    ['13-Feb-45', '1945-02-13'],
    ['20-Feb-36', '1936-02-20'],
    [' December 1, 1973', '1973-12-01'],
    ['Apr 4, 1938', '1938-04-04'],
    ['17.02.1970', '1970-02-17'],
    ['28/03/1970', '1970-03-28'],
    ['12/8/1978', '1978-12-08'],
    ['12/8/1978 0:00', '1978-12-08'],
    ['1978-12-08T00:00:00.000Z', '1978-12-08'],
    ['12/8/1978 12:00:00 AM', '1978-12-08'],
    ['12/8/1978 12:00:00 PM', 'not_a_civil_date'],
    ['2/29/2000', '2000-02-29'],
    ['12/12/1990', '1990-12-12'],
    ['1/31/1990', '1990-01-31'],
    ['Wed, 1 March 2000', '2000-03-01'],
    ['Tue 7 March 2000', '2000-03-07'],
    ['Thu 31 Aug 2000', '2000-08-31'],
    ['Sat. 4 March 2000', '2000-03-04'],
    ["3 March '84", '1984-03-03'],
    ['12.IV.1987', '1987-04-12'],
    ['3 Marchlands 1984', 'not_a_civil_date'],
    ['March 3 1984 1985', 'not_a_civil_date'],
    ['March 3 of the year', 'not_a_civil_date'],
    ['March 3 19845', 'not_a_civil_date'],
    ['March 3x 1984', 'not_a_civil_date'],
    ['X3 March 1984', 'not_a_civil_date'],
    ['1984 3 March', 'not_a_civil_date'],
    ['3/3/1984 or so', 'not_a_civil_date'],
    ['about 1984-03-03', 'not_a_civil_date'],
    ['no Monday 3 March 1984', 'not_a_civil_date'],
    ['Mondayish 3 March 1984', 'not_a_civil_date'],
    ['unsat 3 March 1984', 'not_a_civil_date'],
    ['3 1984', 'not_a_civil_date'],
    ['3 d 1984', 'not_a_civil_date'],
    ['3 bmay 1984', 'not_a_civil_date'],
    ['3 84 March', 'not_a_civil_date'],
    ['2/1/1999', '1999-02-01'],
    ['1/1/0000', 'no_such_day'],
    ['1/1/0001', '0001-01-01'],
  ])('given %j, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '2/30/1984',
    '2/29/1900',
    '2/29/1985',
    '13/13/1984',
    '0/1/1984',
    '31 April 1984',
    '1984-02-30',
    '2/30/84',
    '0 0 00',
    '1984-13-01',
  ])('given %j, a day that does not exist is refused and never rolls over', (text) => {
    expect(read(text)).toBe('no_such_day');
  });

  it.each([
    '',
    ',',
    '9/99/9 999',
    'unknown',
    '3/3',
    '1984',
    '26999',
    'Marching 3 1984',
    'Mayor 3 1984',
    '1/2/3/1984',
    '1984-03-03T05:00:00Z',
    '9'.repeat(9999),
  ])('given %j, it is refused', (text) => {
    expect(read(text)).toBe('not_a_civil_date');
  });

  it('given both numbers small, the order decides and the doubt is told', () => {
    expect(parseCivil('3/4/1984', { order: 'mdy' })).toEqual({
      ok: true,
      date: '1984-03-04',
      order: null,
      ambiguousOrder: true,
    });
    expect(parseCivil('3/4/1984', { order: 'dmy' })).toEqual({
      ok: true,
      date: '1984-04-03',
      order: null,
      ambiguousOrder: true,
    });
    expect(parseCivil('3/3/1984', { order: 'mdy' })).toEqual({ ok: true, date: '1984-03-03', order: null });
    expect(parseCivil('12/1/1984', { order: 'dmy' })).toMatchObject({ date: '1984-01-12', ambiguousOrder: true });
    expect(parseCivil('3.4.1984', { order: 'mdy' })).toMatchObject({ date: '1984-04-03', ambiguousOrder: true });
  });

  it('given a number above 12, it settles the order for its column', () => {
    expect(parseCivil('28/03/1970', { order: 'mdy' })).toEqual({ ok: true, date: '1970-03-28', order: 'dmy' });
    expect(parseCivil('3/28/1970', { order: 'dmy' })).toEqual({ ok: true, date: '1970-03-28', order: 'mdy' });
  });

  it('given a year of two digits, the death is never in the future', () => {
    expect(read('4/16/31')).toBe('1931-04-16');
    expect(read('6/1/99')).toBe('1999-06-01');
    expect(read('11/20/26')).toBe('2026-11-20');
    expect(read('11/21/26')).toBe('1926-11-21');
    expect(parseCivil('6/1/99', { order: 'mdy', today: '2026-11-20' })).toMatchObject({ twoDigitYear: true });
  });

  it('given the Hebrew year too, it decides the century', () => {
    expect(read('7/3/04', { hebrewYear: 5664 })).toBe('1904-07-03');
    expect(read('7/3/04', { hebrewYear: 5764 })).toBe('2004-07-03');
    expect(read('9/20/20', { hebrewYear: 5681, today: undefined })).toBe('1920-09-20');
  });

  it('given neither today nor a Hebrew year, a year of two digits is not guessed', () => {
    expect(read('7/3/04', { today: undefined })).toBe('century_unknown');
  });

  it('given a day to come, it is refused', () => {
    expect(read('1/1/2099')).toBe('future_date');
    expect(read('1/1/2099', { today: undefined })).toBe('2099-01-01');
  });

  it('given a day without a year, the year is asked for', () => {
    expect(read('March 3')).toBe('year_missing');
    expect(read('3 March')).toBe('year_missing');
  });

  it.each([
    ['11/20', '2026-11-20'],
    ['11/21', '2025-11-21'],
    ['20 November', '2026-11-20'],
    ['3.12.', '2025-12-03'],
    ['2/29', 'year_missing'],
  ])('given %j of what has just happened, then it is the last such day: %s', (text, expected) => {
    expect(read(text, { isRecent: true })).toBe(expected);
    expect(read(text, { isRecent: true, today: undefined })).toBe('year_missing');
  });

  it('given what is refused, then it is said in words', () => {
    const said = (text: string) => parseCivil(text, { order: 'mdy', today: '2026-11-20' });

    expect(said(`${'x'.repeat(40)}y`)).toMatchObject({ message: `"${'x'.repeat(40)}" is not a date` });
    expect(said(' March 3 ')).toMatchObject({ message: '"March 3" has no year' });
    expect(said(' 2/30/1984 ')).toMatchObject({ message: '"2/30/1984" is a day that does not exist' });
    expect(said('1/1/2099')).toMatchObject({ message: '2099-01-01 is in the future' });
    expect(parseCivil(' 7/3/04', { order: 'mdy' })).toMatchObject({ message: '"7/3/04" does not tell the century' });
  });
});

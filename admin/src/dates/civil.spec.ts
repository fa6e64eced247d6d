import { daysBetween, formatCivil, fridayOn, keptTogether, plusDays, todayIn } from './civil';

describe('civil dates in the browser', () => {
  it.each([
    ['2027-01-08', '2027-01-08'],
    ['2027-01-09', '2027-01-15'],
    ['2027-01-07', '2027-01-08'],
    ['2026-12-27', '2027-01-01'],
  ])('given %s, then its Friday is %s', (day, friday) => {
    expect(fridayOn(day)).toBe(friday);
  });

  it('given the days on which clocks change, then a day is still a day', () => {
    expect(plusDays('2027-03-13', 1)).toBe('2027-03-14');
    expect(plusDays('2027-03-14', 1)).toBe('2027-03-15');
    expect(daysBetween('2027-03-01', '2027-12-01')).toBe(275);
    expect(daysBetween('2027-03-02', '2027-03-01')).toBe(-1);
  });

  it('given one instant, then today is the congregation’s, not the reader’s', () => {
    const now = new Date('2026-12-02T04:00:00Z');

    expect(todayIn('America/New_York', now)).toBe('2026-12-01');
    expect(todayIn('Asia/Jerusalem', now)).toBe('2026-12-02');
  });

  it('given a browser that writes days in another order, then today is still a civil date', () => {
    const formats: { format: unknown } = Intl.DateTimeFormat.prototype;
    const format = jest.spyOn(formats, 'format', 'get').mockReturnValue(() => '12/1/2026');

    expect(todayIn('America/New_York', new Date('2026-12-02T04:00:00Z'))).toBe('2026-12-01');
    format.mockRestore();
  });

  it('given a day, then it is written as the reader writes it, and stays that day', () => {
    expect(formatCivil('1984-03-03', 'en')).toBe('3 Mar 1984');
    expect(formatCivil('1984-03-03', 'en', 'long')).toBe('Saturday, 3 March 1984');
    expect(formatCivil('1984-03-03', 'he', 'long')).toBe('יום שבת, 3 במרץ 1984');
    expect(formatCivil('2026-11-27', 'he', 'weekday')).toBe('יום ו׳, 27 בנובמבר 2026');
    expect(formatCivil('2026-11-27', 'he', 'yearless')).toBe('יום ו׳, 27 בנובמבר');
  });

  it.each([
    [
      'Died on 25 November 2018, at 4:17 pm, that is 17 Kislev 5779',
      'Died on 25_November 2018, at 4:17_pm, that is 17_Kislev 5779',
    ],
    ['יום שלישי, 1 בדצמבר 2026, י״ז בכסלו תשפ״ז', 'יום שלישי, 1_בדצמבר 2026, י״ז_בכסלו תשפ״ז'],
    ['Yahrzeit of Rose: December 1, 2026', 'Yahrzeit of Rose: December_1, 2026'],
    ['In 2026 there were 3', 'In 2026 there were 3'],
  ])('given "%s", then no line ends between a day and its month', (sentence, kept) => {
    expect(keptTogether(sentence).replaceAll('\u00a0', '_')).toBe(kept);
  });
});

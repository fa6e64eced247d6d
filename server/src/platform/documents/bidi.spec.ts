import { closedInEach, visualRuns, type Direction } from './bidi.js';

/** The line as the eye meets it, from left to right. */
const seen = (line: string, direction: Direction = 'rtl'): string =>
  visualRuns(line, direction)
    .map(({ text, rightToLeft }) => (rightToLeft ? [...text].reverse().join('') : text))
    .join('');

describe('the order of a line on paper', () => {
  it.each([
    ['Hebrew', 'שלום רב', 'בר םולש'],
    ['a number within Hebrew', 'בשעה 16:37 בדיוק', 'קוידב 16:37 העשב'],
    ['a year in letters', 'כ״ה בטבת תשפ״ז', 'ז״פשת תבטב ה״כ'],
    ['a civil date', 'ביום 4 בינואר 2027', '2027 ראוניב 4 םויב'],
    ['a Latin name within Hebrew', 'של Miriam Levin ז״ל', 'ל״ז Miriam Levin לש'],
    ['brackets', 'אבא (יוסף) שלי', 'ילש (ףסוי) אבא'],
    ['marks that steer', '\u200Fשלום\u200E', 'םולש'],
  ])('given %s in a Hebrew letter, then it stands as it is read', (_, line, expected) => {
    expect(seen(line)).toBe(expected);
  });

  it('given Hebrew within English, then it stands right to left in its place', () => {
    expect(seen('Yahrzeit of שרה לוין (5744)', 'ltr')).toBe('Yahrzeit of (5744) ןיול הרש');
  });

  it('given no direction, then the first letter decides', () => {
    expect(visualRuns('12 רחוב הארז', 'auto').map(({ text }) => text)).toEqual([' רחוב הארז', '12']);
    expect(visualRuns('12 Cedar Street', 'auto').map(({ text }) => text)).toEqual(['12 Cedar Street']);
  });

  it('given a name that is closed in and broken over two lines, then it is closed in on both, and the day behind it keeps its place', () => {
    const lines = closedInEach(['היארצייט של \u2068Miriam', 'Levin\u2069: 8 בדצמבר']);

    expect(lines).toEqual(['היארצייט של \u2068Miriam\u2069', '\u2068Levin\u2069: 8 בדצמבר']);
    expect(seen(lines[1]!)).toBe('רבמצדב 8 :Levin');
  });
});

import { asksBeforeSunset, readSunset } from './after-sunset.js';

describe('a cell under "After sunset"', () => {
  const each = (cells: string, expected: string) => {
    for (const cell of cells.split('|')) expect([cell, readSunset(cell, {})]).toEqual([cell, expected]);
  };

  it('given a word for it, then it is yes, in any case and with any signs around', () => {
    each('y|YES|x|X|✓|true|1|eve|EVE|Eve.|evening|after sunset|After Sunset|AFTER-DARK|nightfall|Night|"night"', 'yes');
    each('כן|אחרי השקיעה|ליל|בלילה', 'yes');
  });

  it('given its opposite, then it is no', () => {
    each('n|No|FALSE|0|before sunset|Before dark|day|Daytime|morning|לא|לפני השקיעה|ביום', 'no');
  });

  it('given a column that asks whether it was before sunset, then yes is by day, and words that say when say it still', () => {
    const before = (cell: string) => readSunset(cell, {}, true);

    expect(['Yes', '1', 'x', 'כן', 'before sunset', 'day'].map(before)).toEqual(Array(6).fill('no'));
    expect(['No', '0', 'לא', 'after sunset', 'night'].map(before)).toEqual(Array(5).fill('yes'));
    expect(['Before Sunset?', 'Died before sundown', 'לפני השקיעה'].map(asksBeforeSunset)).toEqual([true, true, true]);
    expect(['After Sunset', 'Sunset', 'Eve before', 'אחרי השקיעה'].map(asksBeforeSunset)).toEqual(Array(4).fill(false));
  });

  it('given that nobody knows, then it is not sure; given nothing, then nothing', () => {
    each('?|unknown|N/A|not sure|TBD|-|לא ידוע', 'unsure');
    each('| |  ', 'blank');
  });

  it('given a word that is not known, then it is unknown until the office has said what it means', () => {
    each('late|maybe|erev-ish|constructor', 'unknown');
    expect(readSunset('LATE.', { late: 'yes' })).toBe('yes');
    expect(readSunset('late', { late: 'unsure' })).toBe('unsure');
  });
});

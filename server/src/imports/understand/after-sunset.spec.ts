import { readSunset } from './after-sunset.js';

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

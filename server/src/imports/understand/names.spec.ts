import { nameInOrder, personKey, readName } from './names.js';
import { readObserver } from './relationships.js';

describe('names as lists have them', () => {
  it.each([
    ['Ben-Gurion, David', 'David Ben-Gurion'],
    ['  Golda  Meir ', 'Golda Meir'],
    ['Sam Levin, Jr.', 'Sam Levin, Jr.'],
    ['Smith, John "Jack"', 'John "Jack" Smith'],
    ['Levin, Sam, MD', 'Levin, Sam, MD'],
  ])('%s is written %s', (typed, written) => {
    expect(nameInOrder(typed)).toBe(written);
  });

  it.each([
    ['Sarah MCDONALD-LEVY', 'Sarah McDonald-Levy'],
    ['Éliane LÉVY', 'Éliane Lévy'],
    ['KATZ, Miriam', 'Miriam Katz'],
    ['SOL WEISS', 'Sol Weiss'],
    ['Sam Levin CPA', 'Sam Levin CPA'],
    ['Sam Levin III', 'Sam Levin III'],
  ])('%s is kept as %s, and marked where it differs', (typed, kept) => {
    expect(readName(typed)).toMatchObject({ name: kept, wasInCapitals: kept !== nameInOrder(typed) });
  });

  it('given one person written in three ways, then there is one key', () => {
    const keys = ["Ze'ev Ben-Gurión", 'BEN GURION ZEEV', 'ze’ev  ben-gurion'].map(personKey);

    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [
      'Father of Mrs. Levin',
      { kind: 'person', name: 'Mrs. Levin', kinship: { relationship: 'Parent', detail: 'Father' } },
    ],
    ['No Observers Linked', { kind: 'none' }],
    ['Perpetual Yahrzeit', { kind: 'perpetual' }],
    ['House of Levin', { kind: 'person', name: 'House of Levin', kinship: null }],
    ['', { kind: 'blank' }],
  ])('the cell "%s" is understood', (cell, understood) => {
    expect(readObserver(cell)).toMatchObject(understood);
  });
});

import { nameInOrder, namesInBoth, personKey, readName, readParts } from './names.js';
import { readObserver } from './relationships.js';

describe('names as lists have them', () => {
  it.each([
    ['Morris Levin / משה בן אברהם לוין', 'Morris Levin', 'משה בן אברהם לוין'],
    ['משה בן אברהם ז"ל - Levin, Morris', 'Levin, Morris', 'משה בן אברהם ז"ל'],
    ['Morris Levin (משה)', 'Morris Levin', 'משה'],
    ['Rabbi Morris Levin\nהרב משה ב״ר אברהם', 'Rabbi Morris Levin', 'הרב משה ב״ר אברהם'],
    ["Rose Katz, רייזל בת ר' משה", 'Rose Katz', "רייזל בת ר' משה"],
  ])('%s are a name and a name in Hebrew', (cell, name, hebrew) => {
    expect(namesInBoth(cell)).toEqual({ name, hebrew });
  });

  it.each([
    'Morris Levin ז"ל',
    'הרב Morris Levin',
    'Morris ben אברהם',
    'Morris משה Levin',
    'משה לוין',
    'Morris Levin',
    "ר' Levin",
  ])('%s is one name', (cell) => {
    expect(namesInBoth(cell)).toBeNull();
  });

  it.each([
    ['Ben-Gurion, David', 'David Ben-Gurion'],
    ['  Golda  Meir ', 'Golda Meir'],
    ['Sam Levin, Jr.', 'Sam Levin, Jr.'],
    ['Smith, John "Jack"', 'John "Jack" Smith'],
    ['Levin, Sam, MD', 'Levin, Sam, MD'],
    ['Levin, Dr. Sam', 'Dr. Sam Levin'],
    ['Dr. Levin, Sam', 'Dr. Sam Levin'],
    ['Levin, Sam, Dr.', 'Dr. Sam Levin'],
    ['Sam Levin, Rabbi', 'Rabbi Sam Levin'],
    ['Sam Levin (Prof.)', 'Prof. Sam Levin'],
    ['Levin, Mr. & Mrs. Sam', 'Mr. & Mrs. Sam Levin'],
    ['Levin, Rabbi Dr. Sam', 'Rabbi Dr. Sam Levin'],
    ['Judge, Miriam', 'Miriam Judge'],
    ['Rabbi', 'Rabbi'],
    ['לוי, ד״ר שמואל', 'ד״ר שמואל לוי'],
    ["לוי שרה, גב'", "גב' לוי שרה"],
    ['כהן, משה, הרב', 'הרב משה כהן'],
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

  it.each([
    ['Dr. Sam', 'Levin'],
    ['Sam', 'Dr. Levin'],
    ['Sam', 'Levin, Dr.'],
    ['SAM', 'LEVIN (DR.)'],
  ])('given "%s" and "%s" in columns of their own, then the title comes first', (first, last) => {
    expect(readParts(first, last).name).toBe('Dr. Sam Levin');
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

import { genderOfHebrewName } from '@zikaron/contract';
import { readFileSync } from 'node:fs';
import { soundOfPoints, stressesOf, syllablesOf } from '../../test/sound-of-points.js';
import { givenNameOf } from './given-names.js';
import { plainHebrew } from './letters.js';

interface Row {
  readonly line: string;
  readonly gender: string;
  readonly spellings: readonly string[];
  readonly israeli: string;
  readonly ashkenazi: string;
  readonly english: string;
}

const ROWS = readFileSync(new URL('./given-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line): Row => {
    const [gender = '', spelled = '', israeli = '', ashkenazi = '', english = ''] = line.split('|');
    return { line, gender, spellings: spelled.split(','), israeli, ashkenazi, english };
  });

/** The lines of those that break a rule: none do. */
const lines = (breaks: (row: Row) => boolean): string[] => ROWS.filter(breaks).map(({ line }) => line);

/** Silent ה within a word, Arabic צ, and letters that Scripture leaves unsaid: points do not tell these. */
const SAID_OTHERWISE = ['יששכר', 'פדהצור', 'עשהאל'];

describe('the dictionary of given names', () => {
  it.each(['פרידה', 'רייסה', 'רגינא', 'מנוחא'])(
    'given %s, which families write with ה and with א at its end, then its sound is known',
    (name) => {
      expect(givenNameOf(name)?.gender).toBe('f');
    },
  );

  it('given any two names, then they share no spelling, and each is there once', () => {
    const spellings = ROWS.flatMap((row) => row.spellings.map(plainHebrew));
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    expect(ROWS.filter(({ spellings: [pointed = ''] }) => givenNameOf(pointed)?.pointed !== pointed)).toEqual([]);
  });

  it('given a line, then it has a gender, Hebrew, two sounds, and English that begins with capitals', () => {
    expect(
      lines(
        ({ line, gender, spellings, israeli, ashkenazi, english }) =>
          line.split('|').length !== 5 ||
          !/^[fmu]$/.test(gender) ||
          !spellings.every((one) => /^[֑-״\s־]+$/u.test(one)) ||
          ![israeli, ashkenazi].every((sound) => /^[A-Za-z' -]+$/.test(sound)) ||
          !/^[A-Z]/.test(israeli) ||
          !/^([A-Z][A-Za-z'-]*( [A-Z][A-Za-z'-]*)*)?$/.test(english),
      ),
    ).toEqual([]);
  });

  it('given a name, then its first spelling has points, and the others are letters alone', () => {
    const isPointed = (text: string) => /[\u05B0-\u05BC\u05C7]/u.test(text);
    expect(
      lines(
        ({ spellings: [first = '', ...others] }) => !isPointed(first) || others.some((one) => one !== plainHebrew(one)),
      ),
    ).toEqual([]);
  });

  it('given a letter with several points, then they stand in the order of Unicode, which whoever looks for them goes by', () => {
    expect(lines(({ line }) => line !== line.normalize('NFC'))).toEqual([]);
  });

  it('given the points, then they say what the Israeli sound says: no letter is hard where it is soft', () => {
    expect(
      lines(
        ({ spellings: [pointed = ''], israeli }) =>
          !SAID_OTHERWISE.includes(plainHebrew(pointed)) && soundOfPoints(pointed) !== soundOfPoints(israeli),
      ),
    ).toEqual([]);
  });

  it('given a name of several words, then its sounds have as many, with one stress to a word', () => {
    const words = (text: string) => text.split(' ').length;
    expect(
      lines(
        ({ spellings: [pointed = ''], israeli, ashkenazi }) =>
          words(pointed) !== words(israeli) ||
          words(israeli) !== words(ashkenazi) ||
          ![israeli, ashkenazi].every((sound) => stressesOf(sound).every((stresses) => stresses === 1)),
      ),
    ).toEqual([]);
  });

  it('given a name of one gender, then what a Hebrew name tells of its bearer is no other', () => {
    expect(
      lines(({ gender, spellings }) => spellings.some((one) => ![null, gender].includes(genderOfHebrewName(one)))),
    ).toEqual([]);
  });

  it('given both sounds of a name, then they have as many syllables', () => {
    expect(lines(({ israeli, ashkenazi }) => syllablesOf(israeli) !== syllablesOf(ashkenazi))).toEqual([]);
  });

  it('given how names are written in English letters, then none is written as another is, but for Jonathan, whose Hebrew is asked', () => {
    const written = ROWS.flatMap(({ english }) => english.toLowerCase().split(' ').filter(Boolean));
    expect(written.filter((one, at) => written.indexOf(one) !== at)).toEqual(['jonathan']);
  });

  it('given the Ashkenazi sound, then it has a capital for the stress alone', () => {
    expect(lines(({ ashkenazi }) => /(^| )[A-Z][a-z]*[-'](\S*[-'])?[A-Z]/.test(ashkenazi))).toEqual([]);
  });

  it('given the lines, then men stand before women, and those before names of both, each in the order of the letters', () => {
    const keys = ROWS.map(({ gender, spellings: [pointed = ''] }) => `${'mfu'.indexOf(gender)}${plainHebrew(pointed)}`);
    expect(keys).toEqual([...keys].sort());
  });
});

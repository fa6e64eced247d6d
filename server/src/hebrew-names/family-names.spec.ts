import { readFileSync } from 'node:fs';
import { stressesOf } from '../../test/sound-of-points.js';
import { isBetweenNames } from './between-names.js';
import { soundOfFamilyName } from './family-names.js';
import { givenNameOf } from './given-names.js';

const LINES = readFileSync(new URL('./family-names.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const spellingsOf = (line: string): string[] => line.split('|')[0]?.split(',') ?? [];

describe('family names within a Hebrew name', () => {
  it('given a line, then it has letters without points and one sound with one stress', () => {
    const written = /^[א-ת׳]+(,[א-ת׳]+)*\|[A-Z][A-Za-z'-]*$/u;
    expect(LINES.filter((line) => !written.test(line))).toEqual([]);
    const stresses = (line: string) => stressesOf(line.split('|')[1] ?? '');
    expect(LINES.filter((line) => stresses(line).some((count) => count !== 1))).toEqual([]);
  });

  it('given any spelling, then it is there once, in the order of the letters, and is neither a given name nor a title', () => {
    const spellings = LINES.flatMap(spellingsOf);
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(spellings.filter((one) => givenNameOf(one) !== null || isBetweenNames(one))).toEqual([]);
    expect(LINES).toEqual([...LINES].sort());
  });

  it('given the Ashkenazi sound, then it has a capital for the stress alone', () => {
    expect(['אבוהב', 'קרליבך', 'שיף'].map((name) => soundOfFamilyName(name, 'ashkenazi'))).toEqual([
      'a-bu-HAV',
      'KAR-le-bach',
      'Shif',
    ]);
  });
});

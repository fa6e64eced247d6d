import { readFileSync } from 'node:fs';
import type { Sound } from './given-names.js';

let kept: ReadonlyMap<string, string> | null = null;

/** It is read when the first name that is no given one is asked for. */
const soundsOf = (): ReadonlyMap<string, string> => (kept ??= read());

function read(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('./family-names.txt', import.meta.url), 'utf8').split('\n');
  const names = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('|'));
  return new Map(names.flatMap(([spelled = '', sound = '']) => spelled.split(',').map((one) => [one, sound] as const)));
}

/**
 * How a family name sounds that stands within a Hebrew name (יעקב אלמליח בן רבקה): plain letters, one word. `null` of one that the
 * house does not know. It is no given name: it tells neither whose son somebody is nor what a column of a list holds.
 */
export function soundOfFamilyName(word: string, sound: Sound): string | null {
  const said = soundsOf().get(word) ?? null;
  return sound === 'ashkenazi' ? said && withCapitalsOfStressAlone(said) : said;
}

/** A-bu-HAV is a-bu-HAV, and KAR-le-bach stays: how the dictionary of given names writes the Ashkenazi sound. */
const withCapitalsOfStressAlone = (said: string): string =>
  /[-'].*[A-Z]/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;

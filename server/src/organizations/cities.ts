import type { City } from '@zikaron/contract';
import { readFile } from 'node:fs/promises';

/** A city, with the words by which it is found. */
type Known = City & { readonly words: string };

const MOST = 20;

let known: Promise<readonly Known[]> | undefined;

/**
 * Cities whose name, other spelling, region or country begins with each typed word: those whose name begins with the whole
 * text first, then the larger ones. Case, accents and apostrophes do not matter. At most 20.
 */
export async function findCities(typed: string): Promise<City[]> {
  const asked = plain(typed);
  const parts = asked.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  known ??= readCities();
  const found = (await known).filter(({ words }) => parts.every((part) => words.includes(` ${part}`)));
  const first = found.filter(({ words }) => words.startsWith(` ${asked}`));
  const rest = found.filter((city) => !first.includes(city));
  return [...first, ...rest].slice(0, MOST).map(({ words: _, ...city }) => city);
}

/**
 * Read when somebody first searches: most processes never do. A line is a city, the largest first: name, region, country,
 * latitude, longitude, time zone, other spellings. Written by scripts/cities.mjs from GeoNames (https://www.geonames.org),
 * CC BY 4.0.
 */
async function readCities(): Promise<readonly Known[]> {
  const lines = await readFile(new URL('./cities.txt', import.meta.url), 'utf8');
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', region = '', country = '', latitude, longitude, timezone = '', also = ''] = line.split('|');
      const place = { latitude: Number(latitude), longitude: Number(longitude), timezone, israel: country === 'IL' };
      const words = plain([name, also, region, country, countries.of(country)].join(' '));
      return { name, region: region || null, country, ...place, words: ` ${words}` };
    });
}

/** Lower case, without accents, vowel points and apostrophes; whatever else stands between words is one blank. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘׳״"]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

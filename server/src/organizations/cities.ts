import type { City } from '@zikaron/contract';
import { readFile } from 'node:fs/promises';

/** A city, with the words by which it is found, and its Hebrew name where that is among them. */
type Known = City & { readonly words: string; readonly hebrew: string | null };

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
  return [...first, ...rest].slice(0, MOST).map(({ words: _, hebrew: __, ...city }) => city);
}

/** The largest city of each time zone, by the zone's usual name. */
let largest: Promise<ReadonlyMap<string | null, Known>> | undefined;

/** The largest city of a time zone, by whichever of its names; null for a zone that has none here, or is no zone. */
export async function largestCityOf(timezone: string): Promise<Known | null> {
  known ??= readCities();
  largest ??= known.then((all) => {
    const byZone = new Map([...all].reverse().map((city) => [city.timezone, city]));
    return new Map([...byZone].map(([zone, city]) => [usualName(zone), city]));
  });
  const zone = usualName(timezone);
  return zone === null ? null : ((await largest).get(zone) ?? null);
}

/** Of `Asia/Kolkata` and `Asia/Calcutta` one and the same; null where there is no such zone. */
function usualName(timezone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
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
      const hebrew = also.split(',').find((one) => /[א-ת]/.test(one)) ?? null;
      return { name, region: region || null, country, ...place, words: ` ${words}`, hebrew };
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

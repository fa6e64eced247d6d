import { clockTime, localDate, sunset } from '../calendar/index.js';
import { largestCityOf } from '../organizations/index.js';
import { markup } from '../preferences/index.js';

const TOLD = /<div[^>]* data-told="true">.*?<\/div>/;
const UNTOLD = /<p[^>]* data-untold="true">.*?<\/p>/;

/**
 * The page about the sunset for whoever says a time zone (admin/src/public/zone.ts), which is all that is asked: the hour in the
 * zone's largest city. Where nothing can be said, the words that say so.
 */
export async function withSunset(page: string, language: 'en' | 'he', zone: unknown, now: Date): Promise<string> {
  const city = typeof zone === 'string' && zone ? await largestCityOf(zone) : null;
  const at = city && sunset(localDate(now, city.timezone), city);
  if (!at) return page.replace(TOLD, '');
  const name = (language === 'he' && city.hebrew) || city.name;
  return page
    .replace(UNTOLD, '')
    .replace('zikaron:hour', clockTime(at, city.timezone, language))
    .replace('zikaron:city', () => markup`${name}`.markup);
}

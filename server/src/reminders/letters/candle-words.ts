import { addDays, candleLighting, isRestDay, nightfall, sunset, weekday } from '../../calendar/index.js';
import type { CivilDate, Place } from '../../calendar/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';

const FRIDAY = 5;

/** When in the evening on which an observance begins the memorial candle is lit. */
export type Lighting = 'beforeShabbat' | 'afterNightfall' | 'beforeFestival' | 'atSundown';

/** No fire is lit on Shabbat: before it on a Friday, after it on a Saturday; likewise about Yom Tov; else at sundown. */
export function lightingOn(evening: CivilDate, place: Place): Lighting {
  if (weekday(evening) === FRIDAY) return 'beforeShabbat';
  if (isRestDay(evening, place)) return 'afterNightfall';
  return isRestDay(addDays(evening, 1), place) ? 'beforeFestival' : 'atSundown';
}

/** The same in words, with the local time where the organization has said where it is. */
export function lightingInWords(evening: CivilDate, place: Place, language: LetterLanguage): string {
  const lighting = lightingOn(evening, place);
  const knowsPlace = sunset(evening, place) !== null;
  const time = knowsPlace ? clockTime(momentOf(lighting, evening, place), place.timezone, language) : null;
  return WORDS[language][lighting](time);
}

function momentOf(lighting: Lighting, evening: CivilDate, place: Place): Date {
  switch (lighting) {
    case 'beforeShabbat':
    case 'beforeFestival':
      return candleLighting(evening, place);
    case 'afterNightfall':
      return nightfall(evening, place);
    case 'atSundown':
      return sunset(evening, place) ?? candleLighting(evening, place);
  }
}

type Words = Record<Lighting, (time: string | null) => string>;

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    beforeShabbat: (time) => `before the Shabbat candles are lit${time ? `, by ${time}` : ''}`,
    beforeFestival: (time) => `before the festival candles are lit${time ? `, by ${time}` : ''}`,
    afterNightfall: (time) => `after nightfall${time ? `, from ${time}` : ''}`,
    atSundown: (time) => `at sundown${time ? `, ${time}` : ''}`,
  },
  he: {
    beforeShabbat: (time) => `לפני הדלקת נרות שבת${time ? `, עד השעה ${time}` : ''}`,
    beforeFestival: (time) => `לפני הדלקת נרות החג${time ? `, עד השעה ${time}` : ''}`,
    afterNightfall: (time) => `אחרי צאת הכוכבים${time ? `, מהשעה ${time}` : ''}`,
    atSundown: (time) => `עם השקיעה${time ? `, בשעה ${time}` : ''}`,
  },
};

/** "4:37 pm"; in Hebrew "16:37". */
function clockTime(instant: Date, timeZone: string, language: LetterLanguage): string {
  const format = new Intl.DateTimeFormat(language === 'he' ? 'en-GB' : 'en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: language === 'he' ? 'h23' : 'h12',
  });
  return format.format(instant).replace(/\s/g, ' ').toLowerCase();
}

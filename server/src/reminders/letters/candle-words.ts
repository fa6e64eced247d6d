import { addDays, candleTime } from '../../calendar/index.js';
import type { CandleTime, CivilDate, Place } from '../../calendar/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';

/** When the memorial candle is lit, in words, with the local time where the organization has said where it is. */
export function lightingInWords(evening: CivilDate, place: Place, language: LetterLanguage): string {
  const { when, at } = candleTime(addDays(evening, 1), place);
  return WORDS[language][when](at && clockTime(at, place.timezone, language));
}

type Words = Record<CandleTime['when'], (time: string | null) => string>;

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

import {
  addDays,
  candleTime,
  clockTime,
  isRestDay,
  type CandleTime,
  type CivilDate,
  type Place,
} from '../../calendar/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';

/** When the memorial candle is lit, in words, with the local time where the organization has said where it is. */
export function lightingInWords(evening: CivilDate, place: Place, language: LetterLanguage): string {
  const { when, at, byClock } = candleTime(addDays(evening, 1), place);
  const time = at && clockTime(at, place.timezone, language);
  return time && byClock ? WITHOUT_SUNSET[language][when](time) : WORDS[language][when](time);
}

/** As a letter says it that leaves on a day. On the observance itself its evening has passed: the candle is lit by day, unless the day is one of rest. */
export function lightingInLetter(
  evening: CivilDate,
  leaves: CivilDate,
  place: Place,
  language: LetterLanguage,
): string {
  const day = addDays(evening, 1);
  return leaves === day && !isRestDay(day, place) ? BEGUN[language] : lightingInWords(evening, place, language);
}

const BEGUN: Record<LetterLanguage, string> = {
  en: 'when this reaches you, if it is not lit yet',
  he: 'עם קבלת המכתב, אם עדיין לא הודלק',
};

/** Where the sun does not set on that day, the congregation's hour stands for it, and the letter says so. */
const WITHOUT_SUNSET: Record<LetterLanguage, Record<CandleTime['when'], (time: string) => string>> = {
  en: {
    beforeShabbat: (time) =>
      `before the Shabbat candles are lit, by ${time}; the sun does not set that day, and we go by the clock`,
    beforeFestival: (time) =>
      `before the festival candles are lit, by ${time}; the sun does not set that day, and we go by the clock`,
    afterNightfall: (time) => `from ${time}; the sun does not set that day, and we go by the clock`,
    atSundown: (time) => `in the evening, at ${time}; the sun does not set that day, and we go by the clock`,
  },
  he: {
    beforeShabbat: (time) => `לפני הדלקת נרות שבת, עד השעה ${time}; ביום זה השמש אינה שוקעת, ואנו הולכים לפי השעון`,
    beforeFestival: (time) => `לפני הדלקת נרות החג, עד השעה ${time}; ביום זה השמש אינה שוקעת, ואנו הולכים לפי השעון`,
    afterNightfall: (time) => `מהשעה ${time}; ביום זה השמש אינה שוקעת, ואנו הולכים לפי השעון`,
    atSundown: (time) => `בערב, בשעה ${time}; ביום זה השמש אינה שוקעת, ואנו הולכים לפי השעון`,
  },
};

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

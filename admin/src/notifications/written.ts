import { hebrewYearNumeral, type Notification, type Say } from '@zikaron/contract';
import { formatCivil, formatInstant } from '../dates/civil';

type Values = Notification['values'];

/**
 * The values of a notification as its reader writes them: `date` is a civil day, `takenAt` an instant, by the congregation's
 * clock; `year` a Hebrew year; `reason` and `answer` are why something failed, as the house says it to them, or as another server said it; `changes` are
 * English, `changesHe` the same in Hebrew.
 */
export function written(
  { date, takenAt, reason, answer, changesHe, ...values }: Values,
  locale: string,
  timezone: string,
  say: Say,
): Values {
  return {
    ...values,
    ...(typeof date === 'string' && { date: formatCivil(date, locale, 'month') }),
    ...(typeof takenAt === 'string' && { takenAt: formatInstant(takenAt, locale, timezone) }),
    ...(typeof reason === 'string' && { reason: say(reason) }),
    ...(typeof answer === 'string' && { answer: say(answer) }),
    ...(locale === 'he' && typeof values.year === 'number' && { year: hebrewYearNumeral(values.year) }),
    ...(locale === 'he' && changesHe !== undefined && { changes: changesHe }),
  };
}

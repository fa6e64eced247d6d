import type { Notification } from '@zikaron/contract';
import { formatCivil, formatInstant } from '../dates/civil';

type Values = Notification['values'];

/** The values of a notification as its reader writes them: `date` is a civil day, `takenAt` an instant, by the congregation's clock. */
export function written({ date, takenAt, ...values }: Values, locale: string, timezone: string): Values {
  return {
    ...values,
    ...(typeof date === 'string' && { date: formatCivil(date, locale, 'month') }),
    ...(typeof takenAt === 'string' && { takenAt: formatInstant(takenAt, locale, timezone) }),
  };
}

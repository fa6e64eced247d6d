import { sayingBy, type RefusalBody, type Say } from '@zikaron/contract';
import { formatCivil } from '../dates/civil';
import { storedLocale } from '../preferences';

/** Said when nothing more can be fetched, so it is here. */
const NOT_REACHED = {
  en: 'The server could not be reached. Check your connection.',
  he: 'אין קשר עם השרת. נא לבדוק את החיבור לאינטרנט.',
};

/** That no answer came, in the reader's language. */
export const notReached = (): string => NOT_REACHED[storedLocale()];

/** Days as the reader writes them; what somebody typed stands in quotation marks, and stays. */
const daysIn =
  (locale: 'en' | 'he'): Say =>
  (sentence) =>
    sentence.replace(/(?<!["“״]\u2068?)\b\d{4}-\d\d-\d\d\b/g, (day) =>
      Number.isNaN(Date.parse(day)) ? day : formatCivil(day, locale, 'month'),
    );

const inEnglish = daysIn('en');

/** How sentences of the server, which speaks English to everybody, are said to whoever reads; what has no Hebrew yet stays as it is. */
export async function saying(): Promise<Say> {
  if (storedLocale() !== 'he') return inEnglish;
  const { refusals } = await import('../i18n/he/refusals').catch(() => ({ refusals: {} }));
  const say = sayingBy(refusals);
  const written = daysIn('he');
  return (english) => written(say(english));
}

/** A refusal as it is said. The sentence of a field stands alone in another language than that by which programs know the field. */
export function refusalSaid(body: Partial<RefusalBody>, say: Say): Partial<RefusalBody> {
  const [first] = say === inEnglish ? [] : (body.details ?? []);
  const message = first && body.message === `${first.path}: ${first.message}` ? first.message : body.message;
  return {
    ...body,
    ...(message !== undefined && { message: say(message) }),
    ...(body.details && { details: body.details.map((detail) => ({ ...detail, message: say(detail.message) })) }),
  };
}

import { isolated, type RefusalBody } from '@zikaron/contract';
import { storedLocale } from '../preferences';

/** How a sentence of the server is said. */
export type Say = (english: string) => string;

/** Said when nothing more can be fetched, so it is here. */
const NOT_REACHED = {
  en: 'The server could not be reached. Check your connection.',
  he: 'אין קשר עם השרת. נא לבדוק את החיבור לאינטרנט.',
};

/** That no answer came, in the reader's language. */
export const notReached = (): string => NOT_REACHED[storedLocale()];

/** To whoever reads English, and to everybody until Hebrew has come. */
export const asItIs: Say = (english) => english;

/** How sentences of the server, which speaks English to everybody, are said to whoever reads; what has no Hebrew yet stays as it is. */
export async function saying(): Promise<Say> {
  if (storedLocale() !== 'he') return asItIs;
  const { refusals } = await import('../i18n/he/refusals').catch(() => ({ refusals: {} }));
  return sayingBy(refusals);
}

/**
 * The same by sentences and what is said for them: `{0}` stands for what the server puts in, and comes closed in; where that is
 * a sentence itself, it is said too.
 */
export function sayingBy(sentences: Record<string, string>): Say {
  const forms = Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{0}'))
    // The one that says most itself is meant.
    .sort(([one], [other]) => wordsOf(other).length - wordsOf(one).length)
    .map(([sentence, said]) => ({ form: formOf(sentence), said }));
  const filledIn = (english: string): string | undefined => {
    for (const { form, said } of forms) {
      const values = form.exec(english)?.slice(1);
      if (values) return said.replace(/\{(\d)\}/g, (_, at: string) => isolated(say(values[Number(at)] ?? '')));
    }
    return undefined;
  };
  const say: Say = (english) => sentences[english] ?? filledIn(english) ?? english;
  return say;
}

const wordsOf = (sentence: string): string => sentence.replace(/\{\d\}/g, '');

const formOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)')}$`, 's');

/**
 * A refusal as it is said. The sentence of a field stands alone in another language than the field's name, which programs know
 * it by and no page shows.
 */
export function refusalSaid(body: Partial<RefusalBody>, say: Say): Partial<RefusalBody> & { alone?: boolean } {
  if (say === asItIs) return body;
  const [first] = body.details ?? [];
  const message = first && body.message === `${first.path}: ${first.message}` ? first.message : body.message;
  return {
    ...body,
    alone: true,
    ...(message !== undefined && { message: say(message) }),
    ...(body.details && { details: body.details.map((detail) => ({ ...detail, message: say(detail.message) })) }),
  };
}

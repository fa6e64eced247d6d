import { hebrewYearNumeral } from './hebrew-numerals.js';
import { isolated } from './isolated.js';

// No schema here: the first list reads this, and does without the schema library.

/** How a sentence of the server is said to whoever reads it. */
export type Say = (english: string) => string;

/** To whoever reads English, and in the admin to everybody until Hebrew has come. */
export const asItIs: Say = (english) => english;

/**
 * By sentences and what is said for them: `{0}` stands for what the server puts in, and comes closed in; where that is
 * a sentence itself, it is said too. `{0y}` is a Hebrew year, in Hebrew letters.
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
      if (values)
        return said.replace(/\{(\d)(y)?\}/g, (_, at: number, year) =>
          year ? hebrewYearNumeral(Number(values[at])) : isolated(say(values[at] ?? '')),
        );
    }
    return undefined;
  };
  const say: Say = (english) => sentences[english] ?? filledIn(english) ?? english;
  return say;
}

const wordsOf = (sentence: string): string => sentence.replace(/\{\d\}/g, '');

const formOf = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)')}$`, 's');

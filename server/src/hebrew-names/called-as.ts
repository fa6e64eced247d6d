import { hasHebrew } from './letters.js';
import type { NameParts } from './parts.js';

/** After whom a person is called up. */
export type CalledAs = 'typed' | 'father' | 'mother' | 'both';

const WORDS = {
  he: { f: 'בת', m: 'בן', either: 'בן או בת', kohen: 'הכהן', levi: 'הלוי', and: ' ו' },
  en: { f: 'bat', m: 'ben', either: 'ben or bat', kohen: 'ha-kohen', levi: 'ha-levi', and: ' ve-' },
} as const;

/**
 * The name as it is called up, in the letters in which it is written. Of a parent who is not known the other is named; without
 * either the given name stands alone: no parent is invented. "As typed" is what was typed.
 */
export function calledAs(parts: NameParts, how: CalledAs, typed: string): string {
  if (how === 'typed') return typed;
  const words = WORDS[hasHebrew(parts.given) ? 'he' : 'en'];
  const parents = parentsFor(parts, how).join(words.and);
  const child = parents && words[parts.gender ?? 'either'];
  return [parts.honorific, parts.given, child, parents, parts.tribe && words[parts.tribe]].filter(Boolean).join(' ');
}

function parentsFor({ father, mother }: NameParts, how: CalledAs): string[] {
  const [one, other] = how === 'mother' ? [mother, father] : [father, mother];
  if (how === 'both') return [father, mother].filter((parent) => parent !== null);
  return [one ?? other].filter((parent) => parent !== null);
}

import { KIN_WORDS, kinWordOf, type Kinship, type KinWord } from '@zikaron/contract';

/** The family's very own word, which the list of choices does not hold. */
export const OWN = 'own';

/** Which choice of the form a kinship is; none is ''. */
export function choiceOf({ relationship, relationshipDetail }: Kinship): string {
  if (relationshipDetail === null) return relationship === 'Other' ? OWN : (relationship ?? '');
  const known = kinWordOf(relationshipDetail);
  return known?.relationship === relationship && !known.general ? known.id : OWN;
}

export const wordIn = ({ en, he }: KinWord, locale: string): string => (locale === 'he' ? he : en);

/** A word as the reader is offered it. */
export const offered = (word: KinWord, t: (key: string) => string, locale: string): string =>
  word.general ? t(`observers.relationships.${word.id}`) : wordIn(word, locale);

/** What a choice comes to: the word of the reader's language beside the value that it belongs to. */
export function chosen(id: string, before: Kinship, language: 'en' | 'he'): Kinship {
  if (id === OWN) return { relationship: before.relationship ?? 'Other', relationshipDetail: '' };
  const word = KIN_WORDS.find((one) => one.id === id);
  if (!word) return { relationship: null, relationshipDetail: null };
  return { relationship: word.relationship, relationshipDetail: word.general ? null : word[language] };
}

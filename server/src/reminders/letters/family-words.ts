import type { Relationship } from '@zikaron/contract';
import type { LetterLanguage } from '../../merge-fields/index.js';

const HEBREW: Record<Relationship, string | null> = {
  Spouse: 'בן או בת הזוג',
  Parent: 'הורה',
  Child: 'בן או בת',
  Sibling: 'אח או אחות',
  Grandparent: 'סבא או סבתא',
  Grandchild: 'נכד או נכדה',
  Other: null,
};

/** What the person remembered is to the observer: the word that the family uses, else the one that was chosen. */
export function relationshipInWords(
  { relationship, relationshipDetail }: { relationship: Relationship | null; relationshipDetail: string | null },
  language: LetterLanguage,
): string | null {
  if (relationshipDetail?.trim()) return relationshipDetail;
  if (relationship === null || relationship === 'Other') return null;
  return language === 'he' ? HEBREW[relationship] : relationship;
}

const TITLE = /^(rabbi|cantor|dr|mr|mrs|ms|miss|prof|rev|הרב|ד"ר|ד״ר|פרופ'|פרופ׳|מר|גב'|גב׳)\.?$/i;

/** How a letter greets: the first word of the name that is not a title; of "Levin, Daniel" the one after the comma. */
export function firstNameOf(name: string): string | null {
  const given = name.includes(',') ? name.slice(name.indexOf(',') + 1) : name;
  const words = given.trim().split(/\s+/).filter(Boolean);
  return words.find((word) => !TITLE.test(word)) ?? null;
}

import type { Relationship, ServiceName } from '@zikaron/contract';

type Language = 'en' | 'he';
type Observer = ServiceName['observers'][number];

const WORDS: Record<Language, Record<Exclude<Relationship, 'Other'>, string>> = {
  en: {
    Spouse: 'spouse',
    Parent: 'parent',
    Child: 'child',
    Sibling: 'sibling',
    Grandparent: 'grandparent',
    Grandchild: 'grandchild',
  },
  he: {
    Spouse: 'בן או בת הזוג',
    Parent: 'הורה',
    Child: 'בן או בת',
    Sibling: 'אח או אחות',
    Grandparent: 'סבא או סבתא',
    Grandchild: 'נכד או נכדה',
  },
};

/**
 * A name as it is read at the service: "Susie Schwartz, mother of David Schwartz and Ruth Katz, aunt of Max Levin". The word
 * is the family's own where they gave one; without any word, "remembered by".
 */
export function nameAsRead(name: string, observers: readonly Observer[], language: Language): string {
  const byKinship = new Map<string | null, string[]>();
  for (const observer of observers) {
    const kinship = kinshipOf(observer, language);
    byKinship.set(kinship, [...(byKinship.get(kinship) ?? []), observer.name]);
  }
  const parts = [...byKinship].map(([kinship, people]) => PHRASE[language](kinship, listed(people, language)));
  return [name, ...parts].join(', ');
}

function kinshipOf({ relationship, relationshipDetail }: Observer, language: Language): string | null {
  const own = relationshipDetail?.trim();
  if (own) return own.charAt(0).toLowerCase() + own.slice(1);
  return relationship === null || relationship === 'Other' ? null : WORDS[language][relationship];
}

const PHRASE: Record<Language, (kinship: string | null, people: string) => string> = {
  en: (kinship, people) => (kinship === null ? `remembered by ${people}` : `${kinship} of ${people}`),
  he: (kinship, people) => (kinship === null ? `זכרונו אצל ${people}` : `${kinship} של ${people}`),
};

/** "A", "A and B", "A, B and C". */
function listed(people: readonly string[], language: Language): string {
  const last = people.at(-1) ?? '';
  if (people.length < 2) return last;
  const before = people.slice(0, -1).join(', ');
  return language === 'he' ? `${before} ו${last}` : `${before} and ${last}`;
}

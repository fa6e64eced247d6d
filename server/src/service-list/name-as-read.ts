import { kinshipAsRead, kinshipInWords, type ServiceName } from '@zikaron/contract';

type Language = 'en' | 'he';
type Observer = ServiceName['observers'][number];

/**
 * A name as it is read at the service: "Susie Schwartz, mother of David Schwartz and Ruth Katz, aunt of Max Levin". The word
 * is the family's own where they gave one in this language; without any word, "remembered by".
 */
export function nameAsRead(name: string, observers: readonly Observer[], language: Language): string {
  const byKinship = new Map<string | null, string[]>();
  for (const observer of observers) {
    const kinship = withSmallLetter(kinshipInWords(observer, language));
    byKinship.set(kinship, [...(byKinship.get(kinship) ?? []), observer.name]);
  }
  const parts = [...byKinship].map(([kinship, people]) => kinshipAsRead(kinship, people, language));
  return [name, ...parts].join(', ');
}

const withSmallLetter = (word: string | null): string | null => word && word.charAt(0).toLowerCase() + word.slice(1);

import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../api/http';
import { filledQuery } from './use-filled';
import type { Whose } from '../use-validation';

/** How many families of its own an office sees a letter for. */
const FAMILIES = 3;
const LOOKED_THROUGH = 60;

const NAME = '{{contact.name}}';
const ABOUT = '{{yahrzeit.name}}';
const DAY = '{{formatDate observance.date "long"}}';

/** A family as the switcher shows it. */
export interface Family {
  whose: Whose;
  name: string;
  about: string;
  day: string;
}

/** A record of the list. */
export interface Listed {
  id: string;
  name: string;
  observerCount: number;
}

/** Those whose day comes next and whom somebody remembers. */
export const useNearest = () =>
  useQuery({
    queryKey: ['yahrzeits', 'families'],
    queryFn: ({ signal }) => {
      const range = `[0,${LOOKED_THROUGH - 1}]`;
      const query = new URLSearchParams({ range, sort: '["nextHebrewObservanceDate","ASC"]' });
      return call<{ data: Listed[] }>(`/yahrzeits?${query}`, { signal });
    },
    select: ({ data: listed }) => listed.filter(({ observerCount }) => observerCount > 0).slice(0, FAMILIES),
    staleTime: 60_000,
  });

/** The family of a record, whichever of its observers stands first. */
export const familyOf = ({ id, name }: Listed): Whose => ({ yahrzeit: { id, name }, observerId: null });

/** The office's families whose day comes next. */
export function useFamilies(language: 'en' | 'he'): Family[] {
  const { data = [] } = useNearest();
  const asked = data.map(familyOf);
  const answers = useQueries({
    queries: asked.map((whose) => filledQuery({ language, whose, expressions: [NAME, ABOUT, DAY] })),
  });
  return asked.map((whose, at) => {
    const filled = answers[at]?.data ?? {};
    return { whose, name: filled[NAME] ?? '', about: filled[ABOUT] ?? data[at]!.name, day: filled[DAY] ?? '' };
  });
}

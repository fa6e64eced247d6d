import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/http';
import { recordOf, type Whose } from '../use-validation';

const MOST = 300;
const NONE: Record<string, string> = {};

interface ToFill {
  language: 'en' | 'he';
  whose: Whose;
  expressions: readonly string[];
}

/** The query that asks what expressions say to one family. */
export const filledQuery = ({ language, whose, expressions }: ToFill) => {
  const asked = [...expressions].slice(0, MOST);
  return {
    queryKey: ['merge-field-testing', 'fill', language, recordOf(whose), asked] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const body = { language, expressions: asked, ...recordOf(whose) };
      const { filled } = await call<{ filled: string[] }>('/merge-field-testing/fill', {
        method: 'POST',
        body,
        signal,
      });
      return Object.fromEntries(asked.map((expression, at) => [expression, filled[at] ?? '']));
    },
    staleTime: 60_000,
  };
};

/** What each expression says to the family, empty until it is known; and whether it was answered at all, or refused. */
export function useFilled(asked: ToFill): { filled: Record<string, string>; isKnown: boolean } {
  const { data, isPending } = useQuery({ ...filledQuery(asked), placeholderData: keepPreviousData });
  return { filled: data ?? NONE, isKnown: !isPending };
}

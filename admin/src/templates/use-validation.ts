import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateValidation } from '@zikaron/contract';
import { call } from '../api/http';

/** Whose values a letter is tried with: those of the sample, or of a yahrzeit and one who observes it. */
export interface Whose {
  yahrzeit: { id: string; name: string } | null;
  observerId: string | null;
}

export const SAMPLE: Whose = { yahrzeit: null, observerId: null };

/** The record as the API asks for it. */
export const recordOf = ({ yahrzeit, observerId }: Whose): { yahrzeitId?: string; observerId?: string } => ({
  ...(yahrzeit && { yahrzeitId: yahrzeit.id }),
  ...(yahrzeit && observerId && { observerId }),
});

/** How a letter turns out for these values, with everything that is missing. */
export const useValidation = ({ html, subject }: { html: string; subject: string }, whose: Whose) =>
  useQuery({
    queryKey: ['merge-field-testing', html, subject, recordOf(whose)],
    queryFn: ({ signal }) =>
      call<TemplateValidation>('/merge-field-testing/validate-template', {
        method: 'POST',
        body: { templateHtml: html, subject, ...recordOf(whose) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

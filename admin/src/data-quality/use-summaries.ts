import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { MergeFieldSummary, OrganizationSummary, QualityOverTime } from '@zikaron/contract';
import { ASKED_AGAIN, SUMMARY_FRESH } from '../api/freshness';
import { call } from '../api/http';

/** How often a page that stays open asks again, and how long an answer is taken as it is, in milliseconds. */
const FRESHNESS = { refetchInterval: ASKED_AGAIN.summaries, staleTime: SUMMARY_FRESH };

const KEY = 'data-quality';

/** The three summaries of a period of so many days. */
export function useSummaries(days: number) {
  const queries = useQueryClient();
  const ask = <Answer>(path: string) => ({
    queryKey: [KEY, path, days],
    queryFn: ({ signal }: { signal: AbortSignal }) => call<Answer>(`${path}?days=${days}`, { signal }),
    ...FRESHNESS,
  });
  const [organization, fields, overTime] = useQueries({
    queries: [
      ask<OrganizationSummary>('/merge-field-testing/organization-summary'),
      ask<MergeFieldSummary>('/notifications/merge-field-summary'),
      ask<QualityOverTime>('/data-quality/over-time'),
    ],
  });
  return {
    organization: organization.data,
    fields: fields.data,
    overTime: overTime.data,
    error: organization.error ?? fields.error ?? overTime.error,
    refresh: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  };
}

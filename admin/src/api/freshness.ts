import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';

/** For so many milliseconds what was read is not read again; the first three as the original's "Timing and caching" has them. */
export const FRESH = { organization: 60_000, templates: 30_000, jobs: 10_000, otherwise: 15_000 } as const;

/** After so many milliseconds what stays open is asked again, and for how long a summary is taken as it is; from the original too. */
export const ASKED_AGAIN = { unread: 30_000, notifications: 15_000, summaries: 60_000 } as const;
export const SUMMARY_FRESH = 30_000;

/**
 * Asked also while the browser believes that it is offline: it says what it could not reach, where it would otherwise wait
 * without a word. What could not be read is read again once the line is back.
 */
const ALSO_OFFLINE = { networkMode: 'always', refetchOnReconnect: true } as const;

/**
 * What is asked anew while it is asked for the first time is given up before: its answer may tell of the time before, and would
 * stay. What is there already, the library itself asks anew.
 */
class AskingAnew extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const isAmongThem = filters.predicate ?? (() => true);
    const predicate: typeof isAmongThem = (query) => query.state.data === undefined && isAmongThem(query);
    void this.cancelQueries({ ...filters, type: 'active', predicate });
    await super.invalidateQueries(filters, options);
  }
}

/** One cache for the whole program. A refusal is not asked for again. */
export const queryClient = new AskingAnew({
  defaultOptions: {
    queries: {
      ...ALSO_OFFLINE,
      staleTime: FRESH.otherwise,
      retry: (failures, error) => failures < 1 && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});
// react-admin's keys begin with the resource, and so do ours.
queryClient.setQueryDefaults(['email-jobs'], { staleTime: FRESH.jobs });
queryClient.setQueryDefaults(['templates'], { staleTime: FRESH.templates });
// react-admin asks our `authProvider` for both, and it answers everybody alike (`useMay` knows who may do what). The answer is given
// here beforehand: coming later, it had every row of a list drawn once more.
queryClient.setQueryDefaults(['auth', 'canAccess'], { initialData: true, staleTime: Infinity });
queryClient.setQueryDefaults(['auth', 'getPermissions'], { initialData: null, staleTime: Infinity });

function isPassing(error: unknown): boolean {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return status === 0 || status >= 500;
}

/** What is to be read anew when somebody begins to observe a yahrzeit, or observes it otherwise. */
export const OF_PEOPLE = [['yahrzeits'], ['contacts'], ['observers']];

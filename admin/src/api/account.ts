import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { may, type Account, type Permission } from '@zikaron/contract';
import { call } from './http';

/** One cache for the whole program. A list is fresh for 15 s; a refusal is not asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && isPassing(error) } },
});

const isPassing = (error: unknown): boolean => {
  const status = (error as { status?: number } | null)?.status ?? 0;
  return status === 0 || status >= 500;
};

export const accountQuery = {
  queryKey: ['orgs', 'mine'],
  queryFn: ({ signal }: { signal?: AbortSignal } = {}) => call<Account>('/orgs/mine', { signal }),
  staleTime: 60_000,
};

/** The signed-in person, their congregation and its subscription; remembered for 60 s. */
export const useAccount = (): UseQueryResult<Account> => useQuery(accountQuery);

/** Whether the signed-in person's role allows this. The server asks again. */
export function useMay(permission: Permission): boolean {
  const { data } = useAccount();
  return data ? may(data.currentUser.role, permission) : false;
}

/** True when the free trial is over and no plan was chosen: yahrzeits and sending are then read-only. */
export const trialIsOver = ({ subscription }: Account, now = Date.now()): boolean =>
  subscription?.status === 'trialing' &&
  subscription.trialEndsAt !== null &&
  Date.parse(subscription.trialEndsAt) <= now;

/** Days that are left of the trial: begun days count, never below 0. */
export const trialDaysLeft = (trialEndsAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now) / 86_400_000));

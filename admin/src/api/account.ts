import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { may, type Account, type Permission } from '@zikaron/contract';
import { FRESH } from './freshness';
import { houseNow, setHouseClock } from '../dates/house-clock';
import { call } from './http';

export const accountQuery = {
  queryKey: ['orgs', 'mine'],
  queryFn: async ({ signal }: { signal?: AbortSignal } = {}) => {
    const account = await call<Account>('/orgs/mine', { signal });
    setHouseClock(account.now);
    return account;
  },
  staleTime: FRESH.organization,
};

/** The signed-in person, their congregation and its subscription; remembered for 60 s. */
export const useAccount = (): UseQueryResult<Account> => useQuery(accountQuery);

/** Whether the signed-in person's role allows this. The server asks again. */
export function useMay(permission: Permission): boolean {
  const { data } = useAccount();
  return data ? may(data.currentUser.role, permission) : false;
}

/** True when the free trial is over and no plan was chosen: yahrzeits and sending are then read-only. */
export const trialIsOver = ({ subscription }: Account): boolean =>
  subscription?.status === 'trialing' &&
  subscription.trialEndsAt !== null &&
  Date.parse(subscription.trialEndsAt) <= houseNow().getTime();

/** Days that are left of the trial: begun days count, never below 0. */
export const trialDaysLeft = (trialEndsAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(trialEndsAt) - houseNow().getTime()) / 86_400_000));

import { trialIsOver, useAccount, useMay } from '../api/account';

/** Whether yahrzeits may be created and edited here: the role allows it, and a trial that is over has found its plan. */
export function useMayWriteYahrzeits(): boolean {
  const { data } = useAccount();
  const roleAllows = useMay('yahrzeits:write');
  return Boolean(roleAllows && data && !trialIsOver(data));
}

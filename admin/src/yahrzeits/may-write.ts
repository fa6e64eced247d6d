import { trialIsOver, useAccount, useMay } from '../api/account';

/**
 * What may be done to yahrzeits here. The role `allows` creating and editing them, or what does it is not shown; while a
 * trial that is over has found no plan it is `locked`, and shown disabled beside the way to the plans.
 */
export function useYahrzeitWriting(): { allowed: boolean; locked: boolean } {
  const { data } = useAccount();
  const allowed = useMay('yahrzeits:write');
  return { allowed, locked: Boolean(data && trialIsOver(data)) };
}

/** Whether yahrzeits may be created and edited here: the role allows it, and a trial that is over has found its plan. */
export function useMayWriteYahrzeits(): boolean {
  const { allowed, locked } = useYahrzeitWriting();
  return allowed && !locked;
}

import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationSettings, SettingsChange } from '@zikaron/contract';
import { call } from '../api/http';
import { changedFields, withoutEmpty } from '../forms/without-empty';

/** Saves what has changed of the settings, and nothing else: what a colleague has changed meanwhile stays. */
export function useSaveSettings() {
  const queries = useQueryClient();
  return async (changed: Partial<OrganizationSettings>, before: OrganizationSettings): Promise<void> => {
    const { shabbatTimes, ...others } = changed;
    const body: SettingsChange = {
      ...withoutEmpty(others, before),
      ...(shabbatTimes && { shabbatTimes: changedFields(before.shabbatTimes, shabbatTimes) }),
    };
    const saved = await call<OrganizationSettings>('/orgs/mine/settings', { method: 'PUT', body, keepalive: true });
    queries.setQueryData(['orgs', 'settings'], saved);
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'mine' || queryKey[1] === 'dates' || queryKey[0] === 'yahrzeits',
    });
  };
}

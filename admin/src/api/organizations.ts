import { useQuery } from '@tanstack/react-query';
import type { OwnOrganization } from '@zikaron/contract';
import { call } from './http';

/** The organizations that the signed-in person belongs to, the oldest membership first. */
export const useOrganizations = (enabled = true) =>
  useQuery({
    queryKey: ['orgs', 'own'],
    queryFn: async ({ signal }) => (await call<{ data: OwnOrganization[] }>('/orgs', { signal })).data,
    staleTime: 60_000,
    enabled,
  });

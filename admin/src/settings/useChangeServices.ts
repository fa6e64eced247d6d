import { useQueryClient } from '@tanstack/react-query';
import type { ServiceSettings } from '@zikaron/contract';
import { call } from '../api/http';

export const SERVICES_QUERY = ['orgs', 'services'];

type Change = (now: ServiceSettings) => ServiceSettings;

let turn: Promise<unknown> = Promise.resolve();

/** Changes the services as they are by now. They are sent whole: one change of this window goes after the other. */
export function useChangeServices(): (change: Change) => Promise<void> {
  const queries = useQueryClient();
  const send = async (change: Change): Promise<void> => {
    const body = change(await call<ServiceSettings>('/orgs/mine/services'));
    const saved = await call<ServiceSettings>('/orgs/mine/services', { method: 'PUT', body, keepalive: true });
    queries.setQueryData(SERVICES_QUERY, saved);
    void queries.invalidateQueries({ queryKey: ['yahrzeits'] });
  };
  return (change) => {
    const done = turn.then(() => send(change));
    turn = done.catch(() => undefined);
    return done;
  };
}

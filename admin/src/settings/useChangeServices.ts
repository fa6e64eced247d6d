import { useQueryClient } from '@tanstack/react-query';
import type { ServiceSettings } from '@zikaron/contract';
import { ApiError, call } from '../api/http';

export const SERVICES_QUERY = ['orgs', 'services'];
const PATH = '/orgs/mine/services';

type Change = (now: ServiceSettings) => ServiceSettings;

let turn: Promise<unknown> = Promise.resolve();

/**
 * Changes the services as they are by now. They are sent whole: one change of this window goes after the other, and where
 * somebody else was faster, the same change is made to what stands there then.
 */
export function useChangeServices(): (change: Change) => Promise<void> {
  const queries = useQueryClient();
  const send = async (change: Change): Promise<void> => {
    const now = await call<ServiceSettings>(PATH);
    const body = { ...change(now), version: now.version };
    const saved = await call<ServiceSettings>(PATH, { method: 'PUT', body, keepalive: true }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.body.code === 'changed_meanwhile') return null;
        throw error;
      },
    );
    if (!saved) return send(change);
    queries.setQueryData(SERVICES_QUERY, saved);
    void queries.invalidateQueries({ queryKey: ['yahrzeits'] });
  };
  return (change) => {
    const done = turn.then(() => send(change));
    turn = done.catch(() => undefined);
    return done;
  };
}

import type { Selection, Yahrzeit } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';

/** As many as one page of the API holds, and as one job may name. */
const AT_ONCE = 1000;
const MOST_OF_A_JOB = 10_000;

/** Leads to a new email job about these yahrzeits: its letter is chosen and its preview looked at before anything leaves. */
export function useWriteTo(): (selection: Pick<Selection, 'ids' | 'filter'>) => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  return async ({ ids, filter }) => {
    try {
      const yahrzeitIds = ids ?? (await allIds(filter ?? {}));
      void navigate('/app/email-jobs/new', { state: { yahrzeitIds: yahrzeitIds.slice(0, MOST_OF_A_JOB) } });
    } catch (error) {
      toast(t('bulk.failed', { reason: reasonOf(error, '') }), 'error');
    }
  };
}

async function allIds(filter: object): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < MOST_OF_A_JOB; from += AT_ONCE) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      range: JSON.stringify([from, from + AT_ONCE - 1]),
    });
    const { data } = await call<{ data: Yahrzeit[] }>(`/yahrzeits?${query.toString()}`);
    ids.push(...data.map(({ id }) => id));
    if (data.length < AT_ONCE) break;
  }
  return ids;
}

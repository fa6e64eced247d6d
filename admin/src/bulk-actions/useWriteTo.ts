import type { Selection } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { chosenIds } from './chosen-ids';

/** Leads to a new email job about these yahrzeits: its letter is chosen and its preview looked at before anything leaves. */
export function useWriteTo(): (selection: Pick<Selection, 'ids' | 'filter'>) => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  return async ({ ids, filter }) => {
    try {
      const yahrzeitIds = await chosenIds({ list: 'yahrzeits', ids, filter });
      void navigate('/app/email-jobs/new', { state: { yahrzeitIds } });
    } catch (error) {
      toast(t('bulk.failed', { reason: reasonOf(error, '') }), 'error');
    }
  };
}

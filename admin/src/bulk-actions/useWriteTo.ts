import type { Selection } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { chosenIds } from './chosen-ids';

type Of = 'yahrzeits' | 'contacts';
type WriteTo = (selection: Pick<Selection, 'ids' | 'filter'>, alone?: { contactIds: string[] }) => Promise<void>;

/**
 * Leads to a new email job about these yahrzeits, or to these contacts: its letter is chosen and its preview looked at before
 * anything leaves. `alone` names those of the observers who are written to.
 */
export function useWriteTo(list: Of = 'yahrzeits'): WriteTo {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  return async ({ ids, filter }, alone) => {
    try {
      const chosen = await chosenIds({ list, ids, filter });
      const people = list === 'contacts' ? { contactIds: chosen } : { yahrzeitIds: chosen, ...alone };
      void navigate('/app/email-jobs/new', { state: people });
    } catch (error) {
      toast(t('bulk.failed', { reason: reasonOf(error, '') }), 'error');
    }
  };
}

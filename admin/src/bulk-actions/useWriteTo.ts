import type { Selection } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../api/http';
import type { People } from '../email-jobs/job-values';
import { useToast } from '../forms/useAction';
import { chosenIds } from './chosen-ids';

/** What a new email job calls those who are chosen in a list. */
const NAMED = { yahrzeits: 'yahrzeitIds', contacts: 'contactIds', observers: 'observerIds' } as const;

/**
 * Leads to a new email job about these yahrzeits, or to these contacts, or to exactly these observers: its letter is chosen and
 * its preview looked at before anything leaves.
 */
export function useWriteTo(
  list: keyof typeof NAMED = 'yahrzeits',
): (selection: Pick<Selection, 'ids' | 'filter'>) => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  return async (selection) => {
    try {
      const people: Partial<People> = { [NAMED[list]]: await chosenIds({ list, ...selection }) };
      void navigate('/app/email-jobs/new', { state: people });
    } catch (error) {
      toast(t('bulk.failed', { reason: reasonOf(error, '') }), 'error');
    }
  };
}

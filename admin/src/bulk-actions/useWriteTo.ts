import type { Observer, Selection } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { chosenIds, chosenRows } from './chosen-ids';

type Of = 'yahrzeits' | 'contacts' | 'observers';
type Chosen = Pick<Selection, 'ids' | 'filter'>;
type WriteTo = (selection: Chosen, alone?: { contactIds: string[] }) => Promise<void>;

/**
 * Leads to a new email job about these yahrzeits, or to these contacts or observers: its letter is chosen and its preview looked
 * at before anything leaves. `alone` names those of the observers who are written to.
 */
export function useWriteTo(list: Of = 'yahrzeits'): WriteTo {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  return async (selection, alone) => {
    try {
      const people = await peopleOf(list, selection);
      void navigate('/app/email-jobs/new', { state: { ...people, ...alone } });
    } catch (error) {
      toast(t('bulk.failed', { reason: reasonOf(error, '') }), 'error');
    }
  };
}

async function peopleOf(list: Of, chosen: Chosen): Promise<{ yahrzeitIds?: string[]; contactIds?: string[] }> {
  if (list === 'yahrzeits') return { yahrzeitIds: await chosenIds({ list, ...chosen }) };
  if (list === 'contacts') return { contactIds: await chosenIds({ list, ...chosen }) };
  const observers = await chosenRows<Observer>({ list, ...chosen });
  const [about, to] = [observers.map(({ yahrzeit }) => yahrzeit.id), observers.map(({ contact }) => contact.id)];
  return { yahrzeitIds: [...new Set(about)], contactIds: [...new Set(to)] };
}

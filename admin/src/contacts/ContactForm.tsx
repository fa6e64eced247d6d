import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { ContactInputs, contactDraftOf } from './ContactInputs';

/** Corrects a contact. Somebody else's newer change is not overwritten. */
export function ContactForm({ contact, onDone }: { contact: Contact; onDone: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async (values: Record<string, unknown>) => {
    const body = { ...contactDraftOf(values), version: contact.version };
    await call(`/contacts/${contact.id}`, { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['contacts'] });
    toast(t('resources.contacts.saved'));
    onDone();
  };
  return (
    <RecordForm
      record={contact}
      save={save}
      failed={t('resources.contacts.saveFailed')}
      buttons={<Button onClick={onDone}>{t('lists.cancel')}</Button>}
    >
      <ContactInputs />
    </RecordForm>
  );
}

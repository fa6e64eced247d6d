import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { HoldButton } from '../holds/HoldsOf';
import { Ask } from '../lists/Ask';
import { MergeDialog } from '../merging/MergeDialog';

/** The buttons of a contact: Merge, Delete, Edit. */
export function ContactActions({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const [merging, setMerging] = useState(false);
  return (
    <>
      <Button onClick={() => setMerging(true)}>{t('merging.button')}</Button>
      <HoldButton about="contact" recordId={contact.id} name={contact.name} label="holds.holdOne" />
      <DeleteButton contact={contact} />
      <Button component={Link} to="?edit=1">
        {t('ra.action.edit')}
      </Button>
      {merging && <MergeDialog kind="contacts" id={contact.id} onClose={() => setMerging(false)} />}
    </>
  );
}

function DeleteButton({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState(false);
  const remove = () =>
    act(
      async () => {
        await call(`/contacts/${contact.id}`, { method: 'DELETE' });
        void navigate('/app/contacts');
        // All but this page, which may still stand until the list is there.
        await queries.invalidateQueries({
          predicate: ({ queryKey: [about, , id] }) =>
            (about === 'contacts' && id !== contact.id) || about === 'yahrzeits',
        });
        toast(t('resources.contacts.removed'));
      },
      (reason) => reason || t('resources.contacts.removeFailed'),
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('ra.action.delete')}
      </Button>
      <Ask
        open={asking}
        variant="danger"
        title={t('resources.contacts.removeTitle', { name: contact.name })}
        text={t('resources.contacts.removeText', { smart_count: contact.observances })}
        confirm={t('ra.action.delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

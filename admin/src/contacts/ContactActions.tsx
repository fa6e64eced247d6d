import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { removeAt } from '../api/remove';
import { useToast } from '../forms/useAction';
import { useGoOn } from '../forms/useGoOn';
import { HoldButton } from '../holds/HoldsOf';
import { AskToDo } from '../lists/Ask';
import { MoreMenu } from '../lists/MenuButton';
import { MergeDialog } from '../merging/MergeDialog';

/** What can be done with a contact beside its Edit: Hold, and in More what is seldom done. */
export function ContactActions({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'merge' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <HoldButton about="contact" recordId={contact.id} name={contact.name} label="holds.holdOne" />
      <MoreMenu
        choices={[
          { label: t('merging.button'), choose: () => setOpen('merge') },
          { label: t('ra.action.delete'), choose: () => setOpen('delete') },
        ]}
      />
      {open === 'merge' && <MergeDialog kind="contacts" id={contact.id} onClose={close} />}
      {open === 'delete' && <DeleteContact contact={contact} onClose={close} />}
    </>
  );
}

/** Asks before a contact goes, with how many observances go with it. */
function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const goOn = useGoOn();
  const queries = useQueryClient();
  const remove = async () => {
    await removeAt(`/contacts/${contact.id}`);
    goOn('/app/contacts', { replace: true });
    // All but this page, which may still stand until the list is there.
    await queries.invalidateQueries({
      predicate: ({ queryKey: [about, , id] }) => (about === 'contacts' && id !== contact.id) || about === 'yahrzeits',
    });
    toast(t('resources.contacts.removed'));
  };
  return (
    <AskToDo
      danger
      title={t('resources.contacts.removeTitle', { name: contact.name })}
      text={
        contact.observances > 0
          ? t('resources.contacts.removeText', { smart_count: contact.observances })
          : t('resources.contacts.removeAlone')
      }
      confirm={t('ra.action.delete')}
      work={remove}
      failed={t('resources.contacts.removeFailed')}
      onClose={onClose}
    />
  );
}

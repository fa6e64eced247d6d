import { Button, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { HoldButton } from '../holds/HoldsOf';
import { Ask } from '../lists/Ask';
import { MergeDialog } from '../merging/MergeDialog';

/** What can be done with a contact beside its Edit: Hold, and in More what is seldom done. */
export function ContactActions({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'merge' | 'delete' | null>(null);
  const choose = (what: 'merge' | 'delete') => () => {
    setAnchor(null);
    setOpen(what);
  };
  const close = () => setOpen(null);
  return (
    <>
      <HoldButton about="contact" recordId={contact.id} name={contact.name} label="holds.holdOne" />
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('lists.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('merge')}>{t('merging.button')}</MenuItem>
        <MenuItem onClick={choose('delete')}>{t('ra.action.delete')}</MenuItem>
      </Menu>
      {open === 'merge' && <MergeDialog kind="contacts" id={contact.id} onClose={close} />}
      {open === 'delete' && <DeleteContact contact={contact} onClose={close} />}
    </>
  );
}

/** Asks before a contact goes, with how many observances go with it. */
function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
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
    <Ask
      open
      variant="danger"
      title={t('resources.contacts.removeTitle', { name: contact.name })}
      text={t('resources.contacts.removeText', { smart_count: contact.observances })}
      confirm={t('ra.action.delete')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

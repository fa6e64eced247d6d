import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useDownload } from '../files/useDownload';
import { useToast } from '../forms/useAction';
import { useGoOn } from '../forms/useGoOn';
import { AskToDo } from '../lists/Ask';

/** What a person may ask the office for: a file of all that is kept about them, and to be erased. */
export function ContactPrivacy({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const mayErase = useMay('contacts:erase');
  if (!mayErase) return null;
  return (
    <Box component="section" aria-labelledby="privacy" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="privacy">
        {t('resources.contacts.privacy.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {t('resources.contacts.privacy.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void download(`/contacts/${contact.id}/personal-data`)}
        >
          {t('resources.contacts.privacy.take')}
        </Button>
        <EraseButton contact={contact} />
      </Box>
    </Box>
  );
}

function EraseButton({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const erase = useErasure(contact);
  const [asking, setAsking] = useState(false);
  const words = (name: string) => t(`resources.contacts.privacy.${name}`, { name: contact.name });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {words('erase')}
      </Button>
      {asking && (
        <AskToDo
          danger
          title={words('askTitle')}
          text={words('askText')}
          confirm={words('erase')}
          work={erase}
          failed={words('failed')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useErasure({ id, name }: Contact) {
  const t = useTranslate();
  const toast = useToast();
  const goOn = useGoOn();
  const queries = useQueryClient();
  return async () => {
    await call(`/contacts/${id}/erase`, { method: 'POST' });
    goOn('/app/contacts', { replace: true });
    // Letters, imports and notifications told of the person too. This page may stand until the list is there.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) });
    toast(t('resources.contacts.privacy.erased', { name }));
  };
}

import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { useSettled } from '../forms/useSettled';

/** Two contacts that are one person become one: this one stays, with what only the other one had. */
export function MergeDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [other, setOther] = useState<Contact | null>(null);
  const merge = (otherId: string) =>
    act(
      async () => {
        await call(`/contacts/${contact.id}/merge`, { method: 'POST', body: { otherId } });
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'contacts' || queryKey[0] === 'yahrzeits',
        });
        toast(t('resources.contacts.merge.done'));
        onClose();
      },
      (reason) => reason || t('resources.contacts.merge.failed'),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="merge">
      <DialogTitle id="merge" sx={{ typography: 'h2' }}>
        {t('resources.contacts.merge.title')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('resources.contacts.merge.text', { name: contact.name })}</Typography>
        <OtherContact contact={contact} value={other} onChoose={setOther} />
        {other && (
          <>
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 2 }}>
              <Summary heading={t('resources.contacts.merge.stays')} contact={contact} />
              <Summary heading={t('resources.contacts.merge.goes')} contact={other} />
            </Box>
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('resources.contacts.merge.warning')}
            </Alert>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('lists.cancel')}</Button>
        <Button variant="contained" disabled={busy || !other} onClick={() => other && void merge(other.id)}>
          {t('resources.contacts.merge.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OtherContactProps {
  contact: Contact;
  value: Contact | null;
  onChoose: (contact: Contact | null) => void;
}

/** Found by name, email or phone; the search on the server forgives a typo. Begins with those of the same name. */
function OtherContact({ contact, value, onChoose }: OtherContactProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 300) || contact.name;
  const query = new URLSearchParams({
    sort: '["name","ASC"]',
    range: '[0,19]',
    filter: JSON.stringify({ q }),
  });
  const { data, isFetching } = useQuery({
    queryKey: ['contacts', 'to-merge', q],
    queryFn: ({ signal }) => call<{ data: Contact[] }>(`/contacts?${query.toString()}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={(data?.data ?? []).filter(({ id }) => id !== contact.id)}
      value={value}
      loading={isFetching}
      filterOptions={(found) => found}
      getOptionLabel={({ name, email }) => [name, email].filter(Boolean).join(', ')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, chosen) => one.id === chosen.id}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      noOptionsText={t(typed.trim() ? 'lists.noResults' : 'resources.contacts.search')}
      loadingText={t('ra.page.loading')}
      renderInput={(props) => <TextField {...props} label={t('resources.contacts.merge.other')} autoFocus />}
    />
  );
}

function Summary({ heading, contact }: { heading: string; contact: Contact }) {
  const t = useTranslate();
  const lines = [contact.hebrewName, contact.email, contact.phone, contact.address].filter(Boolean);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{heading}</Typography>
      <Box dir="auto" sx={{ fontWeight: 600 }}>
        {contact.name}
      </Box>
      {lines.map((line) => (
        <Box key={line} dir="auto">
          {line}
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary' }}>
        {t('resources.contacts.merge.observances', { smart_count: contact.observances })}
      </Box>
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import type { Contact, Yahrzeit } from '@zikaron/contract';
import { AutocompleteInput, ReferenceInput, required, useGetOne, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { KinshipInput } from './KinshipInput';
import { useDone } from '../forms/useChange';
import { OF_PEOPLE } from '../api/freshness';
import { DialogForm } from '../forms/DialogForm';

interface Values {
  yahrzeitId: string;
  relationship?: string | null;
  relationshipDetail?: string | null;
}

/** From the contact's side: another yahrzeit that this person observes, whether they have an address or not. */
export function AddObservance({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ py: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('observers.addYahrzeit')}
      </Button>
      {open && <WhichYahrzeit contact={contact} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function WhichYahrzeit({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(...OF_PEOPLE);
  const save = async ({ yahrzeitId, relationship = null, relationshipDetail = null }: Values, key: string) => {
    const body = { yahrzeitId, contactId: contact.id, relationship, relationshipDetail };
    await call('/observers', { method: 'POST', body, key });
    await done(t('observers.yahrzeitAdded'));
    onClose();
  };
  const add = t('observers.addYahrzeit');
  return (
    <DialogForm
      {...{ title: add, saveLabel: add, save, onClose }}
      failed={t('observers.addFailed')}
      requires={['yahrzeitId']}
    >
      <ReferenceInput source="yahrzeitId" reference="yahrzeits" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label={t('resources.contacts.yahrzeit')}
          helperText={t('resources.contacts.yahrzeitHint')}
          optionText={({ name, hebrewName }: Yahrzeit) => [name, hebrewName].filter(Boolean).join(' · ')}
          filterToQuery={(q: string) => ({ q })}
          validate={required()}
        />
      </ReferenceInput>
      <Kin contact={contact} />
    </DialogForm>
  );
}

function Kin({ contact }: { contact: Contact }) {
  const id = useWatch<Values, 'yahrzeitId'>({ name: 'yahrzeitId' });
  const { data } = useGetOne<Yahrzeit>('yahrzeits', { id }, { enabled: Boolean(id) });
  return id && data ? <KinshipInput deceased={data} observer={contact} /> : null;
}

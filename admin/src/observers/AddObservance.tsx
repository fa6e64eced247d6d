import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact, Yahrzeit } from '@zikaron/contract';
import { AutocompleteInput, ReferenceInput, required, useGetOne, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ofPeople } from '../api/freshness';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { KinshipInput } from './KinshipInput';

interface Values {
  yahrzeitId: string;
  relationship?: string | null;
  relationshipDetail?: string | null;
}

/** From the contact's side: another yahrzeit that this person observes, whether they have an address or not. */
export function AddObservance({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const save = async ({ yahrzeitId, relationship = null, relationshipDetail = null }: Values, key: string) => {
    const body = { yahrzeitId, contactId: contact.id, relationship, relationshipDetail };
    await call('/observers', { method: 'POST', body, key });
    await queries.invalidateQueries(ofPeople);
    toast(t('observers.yahrzeitAdded'));
    close();
  };
  return (
    <Box sx={{ py: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('observers.addYahrzeit')}
      </Button>
      {open && (
        <FormDialog title={t('observers.addYahrzeit')} onClose={close}>
          {(cancel) => (
            <RecordForm
              save={save}
              failed={t('observers.addFailed')}
              saveLabel={t('observers.addYahrzeit')}
              requires={['yahrzeitId']}
              buttons={cancel}
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
            </RecordForm>
          )}
        </FormDialog>
      )}
    </Box>
  );
}

function Kin({ contact }: { contact: Contact }) {
  const id = useWatch<Values, 'yahrzeitId'>({ name: 'yahrzeitId' });
  const { data } = useGetOne<Yahrzeit>('yahrzeits', { id }, { enabled: Boolean(id) });
  return id && data ? <KinshipInput deceased={data} observer={contact} /> : null;
}

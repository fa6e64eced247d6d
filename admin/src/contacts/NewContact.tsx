import { Button, Card } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Contact } from '@zikaron/contract';
import { AutocompleteInput, ReferenceInput, required, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../api/http';
import { OnRecord } from '../forms/OnRecord';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { PageHead } from '../lists/PageHead';
import { ContactInputs, contactDraftOf } from './ContactInputs';

/** People of the same name or address. */
function AlreadyOnRecord() {
  const { name, hebrewName, email } = useWatch() as Partial<Contact>;
  return (
    <OnRecord<Contact>
      resource="contacts"
      filters={[{ q: name }, { q: hebrewName }, { q: email }]}
      about={(contact) => contact.email ?? contact.phone}
    />
  );
}

/** `/app/contacts/new`: a contact, and the yahrzeit that they observe. */
export function NewContact() {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [query] = useSearchParams();
  const save = async ({ yahrzeitId, ...values }: Record<string, unknown>, key: string) => {
    const made = await call<Contact>('/contacts', {
      method: 'POST',
      key,
      body: { ...contactDraftOf(values), yahrzeitId },
    });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'contacts' || queryKey[0] === 'yahrzeits',
    });
    toast(t('resources.contacts.created'));
    return () => void navigate(`/app/contacts/${made.id}`);
  };
  return (
    <>
      <PageHead
        title={t('resources.contacts.new')}
        back={{ to: '/app/contacts', label: t('resources.contacts.back') }}
      />
      <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
        <RecordForm
          record={{ yahrzeitId: query.get('yahrzeitId') ?? undefined, deceased: false }}
          save={save}
          failed={t('resources.contacts.saveFailed')}
          buttons={
            <Button component={Link} to="/app/contacts">
              {t('lists.cancel')}
            </Button>
          }
        >
          <ReferenceInput source="yahrzeitId" reference="yahrzeits" sort={{ field: 'name', order: 'ASC' }}>
            <AutocompleteInput
              label={t('resources.contacts.yahrzeit')}
              helperText={t('resources.contacts.yahrzeitHint')}
              optionText="name"
              filterToQuery={(q: string) => ({ q })}
              validate={required()}
            />
          </ReferenceInput>
          <ContactInputs />
          <AlreadyOnRecord />
        </RecordForm>
      </Card>
    </>
  );
}

import { Box } from '@mui/material';
import type { Contact } from '@zikaron/contract';
import { AutocompleteInput, BooleanInput, ReferenceInput, required, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api/http';
import { OnRecord } from '../forms/OnRecord';
import { RecordForm } from '../forms/RecordForm';
import { withoutEmpty } from '../forms/without-empty';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { ContactInputs, contactDraftOf } from './ContactInputs';
import { useDone } from '../forms/useChange';
import { useGoOn } from '../forms/useGoOn';
import { OF_PEOPLE } from '../api/freshness';

/** People of the same name or address. */
function AlreadyOnRecord() {
  const { name, hebrewName, email } = useWatch<Contact>();
  return (
    <OnRecord<Contact>
      resource="contacts"
      filters={[{ q: name }, { q: hebrewName }, { q: email }]}
      about={(contact) => contact.email ?? contact.phone}
    />
  );
}

/** Whom the contact remembers, or that this is not known yet. */
function WhomTheyRemember() {
  const t = useTranslate();
  const isAlone = useWatch<{ isAlone?: boolean }, 'isAlone'>({ name: 'isAlone' }) === true;
  return (
    <>
      <ReferenceInput source="yahrzeitId" reference="yahrzeits" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label={t('resources.contacts.yahrzeit')}
          helperText={t('resources.contacts.yahrzeitHint')}
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          disabled={isAlone}
          validate={isAlone ? [] : [required()]}
        />
      </ReferenceInput>
      <BooleanInput source="isAlone" label={t('resources.contacts.alone')} helperText={false} />
    </>
  );
}

/** `/app/contacts/new`: a contact, and the yahrzeit that they observe. */
export function NewContact() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const save = useSave();
  return (
    <>
      <Head />
      <Box sx={{ maxWidth: 900, mt: 3 }}>
        <RecordForm
          record={{ yahrzeitId: query.get('yahrzeitId') ?? undefined, deceased: false }}
          save={save}
          failed={t('resources.contacts.saveFailed')}
          buttons={<LinkButton to="/app/contacts" label={t('ra.action.cancel')} />}
        >
          <WhomTheyRemember />
          <ContactInputs />
          <AlreadyOnRecord />
        </RecordForm>
      </Box>
    </>
  );
}

function useSave() {
  const t = useTranslate();
  const goOn = useGoOn();
  const done = useDone(...OF_PEOPLE);
  const save = async ({ yahrzeitId, isAlone, ...values }: Record<string, unknown>, key: string) => {
    const draft = withoutEmpty(contactDraftOf(values));
    const made = isAlone
      ? await call<Contact>('/contacts/alone', { method: 'POST', key, body: draft })
      : await call<Contact>('/contacts', { method: 'POST', key, body: { ...draft, yahrzeitId } });
    await done(t('resources.contacts.created'));
    return () => goOn(`/app/contacts/${made.id}`, { replace: true });
  };
  return save;
}

function Head() {
  const t = useTranslate();
  return (
    <PageHead
      title={t('resources.contacts.new')}
      back={{ to: '/app/contacts', label: t('resources.contacts.title') }}
    />
  );
}

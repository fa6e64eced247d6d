import { Button, Typography } from '@mui/material';
import type { Contact } from '@zikaron/contract';
import { AutocompleteInput, ReferenceInput, TextInput, useGetOne, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { EmailInput } from '../forms/inputs';
import { Columns } from '../forms/RecordForm';
import { withoutEmpty } from '../forms/without-empty';
import { KinshipInput, type Named } from './KinshipInput';
import { useDone } from '../forms/useChange';
import { OF_PEOPLE } from '../api/freshness';
import { DialogForm } from '../forms/DialogForm';

interface Values {
  contactId?: string;
  email?: string;
  name?: string;
  phone?: string;
  address?: string;
  relationship?: string | null;
  relationshipDetail?: string | null;
}

type Remembered = Named & { id: string };

/** Adds an observer: a contact found by name, email or phone, or a new person, with an address or without one. */
export function AddObserver({ yahrzeit }: { yahrzeit: Remembered }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('observers.add')}
      </Button>
      {open && <AddForm yahrzeit={yahrzeit} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddForm({ yahrzeit, onClose }: { yahrzeit: Remembered; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(...OF_PEOPLE);
  const save = async (typed: Values, key: string) => {
    const { path, body } = asked(yahrzeit.id, typed);
    await call(path, { method: 'POST', key, body: withoutEmpty(body) });
    await done(t('observers.added'));
    onClose();
  };
  return (
    <DialogForm
      title={t('observers.add')}
      save={save}
      failed={t('observers.addFailed')}
      saveLabel={t('observers.add')}
      requires={['who']}
      onClose={onClose}
    >
      <Who />
      <Kin yahrzeit={yahrzeit} />
    </DialogForm>
  );
}

/** The call that a choice comes to; an address alone is looked up among the contacts by the server. */
function asked(yahrzeitId: string, typed: Values): { path: string; body: object } {
  const { contactId, relationship = null, relationshipDetail = null } = typed;
  const kinship = { yahrzeitId, relationship, relationshipDetail };
  if (contactId) return { path: '/observers', body: { contactId, ...kinship } };
  const person = { name: typed.name || null, email: typed.email?.trim() || null };
  const more = { phone: typed.phone || null, address: typed.address || null };
  if (person.email && !more.phone && !more.address)
    return { path: '/observers/upsert-by-email', body: { ...person, ...kinship } };
  return { path: '/contacts', body: { ...person, ...more, ...kinship, name: person.name ?? person.email ?? '' } };
}

function Who() {
  const t = useTranslate();
  const { setValue } = useFormContext<Values & { who: string }>();
  const [contactId, email, name] = useWatch<Values, ['contactId', 'email', 'name']>({
    name: ['contactId', 'email', 'name'],
  });
  const who = contactId || email || name || '';
  useEffect(() => {
    setValue('who', who);
  }, [who, setValue]);
  return (
    <>
      <ReferenceInput source="contactId" reference="contacts" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label={t('observers.find')}
          helperText={t('observers.findHint')}
          optionText={({ name: called, email: address, phone }: Contact) =>
            [called, address, phone].filter(Boolean).join(' · ')
          }
          filterToQuery={(q: string) => ({ q })}
        />
      </ReferenceInput>
      {!contactId && (
        <>
          <NewPerson />
        </>
      )}
    </>
  );
}

function NewPerson() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <>
      <Typography sx={{ mt: 1, mb: 0.5, fontWeight: 600 }}>{t('observers.newPerson')}</Typography>
      <Columns>
        <TextInput source="name" label={label('name')} slotProps={{ htmlInput: { dir: 'auto' } }} />
        <EmailInput source="email" label={t('observers.email')} helperText={t('observers.emailHint')} />
        <TextInput source="phone" type="tel" label={label('phone')} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <TextInput source="address" label={label('address')} multiline slotProps={{ htmlInput: { dir: 'auto' } }} />
      </Columns>
    </>
  );
}

function Kin({ yahrzeit }: { yahrzeit: Remembered }) {
  const t = useTranslate();
  const [contactId, name, email] = useWatch<Values, ['contactId', 'name', 'email']>({
    name: ['contactId', 'name', 'email'],
  });
  const { data } = useGetOne<Contact>('contacts', { id: contactId ?? '' }, { enabled: Boolean(contactId) });
  const named = name?.trim() || email?.trim();
  const typed = { name: named || t('observers.thisPerson'), isUnnamed: !named };
  return <KinshipInput deceased={yahrzeit} observer={contactId && data ? data : typed} />;
}

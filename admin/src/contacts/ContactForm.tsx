import { Button } from '@mui/material';
import type { Contact, ContactDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import type { Edition } from '../forms/merge-conflicts';
import { useDone } from '../forms/useChange';
import { withoutEmpty } from '../forms/without-empty';
import { VersionedForm } from '../forms/VersionedForm';
import { ContactInputs, contactDraftOf } from './ContactInputs';

type Values = ReturnType<typeof contactDraftOf>;

const editionOf = (contact: Contact): Edition<Values> => ({
  values: contactDraftOf({ ...contact }),
  version: contact.version,
});

interface ContactFormProps {
  contact: Contact;
  onDone: () => void;
  /** Saved, and the contact has died since. */
  onDied: () => void;
}

/** Corrects a contact. Somebody else's newer change is not overwritten. */
export function ContactForm({ contact, onDone, onDied }: ContactFormProps) {
  const t = useTranslate();
  const done = useDone(['contacts']);
  const path = `/contacts/${contact.id}`;
  const save = async (typed: Values, { values, version }: Edition<Values>) => {
    await call(path, { method: 'PUT', body: { ...withoutEmpty(contactDraftOf(typed), values), version } });
    await done(t('resources.contacts.saved'));
    return typed.deceased && !values.deceased ? onDied : onDone;
  };
  const latest = async () => editionOf((await call<ContactDetails>(`${path}/details`)).contact);
  return (
    <VersionedForm
      first={editionOf(contact)}
      latest={latest}
      save={save}
      failed={t('resources.contacts.saveFailed')}
      buttons={<Button onClick={onDone}>{t('ra.action.cancel')}</Button>}
    >
      {() => <ContactInputs />}
    </VersionedForm>
  );
}

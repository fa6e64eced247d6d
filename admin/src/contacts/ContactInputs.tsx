import { Box } from '@mui/material';
import { namesOf } from '@zikaron/contract';
import { BooleanInput, DateInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { EmailInput } from '../forms/inputs';
import { Columns } from '../forms/RecordForm';

const auto = { htmlInput: { dir: 'auto' } };

/** The fields of a contact, for a new one and for a known one. */
export function ContactInputs() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <>
      <NamesAndWays />
      <TextInput source="address" label={label('address')} multiline minRows={2} slotProps={auto} />
      <DateInput
        source="memberUntil"
        label={label('memberUntil')}
        helperText={t('resources.contacts.memberUntilHint')}
        parse={(text: string) => text || null}
      />
      <StaysOn />
      <BooleanInput
        source="publiclyNamed"
        label={label('publiclyNamed')}
        helperText={t('resources.contacts.publiclyNamedHint')}
      />
      <TextInput source="notes" label={label('notes')} multiline minRows={2} slotProps={auto} />
      <BooleanInput source="deceased" label={label('deceased')} helperText={t('resources.contacts.deceasedHint')} />
    </>
  );
}

/** How a contact is called, and the ways to them. */
function NamesAndWays() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <Columns>
      <TextInput source="name" label={label('name')} validate={required()} slotProps={auto} />
      <TextInput
        source="hebrewName"
        label={label('hebrewName')}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'he' } }}
      />
      <Greeting />
      <EmailInput source="email" label={label('email')} />
      <TextInput source="phone" type="tel" label={label('phone')} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      <SelectInput
        source="language"
        label={label('language')}
        emptyText={t('languages.same')}
        choices={[
          { id: 'en', name: 'languages.en' },
          { id: 'he', name: 'languages.he' },
        ]}
      />
    </Columns>
  );
}

/** Asked of former members only. */
function StaysOn() {
  const t = useTranslate();
  if (!useWatch({ name: 'memberUntil' })) return null;
  return (
    <BooleanInput
      source="staysOn"
      label={t('resources.contacts.fields.staysOn')}
      helperText={t('resources.contacts.staysOnHint')}
    />
  );
}

/** How letters greet: what is proposed from the name stands in the fields until something is typed there. */
function Greeting() {
  const t = useTranslate();
  const [name, ...own] = useWatch<Record<string, string | undefined>>({
    name: ['name', 'firstName', 'lastName', 'salutation'],
  });
  const proposed = namesOf({ name: name ?? '', firstName: null, lastName: null, salutation: null });
  const salutation = own[2]?.trim() || proposed.salutation || t('resources.contacts.dearNobody');
  return (
    <>
      {(['firstName', 'lastName', 'salutation'] as const).map((field) => (
        <TextInput
          key={field}
          source={field}
          label={t(`resources.contacts.fields.${field}`)}
          placeholder={proposed[field] ?? undefined}
          helperText={
            field === 'salutation' ? (
              <Box component="span" dir="auto">
                {t('resources.contacts.dear', { salutation })}
              </Box>
            ) : (
              t('resources.contacts.namesHint')
            )
          }
          slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
        />
      ))}
    </>
  );
}

/** What a contact form sends; the rest of the record belongs to the server. */
export function contactDraftOf(values: Record<string, unknown>): Record<string, unknown> {
  const { name, firstName, lastName, salutation, hebrewName, email, phone, address, language, deceased, notes } =
    values;
  const names = { name, firstName: firstName ?? null, lastName: lastName ?? null, salutation: salutation ?? null };
  const rest = { hebrewName, email, phone, address, language: language || null, deceased: deceased ?? false, notes };
  const inServices = {
    memberUntil: values.memberUntil || null,
    staysOn: values.staysOn ?? false,
    publiclyNamed: values.publiclyNamed ?? false,
  };
  return { ...names, ...rest, ...inServices };
}

import { BooleanInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Columns } from '../forms/RecordForm';

const auto = { htmlInput: { dir: 'auto' } };

/** The fields of a contact, for a new one and for a known one. */
export function ContactInputs() {
  const t = useTranslate();
  const label = (field: string) => t(`resources.contacts.fields.${field}`);
  return (
    <>
      <Columns>
        <TextInput source="name" label={label('name')} validate={required()} slotProps={auto} />
        <TextInput
          source="hebrewName"
          label={label('hebrewName')}
          slotProps={{ htmlInput: { dir: 'rtl', lang: 'he' } }}
        />
        <TextInput source="email" type="email" label={label('email')} />
        <TextInput source="phone" type="tel" label={label('phone')} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <SelectInput
          source="language"
          label={label('language')}
          emptyText={t('languages.same')}
          slotProps={{ select: { displayEmpty: true } }}
          choices={[
            { id: 'en', name: 'languages.en' },
            { id: 'he', name: 'languages.he' },
          ]}
        />
      </Columns>
      <TextInput source="address" label={label('address')} multiline minRows={2} slotProps={auto} />
      <TextInput source="notes" label={label('notes')} multiline minRows={2} slotProps={auto} />
      <BooleanInput source="deceased" label={label('deceased')} helperText={t('resources.contacts.deceasedHint')} />
    </>
  );
}

/** What a contact form sends; the rest of the record belongs to the server. */
export function contactDraftOf(values: Record<string, unknown>): Record<string, unknown> {
  const { name, hebrewName, email, phone, address, language, deceased, notes } = values;
  return { name, hebrewName, email, phone, address, language: language || null, deceased: deceased ?? false, notes };
}

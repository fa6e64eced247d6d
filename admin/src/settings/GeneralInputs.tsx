import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { Columns } from '../forms/RecordForm';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') }));
const auto = { htmlInput: { dir: 'auto' } };
const useField = () => {
  const t = useTranslate();
  return (source: string) => ({ source, label: t(`settings.fields.${source}`) });
};

export function GeneralInputs() {
  const t = useTranslate();
  const field = useField();
  return (
    <Columns>
      <TextInput {...field('name')} validate={required()} slotProps={auto} />
      <SelectInput
        {...field('language')}
        choices={['en', 'he'].map((id) => ({ id, name: `languages.${id}` }))}
        helperText={t('settings.hints.language')}
      />
      <AutocompleteInput
        {...field('timezone')}
        choices={zones}
        translateChoice={false}
        validate={required()}
        helperText={t('settings.hints.timezone')}
      />
    </Columns>
  );
}

export function PlaceInputs() {
  const t = useTranslate();
  const field = useField();
  return (
    <>
      <BooleanInput {...field('israel')} helperText={t('settings.hints.israel')} />
      <Columns>
        <TextInput {...field('city')} slotProps={auto} helperText={t('settings.hints.city')} />
        <TextInput {...field('address')} multiline slotProps={auto} helperText={t('settings.hints.address')} />
        <NumberInput {...field('latitude')} min={-90} max={90} helperText={t('settings.hints.coordinates')} />
        <NumberInput {...field('longitude')} min={-180} max={180} helperText={false} />
      </Columns>
    </>
  );
}

export function SenderInputs() {
  const t = useTranslate();
  const field = useField();
  return (
    <Columns>
      <TextInput {...field('senderName')} slotProps={auto} helperText={t('settings.hints.senderName')} />
      <TextInput {...field('replyTo')} type="email" helperText={t('settings.hints.replyTo')} />
    </Columns>
  );
}

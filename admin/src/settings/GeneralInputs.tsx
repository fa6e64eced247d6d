import { isTimeZone } from '@zikaron/contract';
import { AutocompleteInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { Columns } from '../forms/RecordForm';

const zones = Intl.supportedValuesOf('timeZone')
  .filter(isTimeZone)
  .map((id) => ({ id, name: id.replaceAll('_', ' ') }));
const auto = { htmlInput: { dir: 'auto' } };
const useField = () => {
  const t = useTranslate();
  return (source: string) => ({ source, label: t(`settings.fields.${source}`) });
};

export function GeneralInputs() {
  const t = useTranslate();
  const code = useAccount().data?.organization.orgCode;
  const field = useField();
  return (
    <Columns>
      <TextInput
        {...field('name')}
        validate={required()}
        slotProps={auto}
        helperText={code && t('settings.hints.orgCode', { code })}
      />
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

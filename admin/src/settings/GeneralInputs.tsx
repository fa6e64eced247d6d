import { dateOrder, dateOrderOf, isTimeZone, type DateOrder } from '@zikaron/contract';
import { AutocompleteInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChosenInput } from '../forms/ChosenInput';
import { useAccount } from '../api/account';
import { EmailInput } from '../forms/inputs';
import { Columns } from '../forms/RecordForm';
import { useSetting } from './useSetting';

const zones = Intl.supportedValuesOf('timeZone')
  .filter(isTimeZone)
  .map((id) => ({ id, name: id.replaceAll('_', ' ') }));
const auto = { htmlInput: { dir: 'auto' } };

export function GeneralInputs() {
  const t = useTranslate();
  const code = useAccount().data?.organization.orgCode;
  const field = useSetting();
  return (
    <Columns>
      <TextInput
        {...field('name')}
        validate={required()}
        slotProps={auto}
        helperText={code && t('settings.hints.orgCode', { code })}
      />
      <ChosenInput
        {...field('language')}
        choices={['en', 'he'].map((id) => ({ id, name: `languages.${id}` }))}
        helperText={t('settings.hints.language')}
      />
      <DateOrderInput />
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

/** How English letters write a date, each choice with today as it would stand there; in Hebrew, in words. */
function DateOrderInput() {
  const t = useTranslate();
  const field = useSetting();
  const timezone = useWatch<{ timezone: string }, 'timezone'>({ name: 'timezone' });
  const order = (id: DateOrder) => t(`settings.dateOrder.${id}`, { example: todayIn(id) });
  return (
    <SelectInput
      {...field('dateOrder')}
      helperText={t('settings.hints.dateOrder')}
      translateChoice={false}
      emptyText={t('settings.dateOrder.asCountry', { example: order(dateOrderOf({ timezone })) })}
      choices={dateOrder.options.map((id) => ({ id, name: order(id) }))}
    />
  );
}

const todayIn = (order: DateOrder): string =>
  new Intl.DateTimeFormat(order === 'monthFirst' ? 'en-US' : 'en-GB', { dateStyle: 'long' }).format(new Date());

export function SenderInputs() {
  const t = useTranslate();
  const field = useSetting();
  return (
    <Columns>
      <TextInput {...field('senderName')} slotProps={auto} helperText={t('settings.hints.senderName')} />
      <EmailInput {...field('replyTo')} helperText={t('settings.hints.replyTo')} />
    </Columns>
  );
}

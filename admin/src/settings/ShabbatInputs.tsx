import type { ShabbatTimes } from '@zikaron/contract';
import { SelectInput, TimeInput, useTranslate } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { Columns } from '../forms/RecordForm';
import { useSetting } from './useSetting';

const MINUTES = [15, 18, 20, 22, 24, 30, 40];

const NIGHTFALLS: readonly ShabbatTimes['nightfall'][] = [
  'degrees8_5',
  'degrees7_083',
  'minutes42',
  'minutes50',
  'minutes72',
];

/** When Shabbat and Yom Tov begin and end here: by the custom of the place, or as the congregation says. */
export function ShabbatInputs() {
  const t = useTranslate();
  const field = useSetting();
  const about = (name: keyof ShabbatTimes) => ({
    ...field(`shabbatTimes.${name}`, `settings.fields.${name}`),
    helperText: t(`settings.hints.${name}`),
  });
  return (
    <Columns>
      <SelectInput
        {...about('candleMinutes')}
        emptyText={t('settings.shabbat.byPlace')}
        parse={(chosen: number | '') => (chosen === '' ? null : chosen)}
        format={(minutes: number | null) => minutes ?? ''}
        translateChoice={false}
        choices={MINUTES.map((id) => ({ id, name: t('settings.shabbat.minutes', { smart_count: id }) }))}
      />
      <ChosenInput
        {...about('nightfall')}
        choices={NIGHTFALLS.map((id) => ({ id, name: `settings.shabbat.nightfall.${id}` }))}
      />
      <TimeInput {...about('earlyShabbatAt')} {...asText} />
      <TimeInput {...about('eveningWithoutSunset')} {...asText} />
    </Columns>
  );
}

/** A time of the clock stays the text that it is; none is null. */
const asText = {
  parse: (typed: string) => (typed || null) as never,
  format: (value: string | null) => value ?? '',
  slotProps: { htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } },
};

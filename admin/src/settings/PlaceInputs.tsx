import { Autocomplete, TextField } from '@mui/material';
import type { SettingsChoices } from '@zikaron/contract';
import { BooleanInput, NumberInput, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Columns } from '../forms/RecordForm';

type City = SettingsChoices['cities'][number];

/** Where the congregation is: a city that is known here, or its coordinates. A chosen city fills all the others. */
export function PlaceInputs({ cities }: { cities: City[] }) {
  const t = useTranslate();
  const field = (source: string) => ({ source, label: t(`settings.fields.${source}`) });
  return (
    <>
      <CitySearch cities={cities} />
      <BooleanInput {...field('israel')} helperText={t('settings.hints.israel')} />
      <Columns>
        <TextInput {...field('city')} slotProps={auto} helperText={t('settings.hints.city')} />
        <TextInput {...field('address')} multiline slotProps={auto} helperText={t('settings.hints.address')} />
        <NumberInput
          {...field('latitude')}
          min={-90}
          max={90}
          slotProps={ltr}
          helperText={t('settings.hints.coordinates')}
        />
        <NumberInput {...field('longitude')} min={-180} max={180} slotProps={ltr} helperText={false} />
      </Columns>
    </>
  );
}

const ltr = { htmlInput: { dir: 'ltr' } };
const auto = { htmlInput: { dir: 'auto' } };

function CitySearch({ cities }: { cities: City[] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { setValue } = useFormContext();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const choose = (city: City | null) => {
    if (!city) return;
    const { latitude, longitude, timezone, israel } = city;
    const filled = { city: city.name, latitude, longitude, timezone, israel };
    for (const [name, value] of Object.entries(filled)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <Autocomplete
      options={cities}
      getOptionLabel={({ name, country }) => `${name}, ${countries.of(country) ?? country}`}
      getOptionKey={({ name }) => name}
      onChange={(_, city) => choose(city)}
      noOptionsText={t('settings.noCity')}
      sx={{ maxWidth: 460 }}
      renderInput={(props) => (
        <TextField {...props} label={t('settings.fields.findCity')} helperText={t('settings.hints.findCity')} />
      )}
    />
  );
}

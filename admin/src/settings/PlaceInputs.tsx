import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { City } from '@zikaron/contract';
import { useState } from 'react';
import { BooleanInput, NumberInput, TextInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { Columns } from '../forms/RecordForm';
import { useSettled } from '../forms/useSettled';
import { useSetting } from './useSetting';

/** Where the congregation is: a city that is known here, or its coordinates. A chosen city fills all the others. */
export function PlaceInputs() {
  const t = useTranslate();
  const field = useSetting();
  const mayWrite = useMay('organization:write');
  return (
    <>
      {mayWrite && <CitySearch />}
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

/** Found by the server as it is typed, in either script. */
function CitySearch() {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const nameOf = useCityName();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 200);
  const { data, isFetching } = useCities(q);
  const choose = (city: City | null) => {
    for (const [name, value] of Object.entries(city ? filledBy(city) : {}))
      setValue(name, value, { shouldDirty: true });
  };
  return (
    <Autocomplete
      options={q ? (data?.data ?? []) : []}
      filterOptions={(found) => found}
      loading={isFetching}
      loadingText={t('ra.page.loading')}
      getOptionLabel={nameOf}
      getOptionKey={({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, city) => choose(city)}
      noOptionsText={t(q ? 'settings.noCity' : 'settings.typeCity')}
      sx={{ maxWidth: 460 }}
      renderInput={(props) => (
        <TextField {...props} label={t('settings.fields.findCity')} helperText={t('settings.hints.findCity')} />
      )}
    />
  );
}

function useCityName() {
  const [locale] = useLocaleState();
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  return ({ name, region, country }: City) =>
    [name, region, countries.of(country) ?? country].filter(Boolean).join(', ');
}

const filledBy = ({ name, region, latitude, longitude, timezone, israel }: City) => ({
  ...{ latitude, longitude, timezone, israel },
  city: [name, region].filter(Boolean).join(', '),
});

const useCities = (q: string) =>
  useAnswer<{ data: City[] }>(
    ['orgs', 'cities', q],
    `/orgs/mine/settings/cities?${new URLSearchParams({ q }).toString()}`,
    { enabled: q !== '', placeholderData: keepPreviousData, staleTime: Infinity },
  );

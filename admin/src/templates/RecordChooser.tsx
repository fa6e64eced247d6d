import { Autocomplete, Box, TextField } from '@mui/material';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Choice } from '../forms/Choice';
import { SAMPLE, type Whose } from './use-validation';

interface Named {
  id: string;
  name: string;
}

/** Chooses whose letter is looked at: the sample's, or a yahrzeit's and one of its observers'. */
export function RecordChooser({ value, onChange }: { value: Whose; onChange: (whose: Whose) => void }) {
  const [typed, setTyped] = useState('');
  const found = useQuery({
    queryKey: ['yahrzeits', 'named', typed],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        range: '[0,19]',
        sort: '["name","ASC"]',
        filter: JSON.stringify(typed ? { q: typed } : {}),
      });
      return call<{ data: Named[] }>(`/yahrzeits?${query}`, { signal });
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      <YahrzeitChoice found={found} value={value} setTyped={setTyped} onChange={onChange} />
      {value.yahrzeit && <ObserverChoice value={value} onChange={onChange} />}
    </Box>
  );
}

interface YahrzeitChoiceProps {
  found: UseQueryResult<{ data: Named[] }, Error>;
  value: Whose;
  setTyped: (next: string) => void;
  onChange: (whose: Whose) => void;
}

function YahrzeitChoice({ found, value, setTyped, onChange }: YahrzeitChoiceProps) {
  const t = useTranslate();
  return (
    <Autocomplete<Named>
      sx={{ flex: '1 1 16rem', maxWidth: 420 }}
      options={found.data?.data ?? []}
      value={value.yahrzeit}
      loading={found.isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, yahrzeit) => onChange(yahrzeit ? { yahrzeit, observerId: null } : SAMPLE)}
      renderInput={(given) => (
        <TextField
          {...given}
          sx={{ my: 0 }}
          label={t('resources.templates.test.record')}
          placeholder={t('resources.templates.test.sample')}
        />
      )}
    />
  );
}

function ObserverChoice({ value, onChange }: { value: Whose; onChange: (whose: Whose) => void }) {
  const t = useTranslate();
  const id = value.yahrzeit?.id ?? '';
  const { data } = useAnswer<YahrzeitDetails>(
    ['yahrzeits', 'details', id],
    `/yahrzeits/${id}/details?includeServiceDates=true`,
  );
  const observers = data?.observers ?? [];
  if (observers.length === 0) return null;
  return (
    <Choice
      sx={{ flex: '1 1 12rem', maxWidth: 320, my: 0 }}
      label={t('resources.templates.test.observer')}
      value={value.observerId ?? observers[0]?.id ?? ''}
      onChange={(observerId) => onChange({ ...value, observerId })}
      choices={observers.map(({ id, contact }) => ({ id, name: contact.name }))}
    />
  );
}

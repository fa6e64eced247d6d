import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { useSettled } from '../forms/useSettled';
import type { Kind, Mergeable } from './mergeable';

interface OtherRecordProps {
  kind: Kind;
  record: Mergeable;
  value: Mergeable | null;
  onChoose: (record: Mergeable | null) => void;
}

/** Found by name; the search on the server forgives a typo. Begins with those of the same name. */
export function OtherRecord({ kind, record, value, onChoose }: OtherRecordProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), 300) || record.name;
  const query = new URLSearchParams({
    sort: '["name","ASC"]',
    range: '[0,19]',
    filter: JSON.stringify({ [kind === 'yahrzeits' ? 'called' : 'q']: q }),
  });
  const { data, isFetching } = useAnswer<{ data: Mergeable[] }>([kind, 'to-merge', q], `/${kind}?${query.toString()}`, {
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={(data?.data ?? []).filter(({ id }) => id !== record.id)}
      value={value}
      loading={isFetching}
      filterOptions={(found) => found}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, chosen) => one.id === chosen.id}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      noOptionsText={t(typed.trim() ? 'lists.noResults' : `resources.${kind}.search`)}
      loadingText={t('ra.page.loading')}
      renderInput={(props) => <TextField {...props} label={t(`merging.${kind}.other`)} autoFocus />}
    />
  );
}

const labelOf = (record: Mergeable): string =>
  [record.name, 'email' in record ? record.email : record.gregorianDate].filter(Boolean).join(', ');

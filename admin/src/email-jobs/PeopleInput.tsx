import { Box, Button, Typography } from '@mui/material';
import type { Observer } from '@zikaron/contract';
import type { ClipboardEvent } from 'react';
import { AutocompleteArrayInput, ReferenceArrayInput, useLocaleState, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { idsIn } from './job-values';

/** So many are shown by name; of more, as a selection in a list leaves them, their number. */
const MOST_NAMED = 200;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface PeopleInputProps {
  source: 'yahrzeitIds' | 'contactIds' | 'observerIds';
  reference: 'yahrzeits' | 'contacts' | 'observers';
  label: string;
  hint: string;
}

/** An observer by both names, each in its own direction; a yahrzeit or a contact by its own. */
const nameOf = (record: Observer | { name: string }): string =>
  'contact' in record ? `\u2068${record.contact.name}\u2069 · \u2068${record.yahrzeit.name}\u2069` : record.name;

/** The people whom a job is about, or to whom it writes, chosen by name; what is kept are their ids, which can be pasted too. */
export function PeopleInput({ source, reference, label, hint }: PeopleInputProps) {
  const { setValue } = useFormContext();
  const ids = useWatch<Record<string, string[] | null>>({ name: source }) ?? [];
  const choose = (chosen: string[]) => setValue(source, chosen, { shouldDirty: true });
  if (ids.length > MOST_NAMED) return <HowMany label={label} count={ids.length} onNone={() => choose([])} />;
  const paste = (event: ClipboardEvent) => {
    const pasted = idsIn(event.clipboardData.getData('text'));
    if (pasted.length === 0 || !pasted.every((id) => ID.test(id))) return;
    event.preventDefault();
    choose([...new Set([...ids, ...pasted])]);
  };
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field: reference === 'observers' ? 'contact' : 'name', order: 'ASC' }}
    >
      <AutocompleteArrayInput
        label={label}
        helperText={hint}
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        onPaste={paste}
      />
    </ReferenceArrayInput>
  );
}

/** Too many to be named. */
function HowMany({ label, count, onNone }: { label: string; count: number; onNone: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
      <Typography>
        {label}: {t('bulk.chosen', { smart_count: count, n: count.toLocaleString(locale) })}
      </Typography>
      <Button onClick={onNone}>{t('ra.action.unselect')}</Button>
    </Box>
  );
}

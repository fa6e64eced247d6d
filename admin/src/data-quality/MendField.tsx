import { Box, Button, MenuItem, TextField } from '@mui/material';
import { relationship, type LackingRecord, type Mending } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

const PATHS = { contact: 'contacts', yahrzeit: 'yahrzeits', observer: 'observers' } as const;

/** One missing field, filled in where it is listed. */
export function MendField({
  record,
  mending,
  onSaved,
}: {
  record: LackingRecord;
  mending: Mending;
  onSaved: () => void;
}) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const [typed, setTyped] = useState('');
  const { id, name, recordType } = record;
  const path = recordType in PATHS ? PATHS[recordType as keyof typeof PATHS] : null;
  if (!path) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(
      async () => {
        await call(`/${path}/${id}`, { method: 'PUT', body: { [mending.name]: valueOf(typed, mending) } });
        toast(t('dataQuality.lacking.saved'));
        onSaved();
      },
      (reason) => reason || t('dataQuality.lacking.failed'),
    );
  };
  const choices = choicesOf(mending, t);
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <TextField
        label={t(`dataQuality.lacking.fields.${mending.name}`)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        select={choices !== null}
        type={TYPES[mending.kind]}
        required
        size="small"
        sx={{ flex: '1 1 12rem', my: 0 }}
        slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
      >
        {choices?.map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Button
        type="submit"
        disabled={busy || typed.trim() === ''}
        aria-label={t('dataQuality.lacking.saveFor', { name })}
      >
        {t('dataQuality.lacking.save')}
      </Button>
    </Box>
  );
}

const TYPES: Record<Mending['kind'], string> = {
  ...{ text: 'text', email: 'email', date: 'date', year: 'number', yesNo: 'text', relationship: 'text' },
};

function valueOf(typed: string, { kind }: Mending): string | number | boolean {
  if (kind === 'yesNo') return typed === 'yes';
  return kind === 'year' ? Number(typed) : typed.trim();
}

function choicesOf({ kind }: Mending, t: (key: string) => string): [string, string][] | null {
  if (kind === 'yesNo') return ['yes', 'no'].map((answer) => [answer, t(`dataQuality.lacking.${answer}`)]);
  if (kind !== 'relationship') return null;
  return relationship.options.map((one) => [one, t(`observers.relationships.${one}`)]);
}

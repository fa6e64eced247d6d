import { Box, Button, MenuItem, TextField } from '@mui/material';
import { KIN_WORDS, type LackingRecord, type Mending } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { offered, wordIn } from '../observers/kinship-choices';

const PATHS = { contact: 'contacts', yahrzeit: 'yahrzeits', observer: 'observers' } as const;

interface MendFieldProps {
  record: LackingRecord;
  mending: Mending;
  onSaved: () => void;
}

/** One missing field, filled in where it is listed. */
export function MendField({ record, mending, onSaved }: MendFieldProps) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const { id, name, recordType } = record;
  const path = recordType in PATHS ? PATHS[recordType as keyof typeof PATHS] : null;
  if (!path) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      await call(`/${path}/${id}`, { method: 'PUT', body: bodyOf(typed, mending, locale) });
      toast(t('dataQuality.lacking.saved'));
      onSaved();
    }, t('dataQuality.lacking.failed'));
  };
  const waits = busy || typed.trim() === '';
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <MissingValue record={record} mending={mending} typed={typed} setTyped={setTyped} />
      <Button type="submit" disabled={waits} aria-label={t('dataQuality.lacking.saveFor', { name })}>
        {t('ra.action.save')}
      </Button>
    </Box>
  );
}

interface MissingValueProps extends Omit<MendFieldProps, 'onSaved'> {
  typed: string;
  setTyped: (next: string) => void;
}

function MissingValue({ record, mending, typed, setTyped }: MissingValueProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const choices = choicesOf(mending, t, locale);
  return (
    <TextField
      label={labelOf(record, mending, t)}
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
  );
}

const TYPES: Record<Mending['kind'], string> = {
  ...{ text: 'text', email: 'email', date: 'date', year: 'number', yesNo: 'text', relationship: 'text' },
};

type Translate = ReturnType<typeof useTranslate>;

/** Of a relationship: the sentence with both names, so that it is answered the right way round. */
const labelOf = ({ name, detail }: LackingRecord, mending: Mending, t: Translate): string =>
  mending.kind === 'relationship'
    ? t('observers.kinshipAsked', { deceased: detail ?? '', observer: name })
    : t(`dataQuality.lacking.fields.${mending.name}`);

function bodyOf(typed: string, mending: Mending, locale: string): object {
  if (mending.kind !== 'relationship') return { [mending.name]: valueOf(typed, mending) };
  const word = KIN_WORDS.find(({ id }) => id === typed);
  if (!word) throw new Error('A choice is one of the words');
  return { relationship: word.relationship, relationshipDetail: word.general ? null : wordIn(word, locale) };
}

function valueOf(typed: string, { kind }: Mending): string | number | boolean {
  if (kind === 'yesNo') return typed === 'yes';
  return kind === 'year' ? Number(typed) : typed.trim();
}

function choicesOf({ kind }: Mending, t: Translate, locale: string): [string, string][] | null {
  if (kind === 'yesNo') return ['yes', 'no'].map((answer) => [answer, t(`resources.imports.sunset.answers.${answer}`)]);
  if (kind !== 'relationship') return null;
  return KIN_WORDS.map((word) => [word.id, offered(word, t, locale)]);
}

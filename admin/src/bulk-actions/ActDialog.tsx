import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome, Template } from '@zikaron/contract';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { call, reasonOf } from '../api/http';
import { useAction } from '../forms/useAction';
import { useSettled } from '../forms/useSettled';
import { useSoon } from '../forms/useSoon';
import { ACTS, choicesOf, subjectOf, wordsOf, type ActName, type AnySelection } from './acts';
import { useTellDone } from './useUndo';

interface ActDialogProps {
  act: ActName;
  selection: AnySelection;
  /** The value that stands there first. */
  initial?: string | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the value where the act has one, says what will come of it and to how many, and does it. */
export function ActDialog({ act, selection, initial = '', onDone, onCancel }: ActDialogProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  const tellDone = useTellDone();
  const { busy, act: carryOut } = useAction();
  const { soon } = useSoon();
  /** What is settled for good waits ten seconds for an Undo, and is done afterwards. */
  const waits = act === 'arrived';
  const [typed, setTyped] = useState(initial);
  const subject = subjectOf(act, selection.list);
  const words = wordsOf(act, subject);
  const change = ACTS[act].changeOf(useSettled(typed, 250));
  const path = `/bulk-actions/${subject}`;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['bulk-actions', subject, selection, change],
    queryFn: ({ signal }) =>
      call<BulkOutcome>(path, { method: 'POST', body: { selection, change, dryRun: true }, signal }),
    enabled: change !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const would = change && !isPlaceholderData ? data : undefined;
  const go = () =>
    carryOut(
      async () => {
        const done = await call<BulkOutcome>(path, { method: 'POST', body: { selection, change } });
        await queries.invalidateQueries();
        if (waits) return;
        tellDone(subject, { id: done.id, text: t('bulk.done', { smart_count: done.changed }) });
        onDone();
      },
      (reason) => t('bulk.failed', { reason }),
    );
  const confirm = () => {
    if (!waits) return void go();
    soon(t('resources.emails.settled'), go);
    onDone();
  };
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="bulk-act">
      <DialogTitle id="bulk-act" sx={{ typography: 'h3' }}>
        {t(`${words}.title`)}
      </DialogTitle>
      <DialogContent>
        <Value act={act} words={words} typed={typed} onType={setTyped} />
        <Typography role="status" sx={{ mt: 1.5, minHeight: '3em' }}>
          {error ? reasonOf(error, t('bulk.failed', { reason: '' })) : <Would outcome={would} subject={subject} />}
        </Typography>
        <Typography color="text.secondary">{t(`${words}.canUndo`, { _: t('bulk.canUndo') })}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={busy || !would?.changed} onClick={confirm}>
          {t(`${words}.do`, { smart_count: would?.changed ?? 0 })}
        </Button>
        <Button onClick={onCancel}>{t('lists.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ValueProps {
  act: ActName;
  /** Where the texts of the act stand. */
  words: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The value that all are given: a number of days, or one of several answers; without one, what the act means. */
function Value({ act, words, typed, onType }: ValueProps) {
  const t = useTranslate();
  if (act === 'reminderDaysBefore')
    return (
      <TextField
        label={t(`${words}.label`)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        helperText={t('observers.leadHint')}
      />
    );
  if (act === 'template') return <TemplateChoice label={t(`${words}.label`)} typed={typed} onType={onType} />;
  const choices = choicesOf(act)?.map(({ id, name }) => ({ id, name: t(name) }));
  if (!choices) return <Typography>{t(`${words}.text`)}</Typography>;
  return <Choice label={t(`${words}.label`)} typed={typed} onType={onType} choices={choices} />;
}

interface ChoiceProps extends Pick<ValueProps, 'typed' | 'onType'> {
  label: string;
  choices: readonly { id: string; name: string }[];
}

function Choice({ label, typed, onType, choices }: ChoiceProps) {
  const t = useTranslate();
  return (
    <TextField select label={label} value={typed} onChange={({ target }) => onType(target.value)}>
      <MenuItem value="" disabled>
        {t('bulk.choose')}
      </MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id} dir="auto">
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TemplateChoice(props: Omit<ChoiceProps, 'choices'>) {
  const { data } = useGetList<Template>('templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return <Choice {...props} choices={data ?? []} />;
}

/** Why some stay as they are: where it is not that their dates would contradict each other. */
const REFUSED: Partial<Record<string, string>> = { emails: 'bulk.notFitting', 'import-rows': 'bulk.rowsNotFitting' };

function Would({ outcome, subject }: { outcome: BulkOutcome | undefined; subject: string }) {
  const t = useTranslate();
  if (!outcome) return null;
  const { selected, changed, alreadySo, refused } = outcome;
  const said = [
    changed > 0 ? t(`bulk.would.${subject}`, { smart_count: changed, of: selected }) : t('bulk.nothing'),
    ...(alreadySo > 0 ? [t('bulk.alreadySo', { smart_count: alreadySo })] : []),
    ...(refused > 0 ? [t(REFUSED[subject] ?? 'bulk.refused', { smart_count: refused })] : []),
  ];
  return <>{said.join(' ')}</>;
}

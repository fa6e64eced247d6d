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
import type { BulkOutcome, Selection } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, reasonOf } from '../api/http';
import { useAction } from '../forms/useAction';
import { useSettled } from '../forms/useSettled';
import { ACTS, type ActName } from './acts';
import { useTellDone } from './useUndo';

interface ActDialogProps {
  act: ActName;
  selection: Selection;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the value where the act has one, says what will come of it and to how many, and does it. */
export function ActDialog({ act, selection, onDone, onCancel }: ActDialogProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  const tellDone = useTellDone();
  const { busy, act: carryOut } = useAction();
  const [typed, setTyped] = useState('');
  const { subject } = ACTS[act];
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
        tellDone(subject, { id: done.id, text: t('bulk.done', { smart_count: done.changed }) });
        onDone();
      },
      (reason) => t('bulk.failed', { reason }),
    );
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="bulk-act">
      <DialogTitle id="bulk-act" sx={{ typography: 'h3' }}>
        {t(`bulk.acts.${act}.title`)}
      </DialogTitle>
      <DialogContent>
        <Value act={act} typed={typed} onType={setTyped} />
        <Typography role="status" sx={{ mt: 1.5, minHeight: '3em' }}>
          {error ? reasonOf(error, t('bulk.failed', { reason: '' })) : <Would outcome={would} subject={subject} />}
        </Typography>
        <Typography color="text.secondary">{t('bulk.canUndo')}</Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onCancel}>{t('lists.cancel')}</Button>
        <Button variant="contained" disabled={busy || !would?.changed} onClick={() => void go()}>
          {t(`bulk.acts.${act}.do`, { smart_count: would?.changed ?? 0 })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The value that all are given: a number of days, or one of several answers. */
function Value({ act, typed, onType }: { act: ActName; typed: string; onType: (typed: string) => void }) {
  const t = useTranslate();
  if (act === 'archive' || act === 'restore') return <Typography>{t(`bulk.acts.${act}.text`)}</Typography>;
  const label = t(`bulk.acts.${act}.label`);
  if (act === 'reminderDaysBefore')
    return (
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        helperText={t('observers.leadHint')}
      />
    );
  return (
    <TextField
      select
      label={label}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="" disabled>
        {t('bulk.choose')}
      </MenuItem>
      {ACTS[act].choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {t(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Would({ outcome, subject }: { outcome: BulkOutcome | undefined; subject: string }) {
  const t = useTranslate();
  if (!outcome) return null;
  const { selected, changed, alreadySo, refused } = outcome;
  const said = [
    changed > 0 ? t(`bulk.would.${subject}`, { smart_count: changed, of: selected }) : t('bulk.nothing'),
    ...(alreadySo > 0 ? [t('bulk.alreadySo', { smart_count: alreadySo })] : []),
    ...(refused > 0 ? [t('bulk.refused', { smart_count: refused })] : []),
  ];
  return <>{said.join(' ')}</>;
}

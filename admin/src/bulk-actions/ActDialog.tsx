import { TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkOutcome } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { call, reasonOf } from '../api/http';
import { useAction } from '../forms/useAction';
import { useSettled } from '../forms/useSettled';
import { useSoon } from '../forms/useSoon';
import { ACTS, choicesOf, subjectOf, wordsOf, type ActName, type AnySelection } from './acts';
import { useTellDone } from './useUndo';
import { PlainDialog } from '../forms/PlainDialog';
import { Choice } from '../forms/Choice';
import { TemplateChoice } from '../templates/TemplateChoice';

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
  const [typed, setTyped] = useState(initial);
  const subject = subjectOf(act, selection.list);
  const words = wordsOf(act, subject);
  const change = ACTS[act].changeOf(useSettled(typed, 250));
  const { would, error } = useWould(subject, selection, change);
  const { busy, confirm } = useCarryOut(subject, { selection, change }, act === 'arrived', onDone);
  const label = t(`${words}.do`, { smart_count: would?.changed || 1 });
  return (
    <PlainDialog
      title={t(`${words}.title`)}
      maxWidth="xs"
      confirm={{ label, disabled: busy || !would?.changed, does: confirm }}
      onClose={onCancel}
    >
      <Value act={act} words={words} typed={typed} onType={setTyped} />
      <Typography role="status" sx={{ my: 1.5, minHeight: '3em' }}>
        {error ? reasonOf(error, t('bulk.failed', { reason: '' })) : <Would outcome={would} subject={subject} />}
      </Typography>
      {would?.changed !== 0 && (
        <Typography color="text.secondary">{t(`${words}.canUndo`, { _: t('bulk.canUndo') })}</Typography>
      )}
    </PlainDialog>
  );
}

type Change = ReturnType<(typeof ACTS)[ActName]['changeOf']>;
type Subject = ReturnType<typeof subjectOf>;

/** What would come of it, as far as the server has said so. */
function useWould(subject: Subject, selection: AnySelection, change: Change) {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['bulk-actions', subject, selection, change],
    queryFn: ({ signal }) =>
      call<BulkOutcome>(`/bulk-actions/${subject}`, {
        method: 'POST',
        body: { selection, change, dryRun: true },
        signal,
      }),
    enabled: change !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { would: change && !isPlaceholderData ? data : undefined, error };
}

/** Does it; what is settled for good waits ten seconds for an Undo, and is done afterwards. */
function useCarryOut(subject: Subject, body: object, waits: boolean, onDone: () => void) {
  const t = useTranslate();
  const queries = useQueryClient();
  const tellDone = useTellDone();
  const { busy, act } = useAction();
  const { soon } = useSoon();
  const go = () =>
    act(
      async () => {
        const done = await call<BulkOutcome>(`/bulk-actions/${subject}`, { method: 'POST', body });
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
  return { busy, confirm };
}

interface ValueProps {
  act: ActName;
  /** Where the texts of the act stand. */
  words: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Asks for the value that all records get: a number of days, or one of several answers. Where an act needs none, says what it means. */
function Value({ act, words, typed, onType }: ValueProps) {
  const t = useTranslate();
  const lead = useAccount().data?.organization.leadDays;
  if (act === 'reminderDaysBefore')
    return (
      <TextField
        label={t(`${words}.label`)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        helperText={lead !== undefined && t('bulk.leadHint', { smart_count: lead })}
      />
    );
  const choosing = { label: t(`${words}.label`), value: typed, onChange: onType, none: t('bulk.choose') };
  if (act === 'template') return <TemplateChoice {...choosing} />;
  const choices = choicesOf(act)?.map(({ id, name }) => ({ id, name: t(name) }));
  if (!choices) return <Typography>{t(`${words}.text`)}</Typography>;
  return <Choice {...choosing} choices={choices} />;
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

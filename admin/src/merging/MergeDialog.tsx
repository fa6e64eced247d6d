import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTellDone } from '../bulk-actions/useUndo';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useAction } from '../forms/useAction';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { OtherRecord } from './OtherRecord';
import type { Kind, Mergeable } from './mergeable';
import { WhoStays } from './WhoStays';
import { PlainDialog } from '../forms/PlainDialog';

interface MergeDialogProps {
  kind: Kind;
  id: string;
  /** Where it is known already; else it is looked for. */
  otherId?: string | undefined;
  onClose: () => void;
  /** Called when they are one. */
  onDone?: () => void;
}

/** As wide as two people beside each other with their addresses. */
const look = { rank: 'h2', maxWidth: 'md' } as const;

/** Two records of one person become one: who stays is chosen, all that belongs to the other goes there, and it can be undone. */
export function MergeDialog({ kind, id, otherId, onClose, onDone }: MergeDialogProps) {
  const t = useTranslate();
  const { data: record, error, refetch } = useRecord(kind, id);
  const { data: known, error: otherError, refetch: readOther } = useRecord(kind, otherId);
  const lacking = error ?? otherError;
  const [found, setFound] = useState<Mergeable | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const other = known ?? found;
  const stays = chosen ?? id;
  const { busy, merge } = useMerge(kind, () => {
    onClose();
    onDone?.();
  });
  const does = () => other && void merge(stays, stays === id ? other.id : id);
  return (
    <PlainDialog
      title={t(`merging.${kind}.title`)}
      {...look}
      confirm={{ label: t('merging.button'), busy, disabled: !record || !other, does }}
      onClose={onClose}
    >
      {lacking && <LoadError error={lacking} onRetry={() => void Promise.all([refetch(), otherId && readOther()])} />}
      {!lacking && (!record || (otherId && !other)) && <RowsSkeleton rows={2} />}
      {record && !otherId && <Typography sx={{ mb: 2 }}>{t(`merging.${kind}.text`, { name: record.name })}</Typography>}
      {record && !otherId && <OtherRecord kind={kind} record={record} value={found} onChoose={setFound} />}
      {record && other && <WhoStays kind={kind} records={[record, other]} stays={stays} onChoose={setChosen} />}
      {record && other && <Typography color="text.secondary">{t('merging.differ')}</Typography>}
    </PlainDialog>
  );
}

const useRecord = (kind: Kind, id: string | undefined) =>
  useAnswer<Mergeable>([kind, 'to-merge', 'record', id], `/${kind}/${String(id)}`, {
    enabled: id !== undefined,
    staleTime: 0,
  });

/** Merges, says so with the button that undoes it, and leaves the page of the one that is gone. */
function useMerge(kind: Kind, onDone: () => void) {
  const t = useTranslate();
  const queries = useQueryClient();
  const tellDone = useTellDone();
  const navigate = useNavigate();
  const { busy, act } = useAction();
  const merge = (stays: string, goes: string) =>
    act(async () => {
      const { mergeId } = await call<{ mergeId: string }>(`/${kind}/${stays}/merge`, {
        method: 'POST',
        body: { otherId: goes },
      });
      if (window.location.pathname.includes(goes)) void navigate(`/app/${kind}/${stays}`, { replace: true });
      onDone();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(goes) });
      tellDone(kind, { id: mergeId, text: t(`merging.${kind}.done`) });
    }, t('merging.failed'));
  return { busy, merge };
}

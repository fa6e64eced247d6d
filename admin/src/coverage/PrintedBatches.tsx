import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { PrintedBatch } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Day, MomentCell } from '../dates/When';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { PrintFiles } from './PrintFiles';
import { PageButtons } from '../lists/PageButtons';

const PER_PAGE = 20;

/** What was printed together, the newest first: its files again, or that it was not printed after all. */
export function PrintedBatches({ page, onPage }: { page: number; onPage: (page: string) => void }) {
  const t = useTranslate();
  const { error, data, refetch } = useBatches(page);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} title={t('coverage.loadError')} />;
  if (!data) return <RowsSkeleton />;
  if (data.total === 0)
    return <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('coverage.batches.none')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('coverage.views.printed')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['at', 'by', 'window', 'letters'] as const).map((column) => (
              <TableCell key={column}>{t(`coverage.batches.${column}`)}</TableCell>
            ))}
            <TableCell>{t('lists.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.data.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </TableBody>
      </Table>
      <PageButtons total={data.total} perPage={PER_PAGE} page={page} onPage={(to) => onPage(String(to))} />
    </Box>
  );
}

function useBatches(page: number) {
  const range = JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]);
  const { data, error, refetch } = useAnswer<{ data: PrintedBatch[]; total: number }>(
    ['printing', page],
    `/printing?${new URLSearchParams({ range }).toString()}`,
    { placeholderData: keepPreviousData },
  );
  return { error, data, refetch };
}

const BatchRow = ({ batch }: { batch: PrintedBatch }) => (
  <TableRow>
    <TableCell>
      <MomentCell at={batch.printedAt} />
    </TableCell>
    <TableCell>
      <bdi>{batch.printedBy}</bdi>
    </TableCell>
    <TableCell>
      <Day date={batch.from} /> – <Day date={batch.to} />
    </TableCell>
    <TableCell>{batch.letters}</TableCell>
    <TableCell>
      <BatchActions batch={batch} />
    </TableCell>
  </TableRow>
);

function BatchActions({ batch }: { batch: PrintedBatch }) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const [open, setOpen] = useState<'files' | 'undo' | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button onClick={() => setOpen('files')}>{t('coverage.files')}</Button>
      {maySend && (
        <Button color="error" onClick={() => setOpen('undo')}>
          {t('coverage.undo')}
        </Button>
      )}
      {open === 'files' && <BatchFiles setOpen={setOpen} batch={batch} />}
      <AskUndo batch={batch} setOpen={setOpen} open={open} />
    </Box>
  );
}

interface AskUndoProps {
  batch: PrintedBatch;
  setOpen: (next: 'files' | 'undo' | null) => void;
  open: 'files' | 'undo' | null;
}

function AskUndo({ batch, setOpen, open }: AskUndoProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const undo = () =>
    act(
      async () => {
        await call(`/printing/${batch.id}`, { method: 'DELETE' });
        setOpen(null);
        toast(t('coverage.undone'));
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'coverage' || queryKey[0] === 'printing',
        });
      },
      (message) => t('coverage.undoFailed', { message }),
    );
  return (
    <Ask
      open={open === 'undo'}
      variant="danger"
      title={t('coverage.undoAsk')}
      text={t('coverage.undoText')}
      confirm={t('coverage.undo')}
      busy={busy}
      onConfirm={() => void undo()}
      onCancel={() => setOpen(null)}
    />
  );
}

interface BatchFilesProps {
  setOpen: (next: 'files' | 'undo' | null) => void;
  batch: PrintedBatch;
}

function BatchFiles({ setOpen, batch }: BatchFilesProps) {
  const t = useTranslate();
  return (
    <Dialog open onClose={() => setOpen(null)} aria-labelledby="batch-files" maxWidth="sm" fullWidth>
      <DialogTitle id="batch-files" sx={{ typography: 'h3' }}>
        {t('coverage.files')}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1.5 } }}>
        <PrintFiles batchId={batch.id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(null)}>{t('coverage.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

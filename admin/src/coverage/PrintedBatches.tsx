import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { PrintedBatch } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { removeAt } from '../api/remove';
import { useAnswer } from '../api/useAnswer';
import { Day, MomentCell } from '../dates/When';
import { PrintFiles } from './PrintFiles';
import { PageButtons } from '../lists/PageButtons';
import { useDone } from '../forms/useChange';
import { PlainDialog } from '../forms/PlainDialog';
import { Loaded } from '../lists/Loaded';
import { AskToDo } from '../lists/Ask';
import { WideTable } from '../lists/WideTable';

const PER_PAGE = 20;

/** What was printed together, the newest first: its files again, or that it was not printed after all. */
export function PrintedBatches({ page, onPage }: { page: number; onPage: (page: string) => void }) {
  const range = JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]);
  const answer = useAnswer<{ data: PrintedBatch[]; total: number }>(
    ['printing', page],
    `/printing?${new URLSearchParams({ range }).toString()}`,
    { placeholderData: keepPreviousData },
  );
  return (
    <Loaded answer={answer}>
      {({ data, total }) => (
        <>
          {total > 0 ? <Batches batches={data} /> : <None />}
          <PageButtons total={total} perPage={PER_PAGE} page={page} onPage={(to) => onPage(String(to))} />
        </>
      )}
    </Loaded>
  );
}

const None = () => (
  <Typography sx={{ p: 3, color: 'text.secondary' }}>{useTranslate()('coverage.batches.none')}</Typography>
);

function Batches({ batches }: { batches: PrintedBatch[] }) {
  const t = useTranslate();
  const names = (['at', 'by', 'window', 'letters'] as const).map((column) => t(`coverage.batches.${column}`));
  return (
    <WideTable label={t('coverage.views.printed')} heads={[...names, t('lists.actions')]}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} />
      ))}
    </WideTable>
  );
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
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Button onClick={() => setOpen('files')}>{t('coverage.files')}</Button>
      {maySend && (
        <Button color="error" onClick={() => setOpen('undo')}>
          {t('coverage.undo')}
        </Button>
      )}
      {open === 'files' && (
        <PlainDialog title={t('coverage.files')} onClose={close}>
          <PrintFiles batchId={batch.id} />
        </PlainDialog>
      )}
      {open === 'undo' && <AskUndo batch={batch} onClose={close} />}
    </Box>
  );
}

function AskUndo({ batch, onClose }: { batch: PrintedBatch; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(['coverage'], ['printing']);
  const undo = async () => {
    await removeAt(`/printing/${batch.id}`);
    await done(t('coverage.undone'));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t('coverage.undoAsk')}
      text={t('coverage.undoText')}
      confirm={t('coverage.undo')}
      work={undo}
      onClose={onClose}
    />
  );
}

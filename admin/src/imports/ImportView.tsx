import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useDownload } from '../files/useDownload';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { PageHead } from '../lists/PageHead';
import { ImportColumns } from './ImportColumns';
import { ImportState } from './ImportList';
import { ImportRows } from './ImportRows';

/** One file: what was understood, every problem, the import, and taking it back. */
export function ImportView({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const mayWrite = useMay('imports:write');
  return (
    <>
      <PageHead
        title={table.fileName}
        beside={<ImportState state={table.state} />}
        intro={t('resources.imports.understood', { encoding: table.encoding, row: table.headerRow })}
        back={{ to: '/app/imports', label: t('resources.imports.back') }}
      >
        <ReportButton table={table} />
        {mayWrite && <Buttons table={table} />}
      </PageHead>
      <Outcome table={table} />
      <Counts table={table} />
      {table.state === 'previewed' && mayWrite && <ImportColumns table={table} />}
      <ImportRows table={table} />
    </>
  );
}

/** Every remark on every row, to be worked through in a spreadsheet. */
function ReportButton({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  if (table.counts.error + table.counts.warnings === 0) return null;
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void download(`/imports/${table.id}/problems?format=xlsx`)}
    >
      {t('resources.imports.report')}
    </Button>
  );
}

function Buttons({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState(false);
  const toImport = table.counts.new + table.counts.merge;
  const post = (what: 'run' | 'undo', done: string) =>
    act(
      async () => {
        const after = await call<ImportSummary>(`/imports/${table.id}/${what}`, { method: 'POST', body: {} });
        queries.setQueryData(['imports', 'one', table.id], after);
        await queries.invalidateQueries();
        setAsking(false);
        toast(t(done));
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  if (table.state === 'previewed') {
    return (
      <Button
        variant="contained"
        disabled={busy || toImport === 0}
        onClick={() => void post('run', 'resources.imports.done')}
      >
        {t(busy ? 'resources.imports.importing' : 'resources.imports.import', { smart_count: toImport })}
      </Button>
    );
  }
  if (table.state !== 'imported') return null;
  return (
    <>
      <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking(true)}>
        {t('resources.imports.undo')}
      </Button>
      <Ask
        open={asking}
        variant="danger"
        title={t('resources.imports.undoAsk')}
        text={t('resources.imports.undoText')}
        confirm={t('resources.imports.undo')}
        busy={busy}
        onConfirm={() => void post('undo', 'resources.imports.undone')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Outcome({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  switch (table.state) {
    case 'previewed':
      return (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('resources.imports.previewText')}
        </Alert>
      );
    case 'importing':
      return (
        <Box role="status" sx={{ mb: 2.5 }}>
          <Typography sx={{ mb: 1 }}>{t('resources.imports.importing')}</Typography>
          <LinearProgress aria-label={t('resources.imports.importing')} />
        </Box>
      );
    case 'imported':
      return (
        <Alert
          severity="success"
          sx={{ mb: 2.5 }}
          action={
            <Button component={Link} to="/app/yahrzeits" color="inherit">
              {t('resources.imports.look')}
            </Button>
          }
        >
          {t('resources.imports.importedText', { smart_count: table.counts.new + table.counts.merge })}
        </Alert>
      );
    case 'undone':
      return (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t('resources.imports.undoneText')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {t('resources.imports.failedText')}
        </Alert>
      );
  }
}

const COUNTS = ['rows', 'new', 'merge', 'duplicate', 'unchanged', 'error', 'warnings', 'observers'] as const;

function Counts({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2.5 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', gap: 2 }}
      >
        {COUNTS.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
              {t(`resources.imports.counts.${name}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'h2',
                color: name === 'error' && table.counts.error > 0 ? 'error.main' : undefined,
              }}
            >
              {table.counts[name].toLocaleString()}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { KeptReason } from '../lists/KeptReason';
import { LinkButton } from '../lists/LinkButton';
import { Quiet } from '../theme/Quiet';
import { WhatStays } from './Undoing';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';
import { useGoOn } from '../forms/useGoOn';

/** Where the import stands, and what to do next. */
export function Outcome({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  switch (table.state) {
    case 'columns':
      return <Told as="info">{t('resources.imports.columnsAsk')}</Told>;
    case 'previewed':
      return <Told as="info">{t('resources.imports.previewText')}</Told>;
    case 'importing':
    case 'undoing':
      return <AtWork state={table.state} progress={table.progress} />;
    case 'imported':
      return <Imported table={table} />;
    case 'undone':
      return <WhatStays table={table} />;
    case 'failed':
      return (
        <Told as="error">
          {t('resources.imports.failedText')} {table.failure !== null && <KeptReason kept={table.failure} />}
        </Told>
      );
  }
}

const Told = ({ as, children }: { as: 'info' | 'error'; children: ReactNode }) => (
  <Alert severity={as} sx={{ mb: 2.5 }}>
    {children}
  </Alert>
);

/** Of an import that could not be taken back it is said too. */
function Imported({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { counts, failure } = table;
  return (
    <>
      {failure !== null && (
        <Told as="error">
          {t('resources.imports.undoFailedText')} <KeptReason kept={failure} />
        </Told>
      )}
      <Alert
        severity="success"
        sx={{ mb: 2.5 }}
        action={<LinkButton to="/app/yahrzeits" color="inherit" label={t('resources.imports.look')} />}
      >
        {t('resources.imports.importedText', { smart_count: counts.new + counts.merge + counts.changed })}
      </Alert>
      <Unread table={table} />
    </>
  );
}

/** Rows that could not be read become a list of their own, to be mended where they stand. */
function Unread({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const goOn = useGoOn();
  const mayWrite = useMay('imports:write');
  const { busy, act } = useAction();
  const { error } = table.counts;
  if (error === 0) return null;
  const mend = () =>
    act(async () => {
      const rest = await call<ImportSummary>(`/imports/${table.id}/rest`, { method: 'POST', body: {} });
      goOn(`/app/imports/${rest.id}`);
    });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        mayWrite &&
        table.cellsRemovedAt === null && (
          <Button color="inherit" disabled={busy} onClick={() => void mend()}>
            {t('resources.imports.mendUnread', { smart_count: error })}
          </Button>
        )
      }
    >
      {t('resources.imports.unreadText', { smart_count: error })}
    </Alert>
  );
}

/** How far the worker is; one may leave the page meanwhile. */
function AtWork({ state, progress }: { state: 'importing' | 'undoing'; progress: number }) {
  const t = useTranslate();
  const label = t(`resources.imports.${state}`);
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography role="status">{label}</Typography>
        <Typography aria-hidden>{t('resources.imports.percent', { progress })}</Typography>
      </Box>
      <LinearProgress
        variant={progress === 0 ? 'indeterminate' : 'determinate'}
        value={progress}
        aria-label={label}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('resources.imports.mayLeave')}</Typography>
    </Box>
  );
}

const COUNTS = [
  ...(['rows', 'new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'leftOut', 'error'] as const),
  ...(['conflicts', 'warnings', 'observers'] as const),
];
/** Shown only where there are any. */
const RARE: readonly (typeof COUNTS)[number][] = [
  ...(['merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'leftOut', 'conflicts'] as const),
];

export function Counts({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  return (
    <Card variant="outlined" sx={{ py: 2.5, mb: 2.5 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', gap: 2 }}
      >
        {COUNTS.filter((name) => table.counts[name] > 0 || !RARE.includes(name)).map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Quiet component="dt">{t(`resources.imports.counts.${name}`)}</Quiet>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'h2',
                color: name === 'error' && table.counts.error > 0 ? 'error.main' : undefined,
              }}
            >
              {table.counts[name].toLocaleString('en')}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

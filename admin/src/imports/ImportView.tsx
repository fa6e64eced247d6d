import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@zikaron/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { call } from '../api/http';
import { useDownload } from '../files/useDownload';
import { useIsTelling } from './use-telling';
import { useAction, useToast } from '../forms/useAction';
import { PageHead } from '../lists/PageHead';
import { ImportColumns } from './ImportColumns';
import { Counts, Outcome } from './ImportOutcome';
import { ImportState } from './ImportList';
import { ImportRows } from './ImportRows';
import { isAtWork } from './is-at-work';
import { Doubts } from './DoubtCard';
import { NoLongerListed } from './NoLongerListed';
import { PlanRoom } from './PlanRoom';
import { HiddenParts } from './HiddenParts';
import { ReadAs } from './ReadAs';
import { SaidOnce } from './SaidOnce';
import { SunsetWords } from './SunsetWords';
import { AskToUndo } from './Undoing';
import { UnusedColumns } from './UnusedColumns';

/** One file: what was understood, every problem, the import, and taking it back. */
export function ImportView({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const mayWrite = useMay('imports:write');
  useWhenDone(table);
  const isOpen = table.state === 'previewed' || table.state === 'columns';
  return (
    <>
      <Head table={table} />
      <Outcome table={table} />
      {table.cellsRemovedAt && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('resources.imports.cellsNotKept')}
        </Alert>
      )}
      <HiddenParts hidden={table.hidden} />
      <ReadAs table={table} mayDeny={isOpen && mayWrite} />
      {table.state === 'previewed' && <PlanRoom table={table} />}
      {table.state !== 'columns' && <Counts table={table} />}
      {isOpen && mayWrite && <Questions table={table} />}
      {['previewed', 'imported'].includes(table.state) && <NoLongerListed table={table} />}
      {table.state !== 'columns' && <SaidOnce table={table} />}
      {table.state !== 'columns' && (
        <ImportRows table={table} mayChoose={mayWrite && ['previewed', 'failed'].includes(table.state)} />
      )}
    </>
  );
}

function Head({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const mayWrite = useMay('imports:write');
  return (
    <PageHead
      title={table.fileName}
      beside={<ImportState state={table.state} />}
      intro={t(table.headerRow === 0 ? 'resources.imports.understoodUnheaded' : 'resources.imports.understood', {
        file: t(`resources.imports.files.${kindOf(table.encoding)}`, { encoding: table.encoding }),
        row: table.headerRow,
      })}
      back={{ to: '/app/imports', label: t('resources.imports.title') }}
    >
      {mayWrite && ['previewed', 'failed'].includes(table.state) && <RecentChanges />}
      <ReportButton table={table} />
      {mayWrite && <Buttons table={table} />}
    </PageHead>
  );
}

/** What somebody has to say before the file is imported. */
const Questions = ({ table }: { table: ImportSummary }) => (
  <>
    <SunsetWords key={JSON.stringify(table.sunsetWords)} table={table} />
    {table.state === 'previewed' && <UnusedColumns table={table} />}
    {table.state === 'previewed' && <Doubts table={table} />}
    <ImportColumns key={JSON.stringify(table.columns.map(({ heading, field }) => [heading, field]))} table={table} />
  </>
);

/** What is not text with separators has a name of its own. */
const WORKBOOKS = ['Excel 1900', 'Excel 1904', 'OpenDocument', 'Word'];
const kindOf = (encoding: string) => (WORKBOOKS.includes(encoding) ? encoding : 'text');

/** When the worker has done what was asked for: it is said, and every list is read anew. */
function useWhenDone({ state, failure }: ImportSummary) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state || !isAtWork(was) || isAtWork(state)) return;
    void queries.invalidateQueries();
    if (failure === null) toast(t(state === 'imported' ? 'resources.imports.done' : 'resources.imports.undone'));
  });
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
  if (table.state === 'previewed' || table.state === 'failed') return <RunButton table={table} />;
  return table.state === 'imported' ? <UndoButton table={table} /> : null;
}

/** Asks for the work, which a worker does. */
function useWork({ id }: ImportSummary) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const ask = (what: 'run' | 'undo') =>
    act(async () => {
      const path = `/imports/${id}/${what}`;
      const after = await call<ImportSummary>(path, { method: 'POST', body: {} }).catch((failure: unknown) => {
        // It may have been done, and only its answer was lost.
        void queries.invalidateQueries();
        throw failure;
      });
      queries.setQueryData(['imports', 'one', id], after);
      // In place of an older one that offers to take back what was said of rows: that time is over.
      toast(t(`resources.imports.${after.state}`), 'info');
    });
  return { busy, ask };
}

function RunButton({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, ask } = useWork(table);
  const isTelling = useIsTelling(table.id);
  const toImport = table.counts.new + table.counts.merge + table.counts.changed;
  // What was answered about a list that changes nothing is kept by its import too, so that the next list does not ask.
  const isOnlyAnswers = toImport === 0 && table.counts.conflicts > 0;
  const mustWait =
    isTelling || (toImport === 0 && !isOnlyAnswers) || table.sunsetWords.some(({ means }) => means === null);
  return (
    <Button variant="contained" disabled={busy || mustWait} onClick={() => void ask('run')}>
      {table.state === 'failed' ? t('resources.imports.again') : whatIsDone()}
    </Button>
  );

  function whatIsDone(): string {
    const left = table.warnings.length;
    if (isOnlyAnswers) return t('resources.imports.keepAnswers');
    if (left > 0) return t('resources.imports.importLeaving', { n: toImport, smart_count: left });
    return t('resources.imports.import', { smart_count: toImport });
  }
}

function UndoButton({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const { busy, ask } = useWork(table);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking(true)}>
        {t('resources.imports.undo')}
      </Button>
      {asking && (
        <AskToUndo table={table} busy={busy} onConfirm={() => void ask('undo')} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}

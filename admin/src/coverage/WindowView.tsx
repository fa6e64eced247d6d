import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { CoveragePage as Answer } from '@zikaron/contract';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { useDownload } from '../files/useDownload';
import { useSettled } from '../forms/useSettled';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { fileOf, isOnlyGaps, PER_PAGE, queryOf, type SearchParams } from './search-params';
import { Counts } from './Counts';
import { CoverageTable } from './CoverageTable';
import { PrintDialog } from './PrintDialog';
import { PageButtons } from '../lists/PageButtons';

interface WindowViewProps {
  asked: SearchParams;
  onAsk: (changes: Record<string, string>) => void;
}

/** The window itself: the counts on top, the lines below, and what can be done with them. */
export function WindowView({ asked, onAsk }: WindowViewProps) {
  const [printing, setPrinting] = useState(false);
  const query = queryOf(asked).toString();
  const { error, data, refetch } = useWindow(query);
  if (error && !data)
    return (
      <Card variant="outlined">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <RowsSkeleton />;
  return (
    <>
      {data.lines > 0 && (
        <Counts answer={data} chosen={asked.outcome} onChoose={(outcome) => onAsk({ outcome: outcome ?? '' })} />
      )}
      <Undated data={data} />
      {data.lines > 0 && <Tools asked={asked} onAsk={onAsk} data={data} setPrinting={setPrinting} />}
      <FoundLines data={data} asked={asked} />
      <MoreLines data={data} asked={asked} onAsk={onAsk} />
      {printing && <PrintDialog asked={asked} waiting={data.toPrint} onClose={() => setPrinting(false)} />}
    </>
  );
}

/** Everybody, where only the gaps are shown, and the pages. */
function MoreLines({ data: { lines, total }, asked, onAsk }: WindowViewProps & { data: Answer }) {
  const t = useTranslate();
  return (
    <>
      {isOnlyGaps(asked) && lines > total && (
        <Button variant="outlined" onClick={() => onAsk({ show: 'all' })} sx={{ mt: 2 }}>
          {t('coverage.everybody', { smart_count: lines })}
        </Button>
      )}
      <PageButtons
        total={total}
        perPage={PER_PAGE}
        page={asked.page}
        onPage={(page) => onAsk({ page: String(page) })}
      />
    </>
  );
}

const useWindow = (query: string) =>
  useAnswer<Answer>(['coverage', query], `/coverage?${query}`, { placeholderData: keepPreviousData });

function FoundLines({ data, asked }: { data: Answer; asked: SearchParams }) {
  const t = useTranslate();
  if (data.lines === 0) return <NoLines />;
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      {data.data.length === 0 ? (
        <Typography role="status" sx={{ p: 3, color: 'text.secondary' }}>
          {t(isOnlyGaps(asked) ? 'coverage.nobodyMissing' : 'lists.noResults')}
        </Typography>
      ) : (
        <CoverageTable lines={data.data} total={data.total} asked={asked} />
      )}
    </Box>
  );
}

interface ToolsProps {
  asked: SearchParams;
  onAsk: (changes: Record<string, string>) => void;
  data: Answer;
  setPrinting: (next: boolean) => void;
}

function Tools({ asked, onAsk, data, setPrinting }: ToolsProps) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const { busy, download } = useDownload();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Search q={asked.q} onSearch={(q) => onAsk({ q })} />
      <Box sx={{ flex: 1 }} />
      <Button variant="outlined" disabled={busy} onClick={() => void download(fileOf(asked, 'csv'))}>
        {t('coverage.exportCsv')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={() => void download(fileOf(asked, 'xlsx'))}>
        {t('coverage.exportXlsx')}
      </Button>
      {maySend && (
        <Button variant="contained" disabled={data.toPrint === 0} onClick={() => setPrinting(true)}>
          {t('coverage.print', { n: data.toPrint })}
        </Button>
      )}
    </Box>
  );
}

function Undated({ data }: { data: Answer }) {
  const t = useTranslate();
  return (
    data.undated > 0 && (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <LinkButton to="/app/data-quality/dates?problem=no_date" color="inherit" label={t('coverage.undatedLink')} />
        }
      >
        {t('coverage.undated', { smart_count: data.undated })}
      </Alert>
    )
  );
}

function NoLines() {
  const t = useTranslate();
  return (
    <EmptyState title={t('coverage.none')} text={t('coverage.noneText')}>
      <LinkButton to="/app/yahrzeits" variant="outlined" label={t('layout.nav.yahrzeits')} />
    </EmptyState>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTranslate();
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed.trim(), 300);
  // Only what was typed asks anew: the address follows it.
  useEffect(() => {
    if (settled !== q) onSearch(settled);
  }, [settled]);
  return (
    <TextField
      value={typed}
      placeholder={t('coverage.search')}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('coverage.search'), dir: 'auto' } }}
      sx={{ width: { xs: '100%', sm: 320 }, m: 0 }}
    />
  );
}

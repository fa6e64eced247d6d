import { Box, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { LostLine, LostPage } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { formatCivil } from '../dates/civil';
import { Day, Moment } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { Loaded } from '../lists/Loaded';
import { stacked } from '../lists/stacked';
import { WideTable } from '../lists/WideTable';
import { Quiet } from '../theme/Quiet';
import { lostQueryOf, PER_PAGE, type SearchParams } from './search-params';
import { PageButtons } from '../lists/PageButtons';
import { outcomeWords } from './outcome-words';

/** Who was reached in these days a year ago and is not this year, each with the reason. */
export function LostTable({ asked, onAsk }: { asked: SearchParams; onAsk: (changes: Record<string, string>) => void }) {
  const query = lostQueryOf(asked).toString();
  const answer = useAnswer<LostPage>(['coverage', 'lost', query], `/coverage/lost?${query}`, {
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded answer={answer}>
      {(data) => (
        <>
          <LostSummary data={data} />
          {data.total > 0 && <Lines lines={data.data} />}
          <PageButtons
            total={data.total}
            perPage={PER_PAGE}
            page={asked.page}
            onPage={(page) => onAsk({ page: String(page) })}
          />
        </>
      )}
    </Loaded>
  );
}

function LostSummary({ data }: { data: LostPage }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [from, to] = [formatCivil(data.from, locale), formatCivil(data.to, locale)];
  const all = data.lastYear === 0 ? 'noneLast' : 'none';
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography color="text.secondary">{t('coverage.lost.intro', { from, to })}</Typography>
      <Typography variant="h3" component="p" role="status" sx={{ mt: 1 }}>
        {data.total === 0
          ? t(`coverage.lost.${all}`)
          : t('coverage.lost.summary', { still: data.stillReached, last: data.lastYear })}
      </Typography>
    </Box>
  );
}

function Lines({ lines }: { lines: LostLine[] }) {
  const t = useTranslate();
  const heads = [
    t('coverage.columns.contact'),
    t('coverage.columns.yahrzeit'),
    t('resources.email-jobs.comparison.lastYear'),
    t('resources.email-jobs.comparison.thisYear'),
    t('coverage.lost.reason'),
  ];
  return (
    <WideTable label={t('coverage.views.lost')} heads={heads} sx={stacked}>
      {lines.map((line) => (
        <LostRow key={line.id} line={line} />
      ))}
    </WideTable>
  );
}

function LostRow({ line }: { line: LostLine }) {
  const t = useTranslate();
  return (
    <TableRow>
      <TableCell>
        <Named what={line.contact} at="/app/contacts" otherwise={line.toEmail} />
      </TableCell>
      <TableCell>
        <Named what={line.yahrzeit} at="/app/yahrzeits" otherwise={null} />
      </TableCell>
      <TableCell data-label={t('resources.email-jobs.comparison.lastYear')}>
        <Day date={line.lastDate} />
      </TableCell>
      <TableCell data-label={t('resources.email-jobs.comparison.thisYear')}>
        <Day date={line.thisDate} />
      </TableCell>
      <TableCell>
        <StatusChip tone="danger">{outcomeWords(t, line.reason)}</StatusChip>
        {line.by && (
          <Quiet>
            {t('coverage.lost.by', { name: line.by })} · <Moment at={line.at} />
          </Quiet>
        )}
      </TableCell>
    </TableRow>
  );
}

function Named(props: { what: { id: string; name: string } | null; at: string; otherwise: string | null }) {
  const t = useTranslate();
  const { what, at, otherwise } = props;
  if (!what) return <bdi>{otherwise ?? t('coverage.lost.gone')}</bdi>;
  return (
    <Box component={Link} to={`${at}/${what.id}`} dir="auto" sx={{ color: 'primary.main', fontWeight: 600 }}>
      {what.name}
    </Box>
  );
}

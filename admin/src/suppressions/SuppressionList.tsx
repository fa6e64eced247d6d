import { Box, Button, Card, TableCell, TableRow } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { Suppression } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { MomentCell } from '../dates/When';
import { EmailTabs } from '../emails/EmailTabs';
import { useSettled } from '../forms/useSettled';
import { BESIDE } from '../lists/density';
import { EmptyState } from '../lists/EmptyState';
import { PageHead } from '../lists/PageHead';
import { stacked } from '../lists/stacked';
import { WideTable } from '../lists/WideTable';
import { Quiet } from '../theme/Quiet';
import { LiftDialog } from './LiftDialog';
import { Choice } from '../forms/Choice';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
import { SearchField } from '../forms/SearchField';
import { usePage } from '../lists/use-page';

const REASONS = ['bounced', 'complained', 'unsubscribed'] as const;
const STATES = ['inForce', 'lifted', 'both'] as const;

interface Asked {
  q: string;
  reason: (typeof REASONS)[number] | '';
  state: (typeof STATES)[number];
}

const askedIn = (search: URLSearchParams, q: string): Asked => ({
  q,
  reason: REASONS.find((one) => one === search.get('reason')) ?? '',
  state: STATES.find((one) => one === search.get('state')) ?? 'inForce',
});

/** `/app/suppressions`: addresses that are not written to, why, since when; and lifting it, with a reason. */
export function SuppressionList() {
  const t = useTranslate();
  const { page, range, search, go, pages } = usePage();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const asked = askedIn(search, useSettled(typed.trim(), 300));
  const type = (text: string) => {
    setTyped(text);
    if (page > 1) go({}, { replace: true });
  };
  return (
    <>
      <PageHead title={t('suppressions.title')} intro={t('suppressions.intro')} />
      <EmailTabs current="suppressions" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <SearchField label={t('suppressions.search')} value={typed} onChange={type} />
        <Filters asked={asked} go={go} />
      </Box>
      <Loaded answer={useSuppressions(asked, range)}>
        {({ data, total }) => (
          <>
            {total === 0 ? <Nothing asked={asked} /> : <Rows rows={data} />}
            <PageButtons total={total} {...pages} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Filters({ asked: { reason, state }, go }: { asked: Asked; go: (changes: Record<string, string>) => void }) {
  const t = useTranslate();
  return (
    <>
      <Choice
        label={t('suppressions.reason')}
        value={reason}
        onChange={(one) => go({ reason: one })}
        none={t('suppressions.every')}
        choices={REASONS.map((id) => ({ id, name: t(`suppression.${id}`) }))}
        sx={{ width: 230, m: 0 }}
      />
      <Choice
        label={t('suppressions.state')}
        value={state}
        onChange={(one) => go({ state: one === 'inForce' ? '' : one })}
        choices={STATES.map((id) => ({ id, name: t(`suppressions.${id}`) }))}
        sx={{ width: 200, m: 0 }}
      />
    </>
  );
}

function Nothing({ asked: { q, reason, state } }: { asked: Asked }) {
  const t = useTranslate();
  const isAsked = q !== '' || reason !== '' || state !== 'inForce';
  return (
    <EmptyState
      title={t(isAsked ? 'lists.noResults' : 'suppressions.none')}
      text={t(isAsked ? 'lists.noResultsHint' : 'suppressions.noneText')}
    />
  );
}

function useSuppressions({ q, reason, state }: Asked, range: string) {
  const filter = {
    ...(q && { q }),
    ...(reason && { reason }),
    ...(state !== 'both' && { inForce: state === 'inForce' }),
  };
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range });
  return useAnswer<{ data: Suppression[]; total: number }>(
    ['suppressions', query.toString()],
    `/emails/suppressions?${query.toString()}`,
    { placeholderData: keepPreviousData },
  );
}

function Rows({ rows }: { rows: Suppression[] }) {
  const t = useTranslate();
  const [lifting, setLifting] = useState<Suppression | null>(null);
  return (
    <Card variant="outlined">
      <WideTable
        label={t('suppressions.title')}
        heads={['email', 'reason', 'createdAt', 'lifted'].map((one) => t(`suppressions.columns.${one}`))}
        sx={stacked}
      >
        {rows.map((row) => (
          <Line key={row.id} row={row} onLift={() => setLifting(row)} />
        ))}
      </WideTable>
      {lifting && <LiftDialog suppression={lifting} onClose={() => setLifting(null)} />}
    </Card>
  );
}

function Line({ row, onLift }: { row: Suppression; onLift: () => void }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{row.email}</bdi>
      </TableCell>
      <TableCell>
        <Box className={BESIDE}>
          <Box>{t(`suppression.${row.reason}`)}</Box>
          <Small>{row.detail}</Small>
        </Box>
      </TableCell>
      <TableCell data-label={t('suppressions.columns.createdAt')}>
        <MomentCell at={row.createdAt} />
      </TableCell>
      <TableCell>
        {row.liftedAt && <MomentCell at={row.liftedAt} />}
        {row.liftedAt && <Small>{[row.liftedBy, row.liftedReason].filter(Boolean).join(': ')}</Small>}
        {!row.liftedAt && mayWrite && (
          <Button onClick={onLift} aria-label={`${t('suppressions.lift')}: ${row.email}`}>
            {t('suppressions.lift')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

const Small = ({ children }: { children: string | null }) =>
  children ? (
    <Quiet dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Quiet>
  ) : null;

import {
  Box,
  Button,
  Card,
  MenuItem,
  Pagination,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { Suppression } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { MomentCell } from '../dates/When';
import { EmailTabs } from '../emails/EmailTabs';
import { useSettled } from '../forms/useSettled';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { stacked } from '../lists/stacked';
import { LiftDialog } from './LiftDialog';

const PER_PAGE = 20;
const REASONS = ['bounced', 'complained', 'unsubscribed'] as const;
const STATES = ['inForce', 'lifted', 'both'] as const;

/** `/app/suppressions`: addresses that are not written to, why, since when; and lifting it, with a reason. */
export function SuppressionList() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const [page, setPage] = useState(1);
  const reason = REASONS.find((one) => one === address.get('reason')) ?? '';
  const state = STATES.find((one) => one === address.get('state')) ?? 'inForce';
  const q = useSettled(typed.trim(), 300);
  const choose = (name: string, value: string) => {
    setPage(1);
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  };
  const { data, error, refetch } = useSuppressions({ q, reason, state, page });
  const isAsked = q !== '' || reason !== '' || state !== 'inForce';
  return (
    <>
      <PageHead title={t('suppressions.title')} intro={t('suppressions.intro')} />
      <EmailTabs current="suppressions" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <TextField
          value={typed}
          placeholder={t('suppressions.search')}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
          slotProps={{ htmlInput: { 'aria-label': t('suppressions.search'), dir: 'auto' } }}
          sx={{ width: { xs: '100%', sm: 320 }, m: 0 }}
        />
        <TextField
          select
          label={t('suppressions.reason')}
          value={reason}
          onChange={({ target }) => choose('reason', target.value)}
          sx={{ width: 230, m: 0 }}
        >
          <MenuItem value="">{t('suppressions.every')}</MenuItem>
          {REASONS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`suppression.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('suppressions.state')}
          value={state}
          onChange={({ target }) => choose('state', target.value === 'inForce' ? '' : target.value)}
          sx={{ width: 200, m: 0 }}
        >
          {STATES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`suppressions.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.total === 0 ? (
        <EmptyState
          title={t(isAsked ? 'lists.noResults' : 'suppressions.none')}
          text={t(isAsked ? 'lists.noResultsHint' : 'suppressions.noneText')}
        />
      ) : (
        <Card variant="outlined">
          <Rows rows={data.data} onLifted={() => void refetch()} />
        </Card>
      )}
      {data && data.total > PER_PAGE && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <Pagination count={Math.ceil(data.total / PER_PAGE)} page={page} onChange={(_, next) => setPage(next)} />
        </Box>
      )}
    </>
  );
}

function useSuppressions(asked: { q: string; reason: string; state: (typeof STATES)[number]; page: number }) {
  const { q, reason, state, page } = asked;
  const filter = {
    ...(q && { q }),
    ...(reason && { reason }),
    ...(state !== 'both' && { inForce: state === 'inForce' }),
  };
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
  });
  return useAnswer<{ data: Suppression[]; total: number }>(
    ['suppressions', query.toString()],
    `/emails/suppressions?${query.toString()}`,
    { placeholderData: keepPreviousData },
  );
}

function Rows({ rows, onLifted }: { rows: Suppression[]; onLifted: () => void }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  const [lifting, setLifting] = useState<Suppression | null>(null);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('suppressions.title')}>
      <Table size="small" sx={stacked}>
        <TableHead>
          <TableRow>
            {(['email', 'reason', 'createdAt', 'lifted'] as const).map((column) => (
              <TableCell key={column}>{t(`suppressions.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{row.email}</bdi>
              </TableCell>
              <TableCell>
                {t(`suppression.${row.reason}`)}
                <Small>{row.detail}</Small>
              </TableCell>
              <TableCell data-label={t('suppressions.columns.createdAt')}>
                <MomentCell at={row.createdAt} />
              </TableCell>
              <TableCell>
                {row.liftedAt ? (
                  <>
                    <MomentCell at={row.liftedAt} />
                    <Small>{[row.liftedBy, row.liftedReason].filter(Boolean).join(': ')}</Small>
                  </>
                ) : (
                  mayWrite && (
                    <Button onClick={() => setLifting(row)} aria-label={`${t('suppressions.lift')}: ${row.email}`}>
                      {t('suppressions.lift')}
                    </Button>
                  )
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lifting && <LiftDialog suppression={lifting} onClose={() => setLifting(null)} onLifted={onLifted} />}
    </Box>
  );
}

const Small = ({ children }: { children: string | null }) =>
  children ? (
    <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  ) : null;

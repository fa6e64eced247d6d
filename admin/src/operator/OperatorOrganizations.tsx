import { Link as Anchor, TablePagination, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { OperatorOrganization } from '@zikaron/contract';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Day } from '../dates/When';
import { OperatorTable } from './OperatorTable';
import { OrganizationDialog } from './OrganizationDialog';

const PER_PAGE = 25;

/** A page of those whose name or code has the words. */
export const useOrganizations = (q: string, page: number) =>
  useAnswer<Found>(['operator', 'organizations', q, page], `/operator/organizations?${asked(q, page)}`, {
    placeholderData: keepPreviousData,
  });

/** Every congregation, those in trouble first; each opens what can be decided about it. */
export function OperatorOrganizations() {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const q = useDeferredValue(typed.trim());
  const { data } = useOrganizations(q, page);
  const search = (next: string) => {
    setTyped(next);
    setPage(0);
  };
  return (
    <>
      <OperatorTable
        title={t('operator.columns.organizations')}
        head={<Search typed={typed} onType={search} />}
        nothing={data ? q && t('operator.notFound') : t('ra.page.loading')}
        foot={<Pages total={data?.total ?? 0} page={page} onPage={setPage} />}
        rows={data?.data ?? []}
        columns={columns(t, setOpened)}
      />
      {opened && <OrganizationDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type Columns = Record<string, (one: OperatorOrganization) => ReactNode>;

const columns = (t: (key: string) => string, onOpen: (id: string) => void): Columns => ({
  name: ({ id, name }) => (
    <Anchor component="button" type="button" onClick={() => onOpen(id)} sx={{ textAlign: 'start', minHeight: 44 }}>
      <bdi>{name}</bdi>
    </Anchor>
  ),
  code: ({ orgCode }) => orgCode,
  plan: ({ plan }) => t(`operator.plans.${plan}`),
  status: ({ status }) => t(`operator.statuses.${status}`),
  reminders: ({ remindersOn }) => t(remindersOn ? 'operator.on' : 'operator.off'),
  lastNight: ({ lastNight }) => <Day date={lastNight} />,
  week: ({ lettersThisWeek }) => lettersThisWeek,
  waiting: ({ waiting }) => waiting,
  troubled: ({ troubled }) => troubled,
});

function Search({ typed, onType }: { typed: string; onType: (next: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      size="small"
      type="search"
      label={t('operator.search')}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      sx={{ width: { xs: '100%', sm: 320 }, mb: 1 }}
    />
  );
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (to: number) => void }) {
  const t = useTranslate();
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={PER_PAGE}
      rowsPerPageOptions={[PER_PAGE]}
      labelDisplayedRows={({ from, to, count }) => t('lists.range', { from, to, count })}
      onPageChange={(_, to) => onPage(to)}
    />
  );
}

interface Found {
  data: OperatorOrganization[];
  total: number;
}

const asked = (q: string, page: number): URLSearchParams =>
  new URLSearchParams({
    filter: JSON.stringify({ q }),
    range: JSON.stringify([page * PER_PAGE, (page + 1) * PER_PAGE - 1]),
  });

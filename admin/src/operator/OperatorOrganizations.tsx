import { Link as Anchor, TablePagination, TextField } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { OperatorOrganization } from '@zikaron/contract';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Day } from '../dates/When';
import { OperatorTable } from './OperatorTable';
import { OrganizationDialog } from './OrganizationDialog';

const PER_PAGE = 25;

/** Every congregation, those in trouble first; each opens what can be decided about it. */
export function OperatorOrganizations() {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const q = useDeferredValue(typed.trim());
  const { data } = useAnswer<Found>(
    ['operator', 'organizations', q, page],
    `/operator/organizations?${asked(q, page)}`,
    { placeholderData: keepPreviousData },
  );
  const search = (
    <TextField
      size="small"
      type="search"
      label={t('operator.search')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setPage(0);
      }}
      sx={{ width: { xs: '100%', sm: 320 }, mb: 1 }}
    />
  );
  return (
    <>
      <OperatorTable
        title={t('operator.organizations')}
        head={search}
        nothing={q ? t('operator.notFound') : undefined}
        foot={
          <TablePagination
            component="div"
            count={data?.total ?? 0}
            page={page}
            rowsPerPage={PER_PAGE}
            rowsPerPageOptions={[PER_PAGE]}
            labelDisplayedRows={({ from, to, count }) =>
              t('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
            }
            onPageChange={(_, to) => setPage(to)}
          />
        }
        rows={data?.data ?? []}
        columns={{
          name: ({ id, name }) => (
            <Anchor component="button" type="button" onClick={() => setOpened(id)} sx={{ textAlign: 'start' }}>
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
        }}
      />
      {opened && <OrganizationDialog id={opened} onClose={() => setOpened(null)} />}
    </>
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

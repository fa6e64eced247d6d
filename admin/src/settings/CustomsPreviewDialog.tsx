import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CustomsChange, CustomsPreview, OrganizationSettings } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { Day, HebrewDate } from '../dates/When';
import { NameCell } from '../lists/Cells';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
import { PlainDialog } from '../forms/PlainDialog';
import { HeadCells } from '../lists/HeadCells';
import { Quiet } from '../theme/Quiet';

type Wanted = Pick<OrganizationSettings, 'rules' | 'serviceRule'>;
const PER_PAGE = 20;

/** Which of the congregation's own dates other customs would move. Nothing is saved by looking. */
export function CustomsPreviewDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({
    sort: JSON.stringify(['date', 'ASC']),
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
  });
  const answer = useQuery({
    queryKey: ['orgs', 'customs-preview', wanted, page],
    queryFn: ({ signal }) =>
      call<CustomsPreview>(`/orgs/mine/settings/preview?${query.toString()}`, { method: 'POST', body: wanted, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <PlainDialog title={t('settings.preview.title')} rank="h2" maxWidth="md" onClose={onClose}>
      <Loaded answer={answer} title={t('settings.preview.failed')}>
        {(preview) => (
          <>
            <Changes preview={preview} />
            <PageButtons total={preview.total} perPage={PER_PAGE} page={page} onPage={setPage} />
          </>
        )}
      </Loaded>
    </PlainDialog>
  );
}

function Changes({ preview: { data, counts } }: { preview: CustomsPreview }) {
  const t = useTranslate();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('settings.preview.counts', counts)}</Typography>
      {data.length > 0 && (
        <Table>
          <HeadCells names={['person', 'now', 'then'].map((column) => t(`settings.preview.${column}`))} />
          <TableBody>
            {data.map((change) => (
              <TableRow key={change.id} sx={{ verticalAlign: 'top' }}>
                <TableCell>
                  <NameCell name={change.name} hebrewName={change.hebrewName} />
                  <HebrewDate of={change} />
                </TableCell>
                <Days days={change.before} />
                <Days days={change.after} />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

/** Several years differ in the same way: the first three say it. */
function Days({ days }: { days: CustomsChange['before'] }) {
  const t = useTranslate();
  return (
    <TableCell>
      {days.slice(0, 3).map((day) => (
        <Box key={`${day.calendar}-${day.date}`} sx={{ mb: 0.75 }}>
          <Day date={day.date} style="weekday" />
          <Quiet>
            <HebrewDate of={day} /> · {t('settings.preview.service')} <Day date={day.serviceDate} />
          </Quiet>
        </Box>
      ))}
      {days.length > 3 && t('settings.preview.more', { smart_count: days.length - 3 })}
      {days.length === 0 && '–'}
    </TableCell>
  );
}

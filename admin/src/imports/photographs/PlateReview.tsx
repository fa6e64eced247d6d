import { Box, Pagination, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Photograph, Plate } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/http';
import { sumOf } from './sum-of';
import { PlateForm } from './PlateForm';

const PER_PAGE = 25;
const VIEWS = ['all', 'amber', 'green'] as const;
type View = (typeof VIEWS)[number];

/** What was read, plate by plate: its picture on one side, what it says on the other. Enter confirms one and goes to the next. */
export function PlateReview({ photographs }: { photographs: readonly Photograph[] }) {
  const t = useTranslate();
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  const forms = useRef<HTMLDivElement>(null);
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    filter: JSON.stringify(view === 'all' ? {} : { light: view }),
  });
  const readSoFar = photographs.map(({ id, counts }) => `${id} ${counts.waiting}`).join();
  const { data } = useQuery({
    queryKey: ['plates', view, page, readSoFar],
    queryFn: ({ signal }) =>
      call<{ data: Plate[]; total: number }>(`/photographs/plates?${query.toString()}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const done = sumOf(photographs, 'checked') + sumOf(photographs, 'leftOut');
  const read = done + sumOf(photographs, 'read');
  if (!data || read === 0) return null;
  const pages = Math.ceil(data.total / PER_PAGE);
  const goOn = (from: number) => {
    const fields = [...(forms.current?.querySelectorAll<HTMLElement>('[data-first-field]') ?? [])];
    const next = fields[from + 1];
    if (next) next.focus();
    else if (page < pages) setPage(page + 1);
  };
  return (
    <Box component="section" aria-labelledby="plates">
      <Typography variant="h2" id="plates">
        {t('resources.imports.photographs.review')}
      </Typography>
      <Typography color="text.secondary">
        {t('resources.imports.photographs.reviewHow', { n: done, total: read })}
      </Typography>
      <Tabs
        value={view}
        onChange={(_, value: View) => {
          setView(value);
          setPage(1);
        }}
        aria-label={t('resources.imports.photographs.review')}
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {VIEWS.map((one) => (
          <Tab key={one} value={one} label={t(`resources.imports.photographs.views.${one}`)} />
        ))}
      </Tabs>
      {data.total === 0 && <Typography sx={{ py: 3 }}>{t('resources.imports.photographs.none')}</Typography>}
      <Box ref={forms}>
        {data.data.map((plate, at) => (
          <PlateForm key={plate.id} plate={plate} n={(page - 1) * PER_PAGE + at + 1} onNext={() => goOn(at)} />
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />
        </Box>
      )}
    </Box>
  );
}

import { Box, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { Photograph, Plate } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../../api/useAnswer';
import { PageButtons } from '../../lists/PageButtons';
import { sumOf } from './sum-of';
import { PlateForm } from './PlateForm';

const PER_PAGE = 25;
const VIEWS = ['all', 'amber', 'green'] as const;
type View = (typeof VIEWS)[number];
interface Shown {
  readonly view: View;
  readonly page: number;
}

/** What was read, plate by plate: its picture on one side, what it says on the other. Enter confirms one and goes to the next. */
export function PlateReview({ photographs }: { photographs: readonly Photograph[] }) {
  const t = useTranslate();
  const [{ view, page }, setShown] = useState<Shown>({ view: 'all', page: 1 });
  const forms = useRef<HTMLDivElement>(null);
  const plates = usePlates(photographs, { view, page });
  const done = sumOf(photographs, 'checked') + sumOf(photographs, 'leftOut');
  const read = done + sumOf(photographs, 'read');
  if (!plates || read === 0) return null;
  const turnTo = (next: number) => setShown({ view, page: next });
  const goOn = (from: number) => {
    const fields = [...(forms.current?.querySelectorAll<HTMLElement>('[data-first-field]') ?? [])];
    const next = fields[from + 1];
    if (next) next.focus();
    else if (page * PER_PAGE < plates.total) turnTo(page + 1);
  };
  return (
    <Box component="section" aria-labelledby="plates">
      <Head n={done} total={read} />
      <Views view={view} onChoose={(next) => setShown({ view: next, page: 1 })} />
      {plates.total === 0 && <Typography sx={{ py: 3 }}>{t('resources.imports.photographs.none')}</Typography>}
      <Box ref={forms}>
        {plates.data.map((plate, at) => (
          <PlateForm key={plate.id} plate={plate} n={(page - 1) * PER_PAGE + at + 1} onNext={() => goOn(at)} />
        ))}
      </Box>
      <PageButtons total={plates.total} perPage={PER_PAGE} page={page} onPage={turnTo} />
    </Box>
  );
}

function Head(progress: { n: number; total: number }) {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h2" id="plates">
        {t('resources.imports.photographs.review')}
      </Typography>
      <Typography color="text.secondary">{t('resources.imports.photographs.reviewHow', progress)}</Typography>
    </>
  );
}

/** A page of the plates; it is asked anew once more of them are read. */
function usePlates(photographs: readonly Photograph[], { view, page }: Shown) {
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    filter: JSON.stringify(view === 'all' ? {} : { light: view }),
  });
  const readSoFar = photographs.map(({ id, counts }) => `${id} ${counts.waiting}`).join();
  const asked = ['plates', view, page, readSoFar];
  return useAnswer<{ data: Plate[]; total: number }>(asked, `/photographs/plates?${query}`, {
    placeholderData: keepPreviousData,
  }).data;
}

function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const t = useTranslate();
  return (
    <Tabs
      value={view}
      onChange={(_, value: View) => onChoose(value)}
      aria-label={t('resources.imports.photographs.review')}
    >
      {VIEWS.map((one) => (
        <Tab key={one} value={one} label={t(`resources.imports.photographs.views.${one}`)} />
      ))}
    </Tabs>
  );
}

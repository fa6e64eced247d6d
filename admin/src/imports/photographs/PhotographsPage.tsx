import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ImportSummary, Photograph, Photographs } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../../api/http';
import { useAnswer } from '../../api/useAnswer';
import { useAction } from '../../forms/useAction';
import { useGoOn } from '../../forms/useGoOn';
import { FailedPage } from '../../lists/FailedPage';
import { PageHead } from '../../lists/PageHead';
import { PageSkeleton } from '../../lists/skeletons';
import { PhotographCard } from './PhotographCard';
import { PlateReview } from './PlateReview';
import { Reading } from './Reading';
import { sumOf } from './sum-of';
import { UploadPhotographs } from './UploadPhotographs';
import { PHOTOGRAPHS, useAskAnew } from './use-ask-anew';

/** `/app/imports/photographs`: pictures of plates, cards or a printed list become rows of an ordinary import. */
export default function PhotographsPage() {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<Photographs>(PHOTOGRAPHS, '/photographs');
  const head = {
    title: t('resources.imports.photographs.title'),
    back: { to: '/app/imports/new', label: t('resources.yahrzeits.bringIn') },
  };
  if (error && !data) return <FailedPage {...head} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHead {...head} intro={t('resources.imports.photographs.intro')}>
        {data.data.length > 0 && <Bring photographs={data.data} />}
      </PageHead>
      {data.missing.length > 0 ? <NotInstalled missing={data.missing} /> : <UploadPhotographs />}
      {data.data.length > 0 && <Uploaded photographs={data.data} />}
    </>
  );
}

function Uploaded({ photographs }: { photographs: Photograph[] }) {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 2.5, mt: 2.5 }}>
      <Reading photographs={photographs} />
      <Box
        component="section"
        aria-label={t('resources.imports.photographs.list')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' } }}
      >
        {photographs.map((photograph) => (
          <PhotographCard key={photograph.id} photograph={photograph} />
        ))}
      </Box>
      <PlateReview photographs={photographs} />
    </Stack>
  );
}

/** Reading is optional for an installation: what is missing, and how whoever runs it gets it. */
function NotInstalled({ missing }: { missing: readonly string[] }) {
  const t = useTranslate();
  return (
    <Alert severity="info">
      <Typography>{t('resources.imports.photographs.notInstalled')}</Typography>
      <Box component="code" dir="ltr" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
        npm install {missing.join(' ')}
      </Box>
    </Alert>
  );
}

/** On to the ordinary preview, once every plate is read. */
function Bring({ photographs }: { photographs: readonly Photograph[] }) {
  const t = useTranslate();
  const goOn = useGoOn();
  const askAnew = useAskAnew();
  const { busy, act } = useAction();
  const waiting = sumOf(photographs, 'waiting');
  const rows = sumOf(photographs, 'read') + sumOf(photographs, 'checked');
  const bring = () =>
    act(async () => {
      const table = await call<ImportSummary>('/photographs/bring', { method: 'POST' });
      goOn(`/app/imports/${table.id}`);
      await askAnew();
    });
  return (
    <Button variant="contained" disabled={busy || waiting > 0 || rows === 0} onClick={() => void bring()}>
      {t('resources.imports.photographs.bring', { smart_count: rows })}
    </Button>
  );
}

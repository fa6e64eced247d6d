import { Alert, Box, Button, Checkbox, FormControlLabel, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RestoredArchive } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';
import { Restored } from './Restored';

const KEY = ['organization', 'restore'];

/** For owners: the archive of another installation becomes this congregation, while it has no records. */
export function BringArchive() {
  const t = useTranslate();
  const may = useMay('organization:delete');
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<{ restored: RestoredArchive | null }>('/organization/restore', { signal }),
    enabled: may,
  });
  if (!may || !data) return null;
  return (
    <Box component="section" aria-labelledby="bring-archive" sx={{ mb: 4 }}>
      <Typography variant="h2" id="bring-archive" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
        {t('settings.bring.title')}
      </Typography>
      {data.restored ? <Restored restored={data.restored} /> : <ChooseArchive />}
    </Box>
  );
}

function ChooseArchive() {
  const t = useTranslate();
  const { busy, failure, isGone, setGone, bring } = useBringing();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '65ch' }}>
        {t('settings.bring.text')}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          <span dir="auto">{failure}</span>
        </Alert>
      )}
      <FormControlLabel
        control={<Checkbox checked={isGone} onChange={(_, checked) => setGone(checked)} disabled={busy} />}
        label={t('settings.bring.gone')}
        sx={{ display: 'flex', mb: 1.5 }}
      />
      <ChooseFile busy={busy} onChoose={(file) => void bring(file)} />
      {busy && <LinearProgress aria-label={t('settings.bring.busy')} sx={{ mt: 1.5 }} />}
    </>
  );
}

function ChooseFile({ busy, onChoose }: { busy: boolean; onChoose: (file: File | undefined) => void }) {
  const t = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".zip,application/zip"
        aria-label={t('settings.bring.file')}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="outlined" disabled={busy} onClick={() => chooser.current?.click()}>
        {t(busy ? 'settings.bring.busy' : 'settings.bring.choose')}
      </Button>
    </>
  );
}

/** What is refused stands above the button, since it says what to do; when it is there, every page is asked anew. */
function useBringing() {
  const t = useTranslate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [isGone, setGone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setFailure(null);
    await act(
      async () => {
        const headers = { 'Content-Type': 'application/zip' };
        const path = `/organization/restore?gone=${isGone}`;
        const restored = await call<RestoredArchive>(path, { method: 'POST', body: file, headers });
        queries.setQueryData(KEY, { restored });
        await queries.invalidateQueries();
      },
      (reason) => {
        setFailure(reason);
        return t('settings.bring.failed');
      },
    );
  };
  return { busy, failure, isGone, setGone, bring };
}

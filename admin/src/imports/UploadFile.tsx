import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call, reasonOf } from '../api/http';
import { PageHead } from '../lists/PageHead';

/** `/app/imports/new`: a file as the congregation has it. Nothing is imported by uploading. */
export function UploadFile() {
  const t = useTranslate();
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const query = new URLSearchParams({ fileName: file.name });
      const headers = { 'Content-Type': /\.(csv|txt|tsv)$/i.test(file.name) ? 'text/csv' : 'application/octet-stream' };
      const table = await call<ImportSummary>(`/imports?${query.toString()}`, { method: 'POST', body: file, headers });
      void navigate(`/app/imports/${table.id}`);
    } catch (error) {
      setFailure(reasonOf(error, t('resources.imports.uploadFailed')));
      setBusy(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };
  return (
    <>
      <PageHead
        title={t('resources.imports.begin')}
        intro={t('resources.imports.uploadIntro')}
        back={{ to: '/app/imports', label: t('resources.imports.back') }}
      />
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Paper
        variant="outlined"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: { xs: 3, sm: 7 },
          textAlign: 'center',
          borderStyle: 'dashed',
          borderWidth: 2,
          borderColor: over ? 'primary.main' : 'divider',
        }}
      >
        <Typography variant="h3" component="p">
          {t('resources.imports.drop')}
        </Typography>
        <Typography sx={{ my: 1.5, color: 'text.secondary' }}>{t('resources.imports.kinds')}</Typography>
        <Button variant="contained" disabled={busy} onClick={() => chooser.current?.click()}>
          {t('resources.imports.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          aria-label={t('resources.imports.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            void upload(file);
          }}
        />
        {busy && (
          <Box role="status" sx={{ mt: 3 }}>
            <LinearProgress aria-label={t('resources.imports.reading')} />
            <Typography sx={{ mt: 1 }}>{t('resources.imports.reading')}</Typography>
          </Box>
        )}
      </Paper>
    </>
  );
}

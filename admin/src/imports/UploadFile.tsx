import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, call, reasonOf } from '../api/http';
import { useGoOn } from '../forms/useGoOn';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { FileDrop } from './FileDrop';

interface Sheet {
  /** In the workbook, from 1 on. */
  readonly place: string;
  readonly name: string;
}

/** The sheets of a workbook among which the server cannot choose. */
const sheetsIn = (error: unknown): Sheet[] =>
  error instanceof ApiError && error.body.code === 'which_sheet'
    ? (error.body.details ?? []).map(({ path, message }) => ({ place: path.replace('sheets.', ''), name: message }))
    : [];

/** Each sheet is an import of its own: what is in the others is not lost. */
function WhichSheet({ sheets, onChoose }: { sheets: readonly Sheet[]; onChoose: (sheet: Sheet) => void }) {
  const t = useTranslate();
  return (
    <Paper variant="outlined" component="section" aria-labelledby="sheets" sx={{ mb: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" id="sheets">
        {t('resources.imports.whichSheet')}
      </Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t('resources.imports.whichSheetText')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {sheets.map((sheet, at) => (
          <Button key={sheet.place} variant="outlined" autoFocus={at === 0} onClick={() => onChoose(sheet)}>
            <bdi>{sheet.name}</bdi>
          </Button>
        ))}
      </Box>
    </Paper>
  );
}

/** What spreadsheets and programs of congregations save. */
const KINDS =
  '.csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.xml,.html,.htm,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `/app/imports/new`: a file as the congregation has it. Nothing is imported by uploading. */
export function UploadFile() {
  const t = useTranslate();
  const { busy, failure, asked, upload } = useUpload();
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
      {asked && <WhichSheet sheets={asked.sheets} onChoose={(sheet) => void upload(asked.file, sheet)} />}
      <FileDrop
        title={t('resources.imports.drop')}
        kinds={t('resources.imports.kinds')}
        choose={t('resources.imports.choose')}
        accept={KINDS}
        button={{ variant: 'contained', disabled: busy }}
        sx={{ p: { xs: 3, sm: 7 } }}
        onFiles={([file]) => void upload(file)}
      >
        {busy && <Reading />}
      </FileDrop>
      <PhotographsInstead />
    </>
  );
}

/** Uploads one file at a time, and opens what was read of it; of a workbook it may ask which sheet is meant. */
function useUpload() {
  const t = useTranslate();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ file: File; sheets: Sheet[] } | null>(null);
  const upload = async (file: File | undefined, sheet?: Sheet) => {
    if (!file || busy) return;
    setBusy(true);
    setFailure(null);
    setAsked(null);
    try {
      const { id } = await send(file, sheet);
      goOn(`/app/imports/${id}`);
    } catch (error) {
      const sheets = sheetsIn(error);
      if (sheets.length > 0) setAsked({ file, sheets });
      else setFailure(reasonOf(error, t('resources.imports.uploadFailed')));
      setBusy(false);
    }
  };
  return { busy, failure, asked, upload };
}

function send(file: File, sheet?: Sheet): Promise<ImportSummary> {
  const query = new URLSearchParams(
    sheet ? { fileName: `${file.name} · ${sheet.name}`.slice(0, 255), sheet: sheet.place } : { fileName: file.name },
  );
  const headers = { 'Content-Type': /\.(csv|txt|tsv)$/i.test(file.name) ? 'text/csv' : 'application/octet-stream' };
  return call(`/imports?${query.toString()}`, { method: 'POST', body: file, headers });
}

function Reading() {
  const t = useTranslate();
  return (
    <Box role="status" sx={{ mt: 3 }}>
      <LinearProgress aria-label={t('resources.imports.reading')} />
      <Typography sx={{ mt: 1 }}>{t('resources.imports.reading')}</Typography>
    </Box>
  );
}

function PhotographsInstead() {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 2.5, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography color="text.secondary">{t('resources.imports.photographs.offer')}</Typography>
      <LinkButton to="/app/imports/photographs" variant="outlined" label={t('resources.imports.photographs.begin')} />
    </Box>
  );
}

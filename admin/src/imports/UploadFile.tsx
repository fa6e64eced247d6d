import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, call, newKey, reasonOf } from '../api/http';
import { useGoOn } from '../forms/useGoOn';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { FileDrop } from './FileDrop';
import { hasArrived, keyOf } from './sent-files';

/** One of the lists of a file: a sheet of a workbook, or a table beside others on one sheet. */
interface OneList {
  readonly is: 'sheet' | 'table';
  /** From 1 on; 0 where all tables of a sheet are one. */
  readonly place: string;
  readonly name: string;
}

/** The lists of a file among which the server cannot choose. */
function listsIn(error: unknown): OneList[] {
  const code = error instanceof ApiError ? error.body.code : undefined;
  if (!(error instanceof ApiError) || (code !== 'which_sheet' && code !== 'which_table')) return [];
  const is = code === 'which_sheet' ? 'sheet' : 'table';
  return (error.body.details ?? []).map(({ path, message }) => ({
    ...{ is, place: path.replace(/^\w+\./, ''), name: message },
  }));
}

const ALL_ONE: OneList = { is: 'table', place: '0', name: '' };

/** Each list is an import of its own: what is in the others is not lost. */
function WhichList({ lists, onChoose }: { lists: readonly OneList[]; onChoose: (list: OneList) => void }) {
  const t = useTranslate();
  const which = lists[0]?.is === 'table' ? 'whichTable' : 'whichSheet';
  return (
    <Paper variant="outlined" component="section" aria-labelledby="lists" sx={{ mb: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" id="lists">
        {t(`resources.imports.${which}`)}
      </Typography>
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{t(`resources.imports.${which}Text`)}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {lists.map((list, at) => (
          <Button key={list.place} variant="outlined" autoFocus={at === 0} onClick={() => onChoose(list)}>
            <bdi>{list.name}</bdi>
          </Button>
        ))}
        {which === 'whichTable' && <Button onClick={() => onChoose(ALL_ONE)}>{t('resources.imports.oneTable')}</Button>}
      </Box>
    </Paper>
  );
}

/** What spreadsheets and programs of congregations save. */
const KINDS =
  '.csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.docx,.odt,.xml,.html,.htm,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** `/app/imports/new`: a file as the congregation has it. Nothing is imported by uploading. */
export function UploadFile() {
  const t = useTranslate();
  const { busy, failure, asked, upload } = useUpload();
  usePasting((file) => void upload(file));
  return (
    <>
      <PageHead
        title={t('resources.yahrzeits.bringIn')}
        intro={t('resources.imports.uploadIntro')}
        back={{ to: '/app/imports', label: t('resources.imports.title') }}
      />
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {asked && <WhichList lists={asked.lists} onChoose={(list) => void upload(asked.file, [...asked.chosen, list])} />}
      <ListDrop busy={busy} onFile={(file) => void upload(file)} />
      <PhotographsInstead />
    </>
  );
}

function ListDrop({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const t = useTranslate();
  return (
    <FileDrop
      title={t('resources.imports.drop')}
      kinds={t('resources.imports.kinds')}
      choose={t('resources.imports.choose')}
      accept={KINDS}
      button={{ variant: 'contained', disabled: busy }}
      sx={{ p: { xs: 3, sm: 7 } }}
      onFiles={([file]) => onFile(file)}
    >
      {busy && <Reading />}
    </FileDrop>
  );
}

/** A list that was copied elsewhere and is pasted on this page. */
function usePasting(onFile: (file: File) => void) {
  const t = useTranslate();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const file = event.clipboardData && copiedIn(event.clipboardData, t('resources.imports.pasted'));
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}

/** A table of a spreadsheet or a letter, of which spreadsheets copy a picture too; else a file, or lines of text; null for anything else. */
function copiedIn(data: DataTransfer, name: string): File | null {
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  if (/<table\b/i.test(html)) return new File([`<html>${html}`], name);
  return data.files[0] ?? (/[\t\n]/.test(text.trim()) ? new File([text], name) : null);
}

interface Asked {
  file: File;
  lists: OneList[];
  /** The sheet that was chosen before, where its tables are asked about. */
  chosen: readonly OneList[];
}

/** Uploads one file at a time, and opens what was read of it; of several lists in it one is asked for. */
function useUpload() {
  const t = useTranslate();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const upload = async (file: File | undefined, chosen: readonly OneList[] = []) => {
    if (!file || busy) return;
    setBusy(true);
    setFailure(null);
    setAsked(null);
    try {
      const { id } = await send(file, chosen);
      goOn(`/app/imports/${id}`);
    } catch (error) {
      const lists = listsIn(error);
      if (lists.length > 0) setAsked({ file, lists, chosen });
      else setFailure(reasonOf(error, t('resources.imports.uploadFailed')));
      setBusy(false);
    }
  };
  return { busy, failure, asked, upload };
}

async function send(file: File, chosen: readonly OneList[]): Promise<ImportSummary> {
  const fileName = [file.name, ...chosen.map(({ name }) => name)].filter(Boolean).join(' · ').slice(0, 255);
  const places = Object.fromEntries(chosen.map(({ is, place }) => [is, place]));
  const query = new URLSearchParams({ fileName, ...places });
  const headers = { 'Content-Type': /\.(csv|txt|tsv)$/i.test(file.name) ? 'text/csv' : 'application/octet-stream' };
  const path = `/imports?${query.toString()}`;
  const key = await keyOf(path, file, newKey);
  const table = await call<ImportSummary>(path, { method: 'POST', body: file, headers, key });
  hasArrived(key);
  return table;
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

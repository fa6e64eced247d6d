import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { PHOTOGRAPH_TYPES } from '@zikaron/contract';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call, reasonOf } from '../../api/http';
import { useAskAnew } from './use-ask-anew';

interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** Takes any number of pictures, one after the other; what cannot be taken is named, and the others go on. */
export function UploadPhotographs() {
  const t = useTranslate();
  const askAnew = useAskAnew();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [under, setUnder] = useState<{ at: number; of: number } | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);

  // What is chosen while others are uploaded joins them.
  const taken = useRef<File[]>([]);

  const upload = async (files: readonly File[]) => {
    const isUnderWay = taken.current.length > 0;
    taken.current.push(...files);
    if (isUnderWay || files.length === 0) return;
    setFailures([]);
    for (const [at, file] of taken.current.entries()) {
      setUnder({ at, of: taken.current.length });
      try {
        const query = new URLSearchParams({ fileName: file.name.slice(0, 255) });
        const headers = { 'Content-Type': file.type || 'application/octet-stream' };
        await call(`/photographs?${query.toString()}`, { method: 'POST', body: file, headers });
      } catch (error) {
        const failure = { name: file.name, reason: reasonOf(error, t('resources.imports.uploadFailed')) };
        setFailures((before) => [...before, failure]);
      }
      await askAnew();
    }
    taken.current = [];
    setUnder(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload([...event.dataTransfer.files]);
  };
  return (
    <>
      {failures.map(({ name, reason }) => (
        <Alert key={name} severity="error" sx={{ mb: 1 }}>
          <bdi>{name}</bdi>: {reason}
        </Alert>
      ))}
      <Paper
        variant="outlined"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          ...{ p: { xs: 2.5, sm: 4 }, textAlign: 'center', borderStyle: 'dashed', borderWidth: 2 },
          borderColor: over ? 'primary.main' : 'divider',
        }}
      >
        <Typography variant="h3" component="p">
          {t('resources.imports.photographs.drop')}
        </Typography>
        <Typography sx={{ my: 1.5, color: 'text.secondary' }}>{t('resources.imports.photographs.kinds')}</Typography>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {t('resources.imports.photographs.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          accept={PHOTOGRAPH_TYPES.join(',')}
          hidden
          aria-label={t('resources.imports.photographs.choose')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            void upload(files);
          }}
        />
        {under && (
          <Box role="status" sx={{ mt: 2 }}>
            <LinearProgress
              variant="determinate"
              value={(100 * under.at) / under.of}
              aria-label={t('resources.imports.photographs.uploading', { n: under.at + 1, total: under.of })}
            />
            <Typography sx={{ mt: 1 }}>
              {t('resources.imports.photographs.uploading', { n: under.at + 1, total: under.of })}
            </Typography>
          </Box>
        )}
      </Paper>
    </>
  );
}

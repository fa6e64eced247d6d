import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { PHOTOGRAPH_TYPES } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, newKey, reasonOf } from '../../api/http';
import { FileDrop } from '../FileDrop';
import { hasArrived, keyOf } from '../sent-files';
import { useAskAnew } from './use-ask-anew';

interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** Takes any number of pictures, one after the other; what cannot be taken is named, and the others go on. */
export function UploadPhotographs() {
  const t = useTranslate();
  const { under, failures, upload } = useUploads();
  return (
    <>
      {failures.map(({ name, reason }) => (
        <Alert key={name} severity="error" sx={{ mb: 1 }}>
          <bdi>{name}</bdi>: {reason}
        </Alert>
      ))}
      <FileDrop
        title={t('resources.imports.photographs.drop')}
        kinds={t('resources.imports.photographs.kinds')}
        choose={t('resources.imports.photographs.choose')}
        accept={PHOTOGRAPH_TYPES.join(',')}
        multiple
        button={{ variant: 'outlined' }}
        sx={{ p: { xs: 2.5, sm: 4 } }}
        onFiles={(files) => void upload(files)}
      >
        {under && <HowFar {...under} />}
      </FileDrop>
    </>
  );
}

/** Which picture is uploaded, from 0 on, and of how many. */
interface Under {
  readonly at: number;
  readonly of: number;
}

function useUploads() {
  const t = useTranslate();
  const askAnew = useAskAnew();
  const [under, setUnder] = useState<Under | null>(null);
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
        await send(file);
      } catch (error) {
        const failure = { name: file.name, reason: reasonOf(error, t('resources.imports.uploadFailed')) };
        setFailures((before) => [...before, failure]);
      }
      await askAnew();
    }
    taken.current = [];
    setUnder(null);
  };
  return { under, failures, upload };
}

async function send(file: File): Promise<void> {
  const query = new URLSearchParams({ fileName: file.name.slice(0, 255) });
  const headers = { 'Content-Type': file.type || 'application/octet-stream' };
  const path = `/photographs?${query.toString()}`;
  const key = await keyOf(path, file, newKey);
  await call(path, { method: 'POST', body: file, headers, key });
  hasArrived(key);
}

function HowFar({ at, of }: Under) {
  const words = useTranslate()('resources.imports.photographs.uploading', { n: at + 1, total: of });
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <LinearProgress variant="determinate" value={(100 * at) / of} aria-label={words} />
      <Typography sx={{ mt: 1 }}>{words}</Typography>
    </Box>
  );
}

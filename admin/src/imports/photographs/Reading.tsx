import { Box, Button, LinearProgress, Typography } from '@mui/material';
import type { Photograph } from '@zikaron/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/http';
import { useAction } from '../../forms/useAction';
import { sumOf } from './sum-of';
import { useAskAnew } from './use-ask-anew';

/** Has the plates of all photographs read, a few at a time, as long as the page is open; whoever comes back goes on. */
export function Reading({ photographs }: { photographs: readonly Photograph[] }) {
  const t = useTranslate();
  const { busy, stopping, read, stop } = useReading(photographs);
  const waiting = sumOf(photographs, 'waiting');
  if (waiting === 0) return null;
  if (!busy)
    return (
      <Box>
        <Button variant="contained" onClick={() => void read()}>
          {t('resources.imports.photographs.read', { smart_count: waiting })}
        </Button>
      </Box>
    );
  const total = photographs.reduce((sum, { boxes }) => sum + boxes.length, 0);
  const n = total - waiting;
  const howFar = t('resources.imports.photographs.reading', { n, total });
  return (
    <Box role="status">
      <LinearProgress variant="determinate" value={(100 * n) / total} aria-label={howFar} />
      <Box sx={{ display: 'flex', gap: 2, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>{howFar}</Typography>
        <Button disabled={stopping} onClick={stop}>
          {t('resources.imports.photographs.stop')}
        </Button>
      </Box>
    </Box>
  );
}

/** Asks for a few plates after the others, until all are read, somebody stops it, or the page is left. */
function useReading(photographs: readonly Photograph[]) {
  const askAnew = useAskAnew();
  const { busy, act } = useAction();
  const stopped = useRef(false);
  const [stopping, setStopping] = useState(false);
  const stop = () => {
    stopped.current = true;
    setStopping(true);
  };
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const read = () =>
    act(async () => {
      stopped.current = false;
      setStopping(false);
      for (const { id, counts } of photographs)
        for (let left = counts.waiting; left > 0 && !stopped.current;) {
          left = (await call<Photograph>(`/photographs/${id}/read`, { method: 'POST' })).counts.waiting;
          await askAnew();
        }
    });
  return { busy, stopping, read, stop };
}

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
  const askAnew = useAskAnew();
  const { busy, act } = useAction();
  const stopped = useRef(false);
  const [stopping, setStopping] = useState(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const waiting = sumOf(photographs, 'waiting');
  const all = photographs.reduce((sum, { boxes }) => sum + boxes.length, 0);
  const read = () =>
    act(
      async () => {
        stopped.current = false;
        setStopping(false);
        for (const { id, counts } of photographs)
          for (let left = counts.waiting; left > 0 && !stopped.current;) {
            left = (await call<Photograph>(`/photographs/${id}/read`, { method: 'POST' })).counts.waiting;
            await askAnew();
          }
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  if (waiting === 0) return null;
  return (
    <Box>
      {busy ? (
        <Box role="status">
          <LinearProgress
            variant="determinate"
            value={(100 * (all - waiting)) / all}
            aria-label={t('resources.imports.photographs.reading', { n: all - waiting, total: all })}
          />
          <Box sx={{ display: 'flex', gap: 2, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography>{t('resources.imports.photographs.reading', { n: all - waiting, total: all })}</Typography>
            <Button
              disabled={stopping}
              onClick={() => {
                stopped.current = true;
                setStopping(true);
              }}
            >
              {t('resources.imports.photographs.stop')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Button variant="contained" onClick={() => void read()}>
          {t('resources.imports.photographs.read', { smart_count: waiting })}
        </Button>
      )}
    </Box>
  );
}

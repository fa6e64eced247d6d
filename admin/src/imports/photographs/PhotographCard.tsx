import { Box, Button, Paper, Typography } from '@mui/material';
import type { Photograph, PhotographShown } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { removeAt } from '../../api/remove';
import { useAnswer } from '../../api/useAnswer';
import { useChange } from '../../forms/useChange';
import { DrawPlates } from './DrawPlates';
import { PictureWithBoxes } from './PictureWithBoxes';
import { PHOTOGRAPHS, PLATES } from './use-ask-anew';

/** One photograph with the plates that were found on it; they may be drawn instead, and the photograph removed. */
export function PhotographCard({ photograph }: { photograph: Photograph }) {
  const t = useTranslate();
  const { busy, change } = useChange(PHOTOGRAPHS, PLATES);
  const [drawing, setDrawing] = useState(false);
  const { id, boxes } = photograph;
  const { data } = useAnswer<PhotographShown>(['photograph', id], `/photographs/${id}`, { staleTime: Infinity });
  const remove = () => change(() => removeAt(`/photographs/${id}`));
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Head {...photograph} />
      {data && drawing && (
        <DrawPlates photograph={{ ...photograph, picture: data.picture }} onDone={() => setDrawing(false)} />
      )}
      {data && !drawing && <PictureWithBoxes photograph={photograph} picture={data.picture} boxes={boxes} />}
      {!drawing && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button disabled={busy || !data} onClick={() => setDrawing(true)}>
            {t('resources.imports.photographs.draw')}
          </Button>
          <Button color="error" disabled={busy} onClick={() => void remove()}>
            {t('ra.action.remove')}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

function Head({ fileName, boxes, counts }: Photograph) {
  const t = useTranslate();
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{fileName}</bdi>
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('resources.imports.photographs.plates', { smart_count: boxes.length })}
        {counts.waiting < boxes.length &&
          ` · ${t('resources.imports.photographs.areRead', { n: boxes.length - counts.waiting })}`}
      </Typography>
    </>
  );
}

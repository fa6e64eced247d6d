import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Along the head of a dialog, while what was pressed is being done: on a slow line nothing else says so. */
export const AtWork = () => (
  <LinearProgress
    aria-label={useTranslate()('ra.page.loading')}
    sx={{ position: 'absolute', top: 0, insetInline: 0, zIndex: 1 }}
  />
);

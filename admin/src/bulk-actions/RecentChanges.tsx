import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';

const RecentDialog = lazy(() => import('./RecentDialog'));

/** The way to what was done with many in the last thirty days. */
export function RecentChanges() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t('bulk.recent')}
      </Button>
      {open && (
        <Part>
          <RecentDialog onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}

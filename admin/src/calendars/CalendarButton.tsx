import { Button } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import type { CalendarOf } from './CalendarDialog';

const CalendarDialog = lazy(() => import('./CalendarDialog'));

/** Opens the calendar of a yahrzeit or a contact: as a file, or by a private link. */
export function CalendarButton(whose: CalendarOf) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('calendars.button')}</Button>
      {open && (
        <Part>
          <CalendarDialog {...whose} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}

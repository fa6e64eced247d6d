import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useDownload } from '../files/useDownload';
import { PrivateLinks } from './PrivateLinks';
import { PlainDialog } from '../forms/PlainDialog';

/** Whose calendar. */
export interface CalendarOf {
  kind: 'yahrzeit' | 'contact';
  id: string;
  name: string;
}

export default function CalendarDialog({ kind, id, name, onClose }: CalendarOf & { onClose: () => void }) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const mayShare = useMay('yahrzeits:write');
  const file = `/${kind === 'yahrzeit' ? 'yahrzeits' : 'contacts'}/${id}/calendar.ics`;
  return (
    <PlainDialog title={t('calendars.title', { name })} rank="h2" onClose={onClose}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('calendars.text')}
      </Typography>
      <Button variant="contained" disabled={busy} onClick={() => void download(file)}>
        {t('calendars.file')}
      </Button>
      {mayShare && <PrivateLinks about={kind === 'yahrzeit' ? { yahrzeitId: id } : { contactId: id }} />}
    </PlainDialog>
  );
}

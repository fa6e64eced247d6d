import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { PrivateLinks } from '../calendars/PrivateLinks';
import { useDownload } from '../files/useDownload';
import { BringArchive } from './BringArchive';

/** Everything of the organization as one archive, and the private calendars that are in force. */
export function OrganizationFiles() {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const mayTake = useMay('organization:write');
  const mayShare = useMay('yahrzeits:write');
  if (!mayTake && !mayShare) return null;
  return (
    <Box sx={{ mt: 6, pt: 5, borderTop: '1px solid', borderColor: 'divider' }}>
      {mayTake && <Archive busy={busy} download={download} />}
      <BringArchive />
      {mayShare && (
        <section aria-labelledby="calendars">
          <Typography variant="h2" id="calendars" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
            {t('settings.calendar.title')}
          </Typography>
          <Typography color="text.secondary">{t('settings.calendar.text')}</Typography>
          <PrivateLinks about={{}} />
        </section>
      )}
    </Box>
  );
}

function Archive({ busy, download }: { busy: boolean; download: (path: string, body?: object) => Promise<void> }) {
  const t = useTranslate();
  return (
    <Box component="section" aria-labelledby="archive" sx={{ mb: 4 }}>
      <Typography variant="h2" id="archive" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
        {t('settings.archive.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('settings.archive.text')}
      </Typography>
      <Button variant="outlined" disabled={busy} onClick={() => void download('/organization/export')}>
        {t(busy ? 'files.busy' : 'settings.archive.take')}
      </Button>
    </Box>
  );
}

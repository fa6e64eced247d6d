import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { PrivateLinks } from '../calendars/PrivateLinks';
import { useDownload } from '../files/useDownload';

/** Everything of the organization as one archive, and the private calendars that are in force. */
export function OrganizationFiles() {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const mayTake = useMay('organization:write');
  const mayShare = useMay('yahrzeits:write');
  if (!mayTake && !mayShare) return null;
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3.5 }, maxWidth: 960, mt: 3 }}>
      {mayTake && (
        <Box component="section" aria-labelledby="archive" sx={{ mb: 4 }}>
          <Typography variant="h3" component="h2" id="archive">
            {t('settings.archive.title')}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {t('settings.archive.text')}
          </Typography>
          <Button variant="outlined" disabled={busy} onClick={() => void download('/organization/export')}>
            {t(busy ? 'files.busy' : 'settings.archive.take')}
          </Button>
        </Box>
      )}
      {mayShare && (
        <section aria-labelledby="calendars">
          <Typography variant="h3" component="h2" id="calendars">
            {t('settings.calendar.title')}
          </Typography>
          <Typography color="text.secondary">{t('settings.calendar.text')}</Typography>
          <PrivateLinks about={{}} />
        </section>
      )}
    </Card>
  );
}

import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHead } from '../lists/PageHead';

/** An address below `/app` that leads nowhere. */
export function PageNotFound() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('ra.page.not_found')} intro={t('ra.message.not_found')} />
      <Button component={Link} to="/app/yahrzeits" variant="contained">
        {t('layout.nav.yahrzeits')}
      </Button>
    </>
  );
}

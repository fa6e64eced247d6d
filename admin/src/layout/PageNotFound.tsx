import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';

/** An address below `/app` that leads nowhere. */
export function PageNotFound() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('layout.notFound.title')} intro={t('layout.notFound.text')} />
      <LinkButton to="/app/yahrzeits" variant="contained" label={t('layout.nav.yahrzeits')} />
    </>
  );
}

import { Link } from 'react-router-dom';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';

/** Any address that leads nowhere. */
export function NotFound() {
  const { t } = usePublicText();
  return (
    <CardPage title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/">{t('notFound.home')}</Link>
      </p>
    </CardPage>
  );
}

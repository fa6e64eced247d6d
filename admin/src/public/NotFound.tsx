import { Link } from 'react-router-dom';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** Any address that leads nowhere. */
export function NotFound() {
  const { t } = usePublicText();
  return (
    <PublicPage title={t('notFound.title')} narrow>
      <div className="zk-card">
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <p>
          <Link to="/">{t('notFound.home')}</Link>
        </p>
      </div>
    </PublicPage>
  );
}

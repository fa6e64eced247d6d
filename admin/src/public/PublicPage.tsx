import { useContext, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { env } from '../env';
import { Mark } from '../layout/Flame';
import './public.css';
import { usePublicText, WrittenIn } from './text';

interface PublicPageProps {
  /** Goes into the window's title. */
  title: string;
  narrow?: boolean;
  links?: ReactNode;
  children: ReactNode;
}

/** The frame of every page outside the admin: name, language, links, footer. */
export function PublicPage({ title, narrow, links, children }: PublicPageProps) {
  const { t } = usePublicText();
  useEffect(() => {
    document.title = title === t('brand') ? title : `${title} · ${t('brand')}`;
  });
  return (
    <div className={narrow ? 'zk zk-narrow' : 'zk'}>
      <a className="zk-skip" href="#content">
        {t('nav.skip')}
      </a>
      <header>
        <nav className="zk-head" aria-label={t('nav.site')}>
          <Link className="zk-brand" to={hasStoredSession() ? '/app' : '/'} aria-label={t('nav.home')}>
            <Mark />
            {t('brand')}
          </Link>
          <OtherLanguage />
          {links}
        </nav>
      </header>
      <main className="zk-main" id="content">
        {children}
      </main>
      <Foot />
    </div>
  );
}

function Foot() {
  const { t } = usePublicText();
  return (
    <footer className="zk-foot">
      <span>
        {t('footer.words')} {t('footer.free')} {env.SOURCE_URL && <a href={env.SOURCE_URL}>{t('footer.source')}</a>}
      </span>
      <nav aria-label={t('footer.about')}>
        <a className="zk-link" href="/terms">
          {t('footer.terms')}
        </a>
        <a className="zk-link" href="/privacy">
          {t('footer.privacy')}
        </a>
        {env.CONTACT_EMAIL && (
          <a className="zk-link" href={`mailto:${env.CONTACT_EMAIL}`} data-contact>
            {t('footer.contact')}
          </a>
        )}
      </nav>
    </footer>
  );
}

/** A page that is one card under its title. */
export const CardPage = ({ title, heading = title, children }: PublicPageProps & { heading?: string | undefined }) => (
  <PublicPage title={title} narrow>
    <div className="zk-card">
      <h1>{heading}</h1>
      {children}
    </div>
  </PublicPage>
);

/** A link where the page was written when the site was built, since no program comes with it. */
function OtherLanguage() {
  const { t, locale, choose } = usePublicText();
  const isWritten = useContext(WrittenIn) !== null;
  const other = locale === 'he' ? 'en' : 'he';
  return isWritten ? (
    <a className="zk-link" lang={other} hrefLang={other} href={`?lang=${other}`}>
      {t('nav.language')}
    </a>
  ) : (
    <button type="button" className="zk-link" lang={other} onClick={() => choose(other)}>
      {t('nav.language')}
    </button>
  );
}

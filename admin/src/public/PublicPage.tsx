import { useContext, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { env } from '../env';
import { Mark } from '../layout/Flame';
import './public.css';
import { usePublicText, WrittenIn } from './text';

/** The frame of every page outside the admin: name, language, links, footer. `title` goes into the window's title. */
export function PublicPage(props: { title: string; narrow?: boolean; links?: ReactNode; children: ReactNode }) {
  const { t, locale, choose } = usePublicText();
  const isWritten = useContext(WrittenIn) !== null;
  const other = locale === 'he' ? 'en' : 'he';
  useEffect(() => {
    document.title = props.title === t('brand') ? props.title : `${props.title} · ${t('brand')}`;
  });
  return (
    <div className={props.narrow ? 'zk zk-narrow' : 'zk'}>
      <a className="zk-skip" href="#content">
        {t('nav.skip')}
      </a>
      <header>
        <nav className="zk-head" aria-label={t('nav.site')}>
          <Link className="zk-brand" to={hasStoredSession() ? '/app' : '/'} aria-label={t('nav.home')}>
            <Mark />
            {t('brand')}
          </Link>
          {isWritten ? (
            <a className="zk-link" lang={other} hrefLang={other} href={`/?lang=${other}`}>
              {t('nav.language')}
            </a>
          ) : (
            <button type="button" className="zk-link" lang={other} onClick={() => choose(other)}>
              {t('nav.language')}
            </button>
          )}
          {props.links}
        </nav>
      </header>
      <main className="zk-main" id="content">
        {props.children}
      </main>
      <footer className="zk-foot">
        {t('footer.words')} {t('footer.free')} {env.SOURCE_URL && <a href={env.SOURCE_URL}>{t('footer.source')}</a>}
      </footer>
    </div>
  );
}

import { useEffect } from 'react';
import { crashTexts as en } from '../i18n/en/crash';
import { crashTexts as he } from '../i18n/he/crash';
import '../public/public.css';
import { useTexts } from '../public/use-texts';
import { isMissingPart } from './missing-part';

const both = { en, he };

/** The last page a person may see: it needs no theme, no router and no server. */
export function CrashScreen({ error, page }: { error: Error; page?: string | undefined }) {
  const t = useTexts(both);
  const isMissing = isMissingPart(error);
  const words = isMissing ? 'missing' : 'crash';
  const title = t(`${words}.title`);
  // Of a page that only could not be fetched, the name is said still.
  const called = isMissing ? page : undefined;
  const windowTitle = called ? `${called} · Zikaron` : title;
  useEffect(() => {
    document.title = windowTitle;
  }, [windowTitle]);
  return (
    <div className="zk zk-narrow zk-center">
      <div className="zk-card" role="alert">
        {called ? <NamedHead called={called} title={title} /> : <h1>{title}</h1>}
        <p>{t(`${words}.text`)}</p>
        <button type="button" className="zk-button" onClick={() => window.location.reload()}>
          {t(`${words}.refresh`)}
        </button>
        <details dir="ltr">
          <summary>{t('crash.details')}</summary>
          <pre tabIndex={0}>
            {error.message}
            {'\n'}
            {error.stack}
          </pre>
        </details>
      </div>
    </div>
  );
}

const NamedHead = ({ called, title }: { called: string; title: string }) => (
  <>
    <h1>{called}</h1>
    <h2>{title}</h2>
  </>
);

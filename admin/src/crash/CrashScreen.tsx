import { useEffect } from 'react';
import { crashTexts as en } from '../i18n/en/crash';
import { crashTexts as he } from '../i18n/he/crash';
import '../public/public.css';
import { useTexts } from '../public/use-texts';
import { isMissingPart } from './missing-part';

const both = { en, he };

/** The last page a person may see: it needs no theme, no router and no server. */
export function CrashScreen({ error }: { error: Error }) {
  const t = useTexts(both);
  const words = isMissingPart(error) ? 'missing' : 'crash';
  const title = t(`${words}.title`);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="zk zk-narrow zk-center">
      <div className="zk-card" role="alert">
        <h1>{title}</h1>
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

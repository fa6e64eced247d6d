import { usePublicText } from '../public/text';
import '../public/public.css';

/** The last page a person may see: it needs no theme, no router and no server. */
export function CrashScreen({ error }: { error: Error }) {
  const { t } = usePublicText();
  return (
    <div className="zk zk-narrow zk-center">
      <div className="zk-card" role="alert">
        <h1>{t('crash.title')}</h1>
        <p>{t('crash.text')}</p>
        <button type="button" className="zk-button" onClick={() => window.location.reload()}>
          {t('crash.refresh')}
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

import { SOCIAL_PROVIDERS } from '../env';
import { Note } from './fields';
import { usePublicText } from './text';

// Parts of the pages that are plain HTML: hidden until `door.ts` knows that they belong here.

/** Where the script writes what went wrong. */
export const Failure = () => <Note kind="bad" data-failure hidden />;

/** Says so when the installation has no identity provider: nobody could sign in, whatever they typed. */
export function Unconfigured() {
  const { t } = usePublicText();
  return (
    <Note kind="bad" data-unconfigured hidden>
      <strong>{t('unconfigured.title')}</strong>
      <br />
      {t('unconfigured.hint')}
    </Note>
  );
}

/** All social providers: the server leaves those that its installation offers (server/src/app/front.ts). */
export function Providers() {
  const { t } = usePublicText();
  return (
    <div className="zk-form" data-providers>
      <span className="zk-or">{t('social.or')}</span>
      {SOCIAL_PROVIDERS.map((provider) => (
        <button key={provider} type="button" className="zk-button zk-quiet" data-provider={provider}>
          {t(`social.${provider}`)}
        </button>
      ))}
    </div>
  );
}

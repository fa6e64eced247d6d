import { env, type SocialProvider } from '../env';
import { loadSigningIn } from './load-signing-in';
import { usePublicText } from './text';

/** The social providers that the installation offers, on the pages of signing in and of registering. */
export function SocialButtons({ next, onFailure }: { next: string | null; onFailure: () => void }) {
  const { t } = usePublicText();
  if (env.SOCIAL_AUTH.length === 0) return null;
  const start = async (provider: SocialProvider) => {
    const way = await wayTo(provider, next).catch(() => null);
    if (way) window.location.assign(way);
    else onFailure();
  };
  return (
    <div className="zk-form">
      <span className="zk-or">{t('social.or')}</span>
      {env.SOCIAL_AUTH.map((provider) => (
        <button key={provider} type="button" className="zk-button zk-quiet" onClick={() => void start(provider)}>
          {t(`social.${provider}`)}
        </button>
      ))}
    </div>
  );
}

/** The address that leads to the provider; null when ours does not lead there, which it would tell as bare JSON. */
async function wayTo(provider: SocialProvider, next: string | null): Promise<string | null> {
  const redirectTo = `${window.location.origin}/auth/callback${next ? `?next=${encodeURIComponent(next)}` : ''}`;
  const { identity } = await loadSigningIn();
  const { data } = await identity.signInWithOAuth({ provider, options: { redirectTo, skipBrowserRedirect: true } });
  if (!data.url) return null;
  const { type } = await fetch(data.url, { redirect: 'manual' });
  return type === 'opaqueredirect' ? data.url : null;
}

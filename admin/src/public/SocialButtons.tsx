import { env } from '../env';
import { identity } from '../api/identity';
import { usePublicText } from './text';

/** The two social providers; there only when the installation has switched them on. */
export function SocialButtons({ next, onFailure }: { next: string | null; onFailure: () => void }) {
  const { t } = usePublicText();
  if (!env.SOCIAL_AUTH) return null;
  const start = async (provider: 'google' | 'apple') => {
    const redirectTo = `${window.location.origin}/auth/callback${next ? `?next=${encodeURIComponent(next)}` : ''}`;
    const { error } = await identity.signInWithOAuth({ provider, options: { redirectTo } });
    if (error) onFailure();
  };
  return (
    <div className="zk-form">
      <span className="zk-soft">{t('social.or')}</span>
      {(['google', 'apple'] as const).map((provider) => (
        <button key={provider} type="button" className="zk-button zk-quiet" onClick={() => void start(provider)}>
          {t(`social.${provider}`)}
        </button>
      ))}
    </div>
  );
}

import { identityConfigured } from '../env';
import { Note } from './fields';
import { usePublicText } from './text';

/** Says so when the installation has no identity provider: nobody could sign in, whatever they typed. */
export function Unconfigured() {
  const { t } = usePublicText();
  if (identityConfigured) return null;
  return (
    <Note kind="bad">
      <strong>{t('unconfigured.title')}</strong>
      <br />
      {t('unconfigured.hint')}
    </Note>
  );
}

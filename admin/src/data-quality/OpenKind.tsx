import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';

/** Opens the records of one kind of doubt. */
export function OpenKind({ to, kind }: { to: string; kind: string }) {
  const t = useTranslate();
  return (
    <LinkButton
      to={to}
      aria-label={t('dataQuality.dateProblems.openKind', { kind })}
      label={t('dataQuality.dateProblems.open')}
    />
  );
}

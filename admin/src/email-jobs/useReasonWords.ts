import { useTranslate } from 'react-admin';

const MISSING = 'missing:';

/** Why somebody is not written to, in words; a required field that is missing is named. */
export function useReasonWords(): (reason: string | null) => string {
  const t = useTranslate();
  return (reason) =>
    reason?.startsWith(MISSING)
      ? t('skipReasons.missing_required_field', { field: reason.slice(MISSING.length) })
      : t(`skipReasons.${reason ?? 'unknown'}`, { _: reason ?? '' });
}

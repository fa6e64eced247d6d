import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';

/** What every field of the settings has: its words, and that whoever may not change it reads it. */
export function useSetting(): (source: string, words?: string) => { source: string; label: string; readOnly: boolean } {
  const t = useTranslate();
  const readOnly = !useMay('organization:write');
  return (source, words = `settings.fields.${source}`) => ({ source, label: t(words), readOnly });
}

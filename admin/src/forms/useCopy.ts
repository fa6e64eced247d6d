import { useTranslate } from 'react-admin';
import { useToast } from './useAction';

/** Copies a text, and tells in a toast whether the browser did. */
export function useCopy(): (text: string) => void {
  const t = useTranslate();
  const toast = useToast();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t('calendars.copied')),
      () => toast(t('calendars.copyFailed'), 'warning'),
    );
}

/** Marks all of a field, to be copied by hand. */
export const selectAll = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).select();

import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** The window is called after its page. */
export function WindowTitle({ title }: { title: string }) {
  const t = useTranslate();
  const whole = `${title} · ${t('layout.brand')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return null;
}

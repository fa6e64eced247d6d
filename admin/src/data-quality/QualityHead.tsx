import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHead } from '../lists/PageHead';

/** The head of a page that one comes to from the data's quality. */
export function QualityHead({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <PageHead title={title} intro={intro} back={{ to: '/app/data-quality', label: t('layout.menu.dataQuality') }}>
      {children}
    </PageHead>
  );
}

import { may } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../api/account';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { HOME, neededFor } from './navigation';

/** The page; or, by an address that somebody sent to whoever's role has no business there, that it is not theirs, and the way home. */
export function MayOpen({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const needs = neededFor(useLocation().pathname);
  const role = useAccount().data?.currentUser.role;
  if (!needs || !role || may(role, needs)) return children;
  return <NotYours title={t('layout.notYours.title')} text={t('layout.notYours.text')} />;
}

/** In place of a page that is for others: why, and the way home. */
export function NotYours({ title, text }: { title: string; text?: string }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={title} {...(text && { intro: text })} />
      <LinkButton to={HOME} variant="contained" label={t('layout.nav.thisWeek')} />
    </>
  );
}

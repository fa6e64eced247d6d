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
  return (
    <>
      <PageHead title={t('layout.notYours.title')} intro={t('layout.notYours.text')} />
      <LinkButton to={HOME} variant="contained" label={t('layout.nav.thisWeek')} />
    </>
  );
}

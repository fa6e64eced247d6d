import { Button } from '@mui/material';
import type { ThisWeek } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { useYahrzeitWriting } from '../yahrzeits/may-write';

const NewYahrzeit = lazy(() => import('../yahrzeits/NewYahrzeit').then(({ NewYahrzeit: page }) => ({ default: page })));

/** Whether nobody is on record yet. Asked only where the week itself does not tell. */
export function useIsBeginning({ remembered, setup }: ThisWeek): boolean {
  const mayBe = remembered === 0 && !setup;
  const { total } = useGetList(
    'yahrzeits',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayBe },
  );
  return mayBe && total === 0;
}

/** What a congregation does first: it brings its list, or enters a first person by hand. */
export function Beginning() {
  const t = useTranslate();
  const { allowed, locked } = useYahrzeitWriting();
  const [adding, setAdding] = useState(false);
  return (
    <EmptyState title={t('resources.yahrzeits.empty')} text={t('resources.yahrzeits.emptyText')}>
      {allowed && !locked && (
        <>
          <LinkButton to="/app/imports/new" variant="contained" label={t('resources.yahrzeits.bringIn')} />
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('resources.yahrzeits.new')}
          </Button>
        </>
      )}
      {adding && (
        <Part>
          <NewYahrzeit onClose={() => setAdding(false)} />
        </Part>
      )}
    </EmptyState>
  );
}

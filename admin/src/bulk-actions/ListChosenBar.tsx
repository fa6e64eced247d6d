import { Button } from '@mui/material';
import type { Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { useDownload } from '../files/useDownload';
import { ChosenBar, type ChosenBarProps } from './ChosenBar';
import { PrintButton } from './PrintButton';
import { useFilterValues } from '../lists/filter-values';

const MergeDialog = lazy(() =>
  import('../merging/MergeDialog').then(({ MergeDialog: dialog }) => ({ default: dialog })),
);

interface ListChosenBarProps extends Pick<ChosenBarProps, 'more'> {
  list: keyof typeof FILES;
  /** Offers letters to whoever observes these. */
  onWrite?: (selection: Selection) => void;
}

/** Where a list leaves as a file. */
const FILES = {
  yahrzeits: '/yahrzeits/export',
  contacts: '/contacts/export',
  observers: '/observers/export',
  emails: '/emails/export',
  'email-jobs': '/emails/jobs/export',
} as const;

/** What can be done with the rows of a react-admin list that are ticked, or with all that its filter finds. */
export function ListChosenBar({ list, more, onWrite }: ListChosenBarProps) {
  const t = useTranslate();
  const { selectedIds, onUnselectItems, total = 0 } = useListContext();
  const filterValues = useFilterValues();
  const [allOf, setAllOf] = useState<string | null>(null);
  // Whoever ticks or unticks a row afterwards means the rows and not all of them.
  const meant = JSON.stringify([filterValues, selectedIds]);
  const all = allOf === meant;
  if (selectedIds.length === 0) return null;

  const ids = selectedIds.map(String);
  const isThere = !('deleted' in filterValues);
  const mayBeOne = isThere && !all && (list === 'yahrzeits' || list === 'contacts');
  const selection: Selection = all ? { list, filter: filterValues } : { list, ids };
  const clear = () => [setAllOf(null), onUnselectItems()];
  return (
    <ChosenBar
      selection={selection}
      count={all ? total : ids.length}
      all={{ chosen: all, total, choose: () => setAllOf(meant) }}
      more={more ?? []}
      onClear={clear}
    >
      {onWrite && <Button onClick={() => onWrite(selection)}>{t('bulk.write')}</Button>}
      {list !== 'email-jobs' && isThere && <PrintButton list={list} selection={selection} />}
      {mayBeOne && <Merge kind={list} ids={ids} onDone={clear} />}
      <Take list={list} ids={all ? null : ids} />
    </ChosenBar>
  );
}

/** Two of them are one. */
function Merge({ kind, ids, onDone }: { kind: 'yahrzeits' | 'contacts'; ids: string[]; onDone: () => void }) {
  const t = useTranslate();
  const [merging, setMerging] = useState(false);
  const [one, other] = ids;
  if (!one || !other || ids.length > 2) return null;
  return (
    <>
      <Button onClick={() => setMerging(true)}>{t('merging.button')}</Button>
      <Part>
        {merging && (
          <MergeDialog kind={kind} id={one} otherId={other} onClose={() => setMerging(false)} onDone={onDone} />
        )}
      </Part>
    </>
  );
}

/** These as a file, or all that the filter finds. */
function Take({ list, ids }: { list: keyof typeof FILES; ids: string[] | null }) {
  const t = useTranslate();
  const { sort } = useListContext();
  const filterValues = useFilterValues();
  const { busy, download } = useDownload();
  const take = () => {
    const order = { format: 'xlsx', sort: JSON.stringify([sort.field, sort.order]) };
    const filter = JSON.stringify(filterValues);
    if (!ids) return void download(`${FILES[list]}?${new URLSearchParams({ ...order, filter }).toString()}`);
    const put = 'deleted' in filterValues && { filter: JSON.stringify({ deleted: true }) };
    void download(FILES[list], { ...order, ...put, ids });
  };
  return (
    <Button disabled={busy} onClick={take}>
      {t(busy ? 'files.busy' : 'ra.action.export')}
    </Button>
  );
}

import { Button } from '@mui/material';
import type { Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { useDownload } from '../files/useDownload';
import { ChosenBar, type ChosenBarProps } from './ChosenBar';
import { PrintButton } from './PrintButton';

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
  const { selectedIds, onUnselectItems, total = 0, filterValues, sort } = useListContext();
  const { busy, download } = useDownload();
  const [allOf, setAllOf] = useState<string | null>(null);
  const [merging, setMerging] = useState<readonly [string, string] | null>(null);
  const asked = JSON.stringify(filterValues);
  // Whoever ticks or unticks a row afterwards means the rows and not all of them.
  const meant = JSON.stringify([filterValues, selectedIds]);
  const all = allOf === meant;
  if (selectedIds.length === 0) return null;

  const ids = selectedIds.map(String);
  const [one, other] = ids;
  const kind = list === 'yahrzeits' || list === 'contacts' ? list : null;
  const mayMerge = kind && !all && ids.length === 2 && one && other && !('deleted' in filterValues);
  const selection: Selection = all ? { list, filter: filterValues } : { list, ids };
  const clear = () => {
    setAllOf(null);
    onUnselectItems();
  };
  const take = () => {
    const order = { format: 'xlsx', sort: JSON.stringify([sort.field, sort.order]) };
    if (all) return void download(`${FILES[list]}?${new URLSearchParams({ ...order, filter: asked }).toString()}`);
    const put = 'deleted' in filterValues && { filter: JSON.stringify({ deleted: true }) };
    void download(FILES[list], { ...order, ...put, ids });
  };
  return (
    <ChosenBar
      selection={selection}
      count={all ? total : ids.length}
      all={{ chosen: all, total, choose: () => setAllOf(meant) }}
      more={more ?? []}
      onClear={clear}
    >
      {onWrite && <Button onClick={() => onWrite(selection)}>{t('bulk.write')}</Button>}
      {list !== 'email-jobs' && !('deleted' in filterValues) && <PrintButton list={list} selection={selection} />}
      {mayMerge && <Button onClick={() => setMerging([one, other])}>{t('merging.button')}</Button>}
      <Part>
        {merging && kind && (
          <MergeDialog
            kind={kind}
            id={merging[0]}
            otherId={merging[1]}
            onClose={() => setMerging(null)}
            onDone={clear}
          />
        )}
      </Part>
      <Button disabled={busy} onClick={take}>
        {t(busy ? 'files.busy' : 'files.export')}
      </Button>
    </ChosenBar>
  );
}

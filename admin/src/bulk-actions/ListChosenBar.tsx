import { Button } from '@mui/material';
import type { Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { useDownload } from '../files/useDownload';
import { MOST_NAMED } from './chosen-ids';
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
  const all = allOf === asked;
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
    const put = 'deleted' in filterValues && { deleted: true };
    const filter = all ? asked : JSON.stringify({ ...put, id: ids });
    const query = new URLSearchParams({ format: 'xlsx', sort: JSON.stringify([sort.field, sort.order]), filter });
    void download(`${FILES[list]}?${query.toString()}`);
  };
  return (
    <ChosenBar
      selection={selection}
      count={all ? total : ids.length}
      all={{ chosen: all, total, choose: () => setAllOf(asked) }}
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
      {(all || ids.length <= MOST_NAMED) && (
        <Button disabled={busy} onClick={take}>
          {t(busy ? 'files.busy' : 'files.export')}
        </Button>
      )}
    </ChosenBar>
  );
}

import { Button } from '@mui/material';
import type { DateProblem, Selection } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { chosenIds } from '../bulk-actions/chosen-ids';
import { ChosenBar } from '../bulk-actions/ChosenBar';
import { PrintButton } from '../bulk-actions/PrintButton';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { useDownload } from '../files/useDownload';
import { useAction } from '../forms/useAction';

interface DatesChosenProps {
  ticked: ReadonlySet<string>;
  total: number;
  problem: DateProblem | '';
  onClear: () => void;
}

/** What can be done with the records whose dates are doubtful: those that are ticked, or all of this kind. */
export function DatesChosen({ ticked, total, problem, onClear }: DatesChosenProps) {
  const t = useTranslate();
  const mayWriteLetters = useMay('emails:write');
  const writeTo = useWriteTo();
  const { busy: taking, download } = useDownload();
  const [allOf, setAllOf] = useState<ReadonlySet<string> | null>(null);
  const all = allOf === ticked;
  const chosen = all ? { filter: problem ? { problem } : {} } : { ids: [...ticked] };
  const selection: Selection = { list: 'dates', ...chosen };
  const { busy: asking, withThem } = useChosenIds(selection);
  const take = (ids: string[]) => download('/yahrzeits/export', { format: 'xlsx', sort: '["name","ASC"]', ids });
  return (
    <ChosenBar
      selection={selection}
      count={all ? total : ticked.size}
      all={{ chosen: all, total, choose: () => setAllOf(ticked) }}
      more={['archive']}
      onClear={onClear}
    >
      {mayWriteLetters && (
        <Button disabled={asking} onClick={withThem((ids) => writeTo({ ids }))} children={t('bulk.write')} />
      )}
      <PrintButton list="yahrzeits" selection={selection} />
      <Button disabled={asking || taking} onClick={withThem(take)}>
        {t(taking ? 'files.busy' : 'ra.action.export')}
      </Button>
    </ChosenBar>
  );
}

/** Does something with the chosen, once the server has told which they are. */
function useChosenIds(selection: Selection) {
  const t = useTranslate();
  const { busy, act } = useAction();
  const failed = (reason: string) => t('bulk.failed', { reason });
  const withThem = (work: (ids: string[]) => Promise<void>) => () =>
    void act(async () => work(await chosenIds(selection)), failed);
  return { busy, withThem };
}

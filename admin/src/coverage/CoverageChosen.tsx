import { Button } from '@mui/material';
import type { CoverageLine } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ChosenBar } from '../bulk-actions/ChosenBar';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { fileOfChosen, filterOf, type SearchParams } from './search-params';
import { useDownload } from '../files/useDownload';
import { usePrinting } from './usePrinting';

interface CoverageChosenProps {
  /** The lines of the page that are ticked, each with an observer. */
  chosen: readonly CoverageLine[];
  total: number;
  asked: SearchParams;
  onClear: () => void;
}

/** What can be done with the chosen lines: their letters on paper, an email job, or another way of being reached. */
export function CoverageChosen({ chosen, total, asked, onClear }: CoverageChosenProps) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const writeTo = useWriteTo();
  const printing = usePrinting(asked, onClear);
  const { busy, download } = useDownload();
  const [all, setAll] = useState(false);
  const letters = chosen.flatMap(({ observanceId, date, letterStage }) =>
    observanceId && letterStage === 'toPrint' ? [{ observanceId, date }] : [],
  );
  const ids = [...new Set(chosen.flatMap(({ observanceId }) => observanceId ?? []))];
  const yahrzeits = [...new Set(chosen.map(({ yahrzeit }) => yahrzeit.id))];
  const contacts = [...new Set(chosen.flatMap(({ contact }) => contact?.id ?? []))];
  const { from, to } = asked;
  return (
    <ChosenBar
      selection={
        all ? { list: 'coverage', filter: { from, to, ...filterOf(asked) } } : { list: 'coverage', ids }
      }
      count={all ? total : chosen.length}
      all={{ chosen: all, total, choose: () => setAll(true) }}
      onClear={onClear}
    >
      {maySend && !all && (
        <>
          <Button onClick={() => void writeTo({ ids: yahrzeits }, { contactIds: contacts })}>{t('bulk.write')}</Button>
          <Button
            disabled={printing.busy || letters.length === 0}
            onClick={() => void printing.print({ only: letters })}
          >
            {t('bulk.print')}
          </Button>
        </>
      )}
      <Button disabled={busy} onClick={() => void download(fileOfChosen(asked, all ? null : ids))}>
        {t(busy ? 'files.busy' : 'files.export')}
      </Button>
      {printing.dialog}
    </ChosenBar>
  );
}

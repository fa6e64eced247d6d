import { Button } from '@mui/material';
import type { CoverageLine, Printing } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { ChosenBar } from '../bulk-actions/ChosenBar';
import { useWriteTo } from '../bulk-actions/useWriteTo';
import { useDownload } from '../files/useDownload';
import { useAction } from '../forms/useAction';
import { allLines } from './all-lines';
import { PrintDialog } from './PrintDialog';
import { filterOf, wishOfChosen, type SearchParams } from './search-params';

interface CoverageChosenProps {
  /** The lines of the page that are ticked, each with an observer. */
  chosen: readonly CoverageLine[];
  total: number;
  asked: SearchParams;
  onClear: () => void;
}

type Letters = NonNullable<Printing['only']>;

/** What can be done with the chosen lines, or with all that match: letters on paper, an email job, another way of being reached. */
export function CoverageChosen({ chosen, total, asked, onClear }: CoverageChosenProps) {
  const [allOf, setAllOf] = useState<string | null>(null);
  const ids = observersIn(chosen);
  const meant = chosen.map(({ id }) => id).join();
  const all = allOf === meant;
  const { from, to } = asked;
  return (
    <ChosenBar
      selection={all ? { list: 'coverage', filter: { from, to, ...filterOf(asked) } } : { list: 'coverage', ids }}
      count={all ? total : chosen.length}
      all={{ chosen: all, total, choose: () => setAllOf(meant) }}
      onClear={onClear}
    >
      <ChosenActs asked={asked} all={all} ids={ids} chosen={chosen} />
    </ChosenBar>
  );
}

interface ChosenActsProps extends Pick<CoverageChosenProps, 'asked' | 'chosen'> {
  all: boolean;
  ids: string[];
}

/** Letters to them by mail or on paper, and they themselves as a file. */
function ChosenActs({ asked, all, ids, chosen }: ChosenActsProps) {
  const t = useTranslate();
  const { busy: asking, act } = useAction();
  const [letters, setLetters] = useState<Letters | null>(null);
  const withThem = (work: (lines: readonly CoverageLine[]) => Promise<void> | void) =>
    void act(
      async () => work(all ? await allLines(asked) : chosen),
      (reason) => t('bulk.failed', { reason }),
    );
  return (
    <>
      <WriteButtons asking={asking} withThem={withThem} setLetters={setLetters} />
      <TakeButton asked={asked} all={all} ids={ids} />
      {letters && (
        <PrintDialog asked={asked} only={letters} waiting={letters.length} onClose={() => setLetters(null)} />
      )}
    </>
  );
}

interface WriteButtonsProps {
  asking: boolean;
  withThem: (work: (lines: readonly CoverageLine[]) => Promise<void> | void) => undefined;
  setLetters: (next: Letters | null) => void;
}

function WriteButtons({ asking, withThem, setLetters }: WriteButtonsProps) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const writeTo = useWriteTo('observers');
  return (
    maySend && (
      <>
        <Button disabled={asking} onClick={() => withThem((lines) => writeTo({ ids: observersIn(lines) }))}>
          {t('bulk.write')}
        </Button>
        <Button disabled={asking} onClick={() => withThem((lines) => setLetters(lettersIn(lines)))}>
          {t('bulk.print')}
        </Button>
      </>
    )
  );
}

function TakeButton({ asked, all, ids }: Pick<ChosenActsProps, 'asked' | 'all' | 'ids'>) {
  const t = useTranslate();
  const { busy, download } = useDownload();
  const wish = wishOfChosen(asked);
  const take = () =>
    all
      ? download(`/coverage/export?${new URLSearchParams(wish).toString()}`)
      : download('/coverage/export', { ...wish, ids });
  return (
    <Button disabled={busy} onClick={() => void take()}>
      {t(busy ? 'files.busy' : 'ra.action.export')}
    </Button>
  );
}

/** Each once; who has nobody cannot be written about. */
const observersIn = (lines: readonly CoverageLine[]): string[] => [
  ...new Set(lines.flatMap(({ observanceId }) => observanceId ?? [])),
];

/** The letters on paper that wait among them. */
const lettersIn = (lines: readonly CoverageLine[]): Letters =>
  lines.flatMap(({ observanceId, date, letterStage }) =>
    observanceId && letterStage === 'toPrint' ? [{ observanceId, date }] : [],
  );

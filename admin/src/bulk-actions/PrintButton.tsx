import { Button } from '@mui/material';
import type { Printing, Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAccount, useMay } from '../api/account';
import { Part } from '../crash/Part';
import { todayIn } from '../dates/civil';
import { useAction } from '../forms/useAction';
import { chosenIds } from './chosen-ids';

const PrintChosen = lazy(() =>
  import('../coverage/PrintChosen').then(({ PrintChosen: dialog }) => ({ default: dialog })),
);

type Of = NonNullable<Printing['of']>;

/** Prints the letters on paper that wait of the chosen rows. */
export function PrintButton({ list, selection }: { list: Of['by']; selection: Selection }) {
  const t = useTranslate();
  const timezone = useAccount().data?.organization.timezone ?? 'UTC';
  const maySend = useMay('emails:send');
  const { busy, act } = useAction();
  const [of, setOf] = useState<Of | null>(null);
  if (!maySend) return null;
  const open = () =>
    act(
      async () => setOf({ by: list, ids: await chosenIds(selection) }),
      (message) => t('coverage.printFailed', { message }),
    );
  return (
    <>
      <Button disabled={busy} onClick={() => void open()}>
        {t('bulk.print')}
      </Button>
      <Part>{of && <PrintChosen of={of} today={todayIn(timezone)} onClose={() => setOf(null)} />}</Part>
    </>
  );
}

import type { Printed, Printing } from '@zikaron/contract';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';
import type { SearchParams } from './search-params';
import { ReadyDialog } from './ReadyDialog';
import { useDone } from '../forms/useChange';
import { AskToDo } from '../lists/Ask';

type One = NonNullable<Printing['only']>[number];

/** Writes letters and notes them as printed; what was printed before is asked about. */
export function usePrinting({ from, to }: Pick<SearchParams, 'from' | 'to'>, onClose?: () => void) {
  const t = useTranslate();
  const done = useDone(['coverage'], ['printing']);
  const { busy, act } = useAction();
  const [asking, setAsking] = useState<One | null>(null);
  const [ready, setReady] = useState<Printed | null>(null);
  const write = async (wish: Omit<Printing, 'from' | 'to'>) => {
    setReady(await call<Printed>('/printing', { method: 'POST', body: { from, to, ...wish } }));
    setAsking(null);
  };
  const failed = (message: string) => t('coverage.printFailed', { message });
  const print = (wish: Omit<Printing, 'from' | 'to'>) => act(() => write(wish), failed);
  /** The lines are read anew when the files were taken: before, the dialog would lose its place. */
  const close = () => {
    setReady(null);
    onClose?.();
    void done();
  };
  const again = { work: () => write({ only: [asking!], again: true }), failed, onClose: () => setAsking(null) };
  const dialog = (
    <>
      {asking && <AskAgain {...again} />}
      {ready && <ReadyDialog batch={ready} onClose={close} />}
    </>
  );
  const one = (letter: One, isAgain: boolean) => (isAgain ? setAsking(letter) : void print({ only: [letter] }));
  /** Ready are letters that are written: the dialog offers their files. */
  return { busy, print, one, isReady: ready !== null, dialog };
}

function AskAgain(props: Pick<ComponentProps<typeof AskToDo>, 'work' | 'failed' | 'onClose'>) {
  const t = useTranslate();
  const words = { title: t('coverage.printAgainAsk'), text: t('coverage.printAgainText') };
  return <AskToDo {...words} confirm={t('coverage.printAgain')} {...props} />;
}

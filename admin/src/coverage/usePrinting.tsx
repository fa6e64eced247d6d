import type { Printed, Printing } from '@zikaron/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import type { SearchParams } from './search-params';
import { ReadyDialog } from './ReadyDialog';

type One = NonNullable<Printing['only']>[number];

/** Writes letters and notes them as printed; what was printed before is asked about. */
export function usePrinting(
  { from, to }: Pick<SearchParams, 'from' | 'to'>,
  onClose?: () => void,
): {
  busy: boolean;
  print: (wish: Omit<Printing, 'from' | 'to'>) => Promise<void>;
  one: (letter: One, again: boolean) => void;
  /** Whether letters are ready, and the dialog offers their files. */
  isReady: boolean;
  dialog: ReactNode;
} {
  const t = useTranslate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState<One | null>(null);
  const [ready, setReady] = useState<Printed | null>(null);
  const print = (wish: Omit<Printing, 'from' | 'to'>) =>
    act(
      async () => {
        setReady(await call<Printed>('/printing', { method: 'POST', body: { from, to, ...wish } }));
        setAsking(null);
      },
      (message) => t('coverage.printFailed', { message }),
    );
  /** The lines are read anew when the files were taken: before, the dialog would lose its place. */
  const close = () => {
    setReady(null);
    onClose?.();
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'coverage' || queryKey[0] === 'printing',
    });
  };
  const dialog = (
    <>
      {asking && (
        <Ask
          open
          variant="warning"
          title={t('coverage.printAgainAsk')}
          text={t('coverage.printAgainText')}
          confirm={t('coverage.printAgain')}
          busy={busy}
          onConfirm={() => void print({ only: [asking], again: true })}
          onCancel={() => setAsking(null)}
        />
      )}
      {ready && <ReadyDialog batch={ready} onClose={close} />}
    </>
  );
  const one = (letter: One, again: boolean) => (again ? setAsking(letter) : void print({ only: [letter] }));
  return { busy, print, one, isReady: ready !== null, dialog };
}

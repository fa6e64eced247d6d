import type { Printing } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { callFile } from '../api/http';
import { useAction } from '../forms/useAction';
import { useAmericanPaper } from '../files/paper';
import type { SearchParams } from './search-params';

/** Shows the letters that would be printed, in a tab of their own; nothing is noted. */
export function useLook({ from, to }: Pick<SearchParams, 'from' | 'to'>): {
  busy: boolean;
  look: (wish: Pick<Printing, 'templateId' | 'of' | 'only'>) => Promise<void>;
} {
  const t = useTranslate();
  const paper = useAmericanPaper() ? 'letter' : 'a4';
  const { busy, act } = useAction();
  const look = (wish: Pick<Printing, 'templateId' | 'of' | 'only'>) => {
    // Opened with the press itself: later, browsers take it for an advertisement.
    const tab = window.open('', '_blank');
    return act(
      async () => {
        try {
          const { content } = await callFile(`/printing/look?paper=${paper}`, {
            method: 'POST',
            body: { from, to, ...wish },
          });
          const address = URL.createObjectURL(content);
          if (tab) tab.location.href = address;
          setTimeout(() => URL.revokeObjectURL(address), 60_000);
        } catch (error) {
          tab?.close();
          throw error;
        }
      },
      (message) => t('coverage.printFailed', { message }),
    );
  };
  return { busy, look };
}

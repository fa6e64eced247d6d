import { useQueryClient } from '@tanstack/react-query';
import type { ImportChoice, ImportConflict, ImportSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';

/** The four ways out of a conflict, in the order in which they are offered. */
export const CHOICES: readonly ImportChoice[] = ['keep', 'file', 'separate', 'skip'];

/**
 * Of somebody whom one deleted here there is nothing to keep, and nothing to take from the file. Where only the observer is
 * reached otherwise, nobody asks whether there are two people.
 */
export const choicesFor = ({ kind, fields }: Pick<ImportConflict, 'kind' | 'fields'>): readonly ImportChoice[] => {
  if (kind === 'deletedHere') return ['skip', 'separate'];
  const isOfObserver = fields.length > 0 && fields.every(({ field }) => field.startsWith('observer'));
  return isOfObserver ? CHOICES.filter((choice) => choice !== 'separate') : CHOICES;
};

export interface Choosing {
  readonly busy: boolean;
  choose(rows: number[], choice: ImportChoice): void;
}

/** Tells the server what is to be done with rows in conflict; the counts and the rows follow. */
export function useChoices({ id }: ImportSummary): Choosing {
  const t = useTranslate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const choose: Choosing['choose'] = (rows, choice) =>
    void act(
      async () => {
        const after = await call<ImportSummary>(`/imports/${id}/choices`, { method: 'POST', body: { rows, choice } });
        queries.setQueryData(['imports', 'one', id], after);
        await queries.invalidateQueries({ queryKey: ['imports', 'rows', id] });
      },
      (message) => t('resources.imports.failedWith', { message }),
    );
  return { busy, choose };
}

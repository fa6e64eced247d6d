import type { ImportChoice, ImportConflict, ImportSummary } from '@zikaron/contract';
import { useTelling } from './use-telling';

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

/** Tells the server what is to be done with rows in conflict. */
export function useChoices(table: ImportSummary): Choosing {
  const { busy, tell } = useTelling(table);
  return { busy, choose: (rows, choice) => void tell('choices', { rows, choice }) };
}

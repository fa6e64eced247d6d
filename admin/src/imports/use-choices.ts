import type { ImportChoice, ImportSummary } from '@zikaron/contract';
import { useTelling } from './use-telling';

export interface Choosing {
  readonly busy: boolean;
  choose(rows: number[], choice: ImportChoice): void;
}

/** Tells the server what is to be done with rows in conflict. */
export function useChoices(table: ImportSummary): Choosing {
  const { busy, tell } = useTelling(table);
  return { busy, choose: (rows, choice) => void tell('choices', { rows, choice }) };
}

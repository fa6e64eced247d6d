import { useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@zikaron/contract';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';

/** What somebody says about rows or columns of a list; the list is read again by it. */
export interface Telling {
  readonly busy: boolean;
  /** Answers whether it was taken. */
  tell(what: 'rows' | 'columns' | 'choices', body: object): Promise<boolean>;
}

/** Tells the server something about the import; its counts and rows follow. */
export function useTelling({ id }: Pick<ImportSummary, 'id'>): Telling {
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const tell: Telling['tell'] = async (what, body) => {
    let taken = false;
    await act(async () => {
      const after = await call<ImportSummary>(`/imports/${id}/${what}`, { method: 'POST', body });
      queries.setQueryData(['imports', 'one', id], after);
      for (const queryKey of toldOf(what, id)) await queries.invalidateQueries({ queryKey });
      taken = true;
    });
    return taken;
  };
  return { busy, tell };
}

/** With other columns all may be read otherwise. */
const toldOf = (what: Parameters<Telling['tell']>[0], id: string): string[][] =>
  what === 'columns' ? [['imports']] : ['rows', 'plan'].map((part) => ['imports', part, id]);

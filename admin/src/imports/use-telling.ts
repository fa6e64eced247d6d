import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@zikaron/contract';
import { call } from '../api/http';
import { useAction } from '../forms/useAction';

/** What somebody says about rows or columns of a list; the list is read again by it. */
export interface Telling {
  readonly busy: boolean;
  /** Tells it, and throws what it was refused with: for a form, which says so itself. */
  say(what: 'rows' | 'columns' | 'choices', body: object): Promise<void>;
  /** Answers whether it was taken; a refusal is said in a toast. */
  tell(what: 'rows' | 'columns' | 'choices', body: object): Promise<boolean>;
}

const telling = (id: string) => ['imports', 'tell', id];

/** Whether something that was said of this import is still on its way: it is not imported without it. */
export const useIsTelling = (id: string): boolean => useIsMutating({ mutationKey: telling(id) }) > 0;

/** Tells the server something about the import; its counts and rows follow. */
export function useTelling({ id }: Pick<ImportSummary, 'id'>): Telling {
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const { mutateAsync } = useMutation({
    mutationKey: telling(id),
    mutationFn: ({ what, body }: { what: string; body: object }) =>
      call<ImportSummary>(`/imports/${id}/${what}`, { method: 'POST', body }),
    networkMode: 'always',
  });
  const say: Telling['say'] = async (what, body) => {
    const after = await mutateAsync({ what, body });
    queries.setQueryData(['imports', 'one', id], after);
    for (const queryKey of toldOf(what, id)) await queries.invalidateQueries({ queryKey });
  };
  const tell: Telling['tell'] = async (what, body) => {
    let taken = false;
    await act(async () => {
      await say(what, body);
      taken = true;
    });
    return taken;
  };
  return { busy, say, tell };
}

/** With other columns all may be read otherwise. */
const toldOf = (what: Parameters<Telling['tell']>[0], id: string): string[][] =>
  what === 'columns' ? [['imports']] : ['rows', 'plan'].map((part) => ['imports', part, id]);

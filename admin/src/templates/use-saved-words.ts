import { useQuery } from '@tanstack/react-query';
import type { SavedWords, TemplateAsSaved } from '@zikaron/contract';
import { call } from '../api/http';

/** One letter as it was saved, and one that followed it. */
export interface SavedPair {
  readonly before: TemplateAsSaved;
  readonly after: TemplateAsSaved;
}

/** Both as they were saved; what was saved once never changes. */
export function useSavedWords(before: SavedWords, after: SavedWords) {
  return useQuery({
    queryKey: ['templates', 'compared', before, after],
    queryFn: async ({ signal }): Promise<SavedPair> => {
      const read = ({ id, version }: SavedWords) =>
        call<TemplateAsSaved>(`/templates/${id}/versions/${version}`, { signal });
      const [was, is] = await Promise.all([read(before), read(after)]);
      return { before: was, after: is };
    },
    staleTime: Infinity,
  });
}

import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { saying, type Say } from './saying';

const asItIs: Say = (english) => english;

/** How sentences that stand in an answer of the server are said to whoever reads. */
export function useSaying(): Say {
  const [locale] = useLocaleState();
  return useQuery({ queryKey: ['saying', locale], queryFn: saying, staleTime: Infinity }).data ?? asItIs;
}

import { asItIs, type Say } from '@zikaron/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { saying } from './saying';

/** How sentences that stand in an answer of the server are said to whoever reads. Hebrew that could not be fetched is asked for by the next page. */
export function useSaying(): Say {
  const [locale] = useLocaleState();
  return useQuery({ queryKey: ['saying', locale], queryFn: saying, staleTime: 0 }).data ?? asItIs;
}

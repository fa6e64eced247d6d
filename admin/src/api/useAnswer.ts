import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { call } from './http';

/** What the server answers at `path`, kept under `queryKey` until something that it tells of is changed. */
export const useAnswer = <Answer>(
  queryKey: QueryKey,
  path: string,
  options: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> = {},
): UseQueryResult<Answer> =>
  useQuery({ queryKey, queryFn: ({ signal }) => call<Answer>(path, { signal }), ...options });

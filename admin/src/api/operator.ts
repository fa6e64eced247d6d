import { useQuery } from '@tanstack/react-query';
import { whoAmI } from './session';

/** Whether the signed-in person runs the installation. The server asks again. */
export function useIsOperator(): boolean {
  const { data } = useQuery({ queryKey: ['auth', 'me'], queryFn: whoAmI, staleTime: 60_000 });
  return data?.isOperator ?? false;
}

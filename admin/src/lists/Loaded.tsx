import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { LoadError } from './LoadError';
import { RowsSkeleton } from './skeletons';

interface LoadedProps<Answer> {
  answer: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  /** The shape of what is coming. */
  shape?: ReactElement;
  /** What could not be loaded, in words. */
  title?: string;
  children: (data: Answer) => ReactNode;
}

/** What an answer holds; until it is there its shape, or why it could not be loaded, with the way to try again. */
export function Loaded<Answer>({ answer, shape = <RowsSkeleton />, title, children }: LoadedProps<Answer>) {
  const { data, error, refetch } = answer;
  if (data !== undefined) return <>{children(data)}</>;
  return error ? <LoadError error={error} onRetry={() => void refetch()} {...(title && { title })} /> : shape;
}

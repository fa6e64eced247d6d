import type { ComponentProps } from 'react';
import { LoadError } from './LoadError';
import { PageHead } from './PageHead';

interface FailedPageProps extends Pick<ComponentProps<typeof PageHead>, 'title' | 'back'> {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, in words. */
  says?: string;
}

/** A page that could not be loaded: what page it is and the way back stand as on every page, above what happened. */
export const FailedPage = ({ title, back, error, onRetry, says }: FailedPageProps) => (
  <>
    <PageHead title={title} {...(back && { back })} />
    <LoadError error={error} onRetry={onRetry} {...(says && { title: says })} />
  </>
);

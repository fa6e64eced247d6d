import { forwardRef } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';

interface CameFrom {
  from: string;
}

/** A link to a page whose way back leads here again, whatever list that page usually belongs to. */
export const LinkFrom = forwardRef<HTMLAnchorElement, LinkProps>(function LinkFrom(props, ref) {
  const { pathname, search } = useLocation();
  return <Link {...props} ref={ref} state={{ from: pathname + search } satisfies CameFrom} />;
});

/** Where one came from by such a link; null by any other way. */
export function useCameFrom(): string | null {
  const state = useLocation().state as Partial<CameFrom> | null;
  return state?.from ?? null;
}

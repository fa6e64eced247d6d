import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const PLACE = 'bar-actions';

/** Where the bar has room for what the page does; what else stands there makes way for it (`.makes-way`). */
export const BarActions = () => (
  <Box
    id={PLACE}
    sx={{ display: 'flex', gap: 1, alignItems: 'center', '&:not(:empty) ~ .makes-way': { display: 'none' } }}
  />
);

/** What a page that is itself a sheet does, in the bar above it; on a narrow screen in the page, where it is written. */
export function InBar({ children }: { children: ReactNode }) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setPlace(document.getElementById(PLACE));
  }, []);
  if (!wide) return children;
  return place && createPortal(children, place);
}

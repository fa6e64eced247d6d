import { ThemeProvider, type Theme } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { DataTableBody, useTranslate, type DataTableBodyProps } from 'react-admin';

/** Rows that can be ticked. */
export const ChoosableBody = (props: DataTableBodyProps) => (
  <NamedBoxes>
    <DataTableBody {...props} />
  </NamedBoxes>
);

/** react-admin names the frame of a row's box and not the box itself, which screen readers need. */
export function NamedBoxes({ children }: { children: ReactNode }) {
  const label = useTranslate()('ra.action.select_row');
  const named = useMemo(() => {
    const slotProps = { root: { 'aria-label': undefined }, input: { 'aria-label': label } };
    return (outer: Theme) => ({
      ...outer,
      components: {
        ...outer.components,
        MuiCheckbox: { ...outer.components?.MuiCheckbox, defaultProps: { slotProps } },
      },
    });
  }, [label]);
  return <ThemeProvider theme={named}>{children}</ThemeProvider>;
}

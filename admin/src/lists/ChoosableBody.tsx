import { ThemeProvider, type Theme } from '@mui/material';
import { useMemo } from 'react';
import { DataTableBody, useTranslate, type DataTableBodyProps } from 'react-admin';

/** Rows that can be ticked. react-admin names the frame of the box and not the box itself, which screen readers need. */
export function ChoosableBody(props: DataTableBodyProps) {
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
  return (
    <ThemeProvider theme={named}>
      <DataTableBody {...props} />
    </ThemeProvider>
  );
}

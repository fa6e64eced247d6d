import { Box, Button, Stack } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton, FilterButton, FilterForm, useListContext, useTranslate } from 'react-admin';
import { DensityButton } from './DensityButton';
import { ExportButton, type Exporting } from './ExportButton';

interface ListToolbarProps {
  filters: ReactElement[];
  columns: boolean;
  exporting: Exporting | undefined;
  /** Further buttons. */
  tools: ReactNode;
}

/** Search and filters, Clear when there is something to clear, the choice of columns, and the list as a file. */
export function ListToolbar({ filters, columns, exporting, tools }: ListToolbarProps) {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const more = filters.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-end', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap', mb: 1.5 }}
    >
      <Box sx={formLook}>
        <FilterForm filters={filters} />
      </Box>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({}, [])}>{t('lists.clear')}</Button>}
      {more && <FilterButton filters={filters} disableSaveQuery />}
      {columns && <DensityButton />}
      {columns && <ColumnsButton />}
      {exporting && <ExportButton {...exporting} />}
      {tools}
    </Stack>
  );
}

/** react-admin's form keeps room for labels and help that a row of filters does not have. */
const formLook = {
  flex: '1 1 auto',
  minWidth: 0,
  '& form': { flexWrap: 'wrap', alignItems: 'flex-end', p: 0, minHeight: 0, gap: 1, m: 0 },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .MuiFormControl-root': { my: 0 },
  '& .RaFilterFormInput-body, & .filter-field': { alignItems: 'flex-end' },
};

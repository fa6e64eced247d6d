import { Box, Button, Skeleton, Stack } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton, useListContext, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { DensityButton } from './DensityButton';
import { ExportButton, type Exporting } from './ExportButton';
import { FilterMenu } from './FilterMenu';
import { FilterFields, propsOf } from './Filters';

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
  const more = filters.filter((one) => !propsOf(one).alwaysOn);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-end', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap', mb: 1.5 }}
    >
      <Box sx={formLook}>
        {filters.filter(isSearch)}
        <Fields filters={filters.filter((one) => !isSearch(one))} />
      </Box>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({}, [])}>{t('lists.clear')}</Button>}
      {more.length > 0 && <FilterMenu filters={more} />}
      {columns && <DensityButton />}
      {columns && <ColumnsButton />}
      {exporting && <ExportButton {...exporting} />}
      {tools}
    </Stack>
  );
}

const isSearch = (filter: ReactElement) => propsOf(filter).source === 'q';

/** What else the list can be narrowed by, as much of it as is shown. */
function Fields({ filters }: Pick<ListToolbarProps, 'filters'>) {
  const { filterValues, displayedFilters } = useListContext();
  const shown = filters.filter((one) => {
    const { source, alwaysOn } = propsOf(one);
    return alwaysOn || displayedFilters[source] || filterValues[source] !== undefined;
  });
  if (shown.length === 0) return null;
  return (
    <Part
      fallback={shown.map(({ key }) => (
        <Skeleton key={key} variant="rounded" width={160} height={40} />
      ))}
    >
      <FilterFields filters={filters} />
    </Part>
  );
}

/** react-admin's form keeps room for labels and help that a row of filters does not have. */
const formLook = {
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1,
  minWidth: 0,
  '& form': { display: 'contents' },
  '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .MuiFormControl-root': { my: 0 },
  '& .RaFilterFormInput-body, & .filter-field': { alignItems: 'flex-end' },
};

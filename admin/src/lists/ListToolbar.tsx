import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { AskedTogether } from './AskedTogether';
import { ColumnsButton } from './columns';
import { DensityButton } from './DensityButton';
import { ExportButton, type Exporting } from './ExportButton';
import { FilterMenu } from './FilterMenu';
import { FilterFields, propsOf } from './Filters';
import { whenIdle } from './when-idle';
import { useDisplayedFilters, useFilterValues } from './filter-values';

interface ListToolbarProps {
  filters: ReactElement[];
  columns: boolean;
  exporting: Exporting | undefined;
  /** Further buttons. */
  tools: ReactNode;
  rowsStand: boolean;
}

/** Search and filters, Clear when there is something to clear, the choice of columns, and the list as a file. */
export function ListToolbar({ filters, columns, exporting, tools, rowsStand }: ListToolbarProps) {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const filterValues = useFilterValues();
  const more = filters.filter((one) => !propsOf(one).alwaysOn);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-end', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap', mb: 1.5 }}
    >
      <Box sx={[formLook, more.length > 0 && besideOne]}>
        <AskedTogether>
          {filters.filter(isSearch)}
          <Fields filters={filters.filter((one) => !isSearch(one))} rowsStand={rowsStand} />
        </AskedTogether>
      </Box>
      <Box sx={buttons}>
        {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({}, [])}>{t('lists.clear')}</Button>}
        {more.length > 0 && <FilterMenu filters={more} />}
        {columns && <DensityButton />}
        {columns && <ColumnsButton />}
        {exporting && <ExportButton {...exporting} />}
        {tools}
      </Box>
    </Stack>
  );
}

const isSearch = (filter: ReactElement) => propsOf(filter).source === 'q';

/** What else the list can be narrowed by, as much of it as is shown. */
function Fields({ filters, rowsStand }: Pick<ListToolbarProps, 'filters' | 'rowsStand'>) {
  const filterValues = useFilterValues();
  const displayedFilters = useDisplayedFilters();
  const shown = filters.filter((one) => {
    const { source, alwaysOn } = propsOf(one);
    return alwaysOn || displayedFilters[source] || filterValues[source] !== undefined;
  });
  const afterRows = useAfterRows(rowsStand);
  if (shown.length === 0) return null;
  const shape = shown.map((one) => (
    <Skeleton key={one.key} variant="rounded" sx={propsOf(one).choices ? [room, belowLabel] : room} />
  ));
  return <Part fallback={shape}>{afterRows ? <FilterFields filters={filters} /> : shape}</Part>;
}

/** On a phone each field has a line of its own. */
const room = { width: { xs: '100%', sm: 160 }, height: 46 };

/** The room of a field's label, so that no row moves when the fields come; a switch has its words beside it. */
const belowLabel = { mt: '2.125rem' };

/** Whether the rows stand, and the browser has nothing else to do: fields weigh a fifth of all that comes before them. */
function useAfterRows(rowsStand: boolean): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (!rowsStand) return;
    return whenIdle(() => setAfter(true));
  }, [rowsStand]);
  return after;
}

/** On a desk they go to the line below together, not one by one. */
const buttons = { display: { xs: 'contents', md: 'flex' }, gap: 1 };

/** On a phone the button for further filters stands at the end of the last field, not on a line of its own. */
const besideOne = { flexBasis: { xs: 'calc(100% - 3.5rem)', sm: '100%', md: 'auto' } };

/** react-admin's form keeps room for labels and help that a row of filters does not have. */
const formLook = {
  display: 'flex',
  // Between a phone and a desk the buttons have the line below to themselves.
  flex: { xs: 'auto', sm: '1 1 100%', md: 'auto' },
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

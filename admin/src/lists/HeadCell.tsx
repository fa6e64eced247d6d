import { TableCell, TableSortLabel, type TableCellProps } from '@mui/material';
import type { ReactNode } from 'react';
import {
  FieldTitle,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  type DataTableColumnProps,
} from 'react-admin';

/** What react-admin gives the heading of a column, as far as our columns name it. */
type HeadCellProps = Pick<
  DataTableColumnProps,
  'source' | 'label' | 'disableSort' | 'sortByOrder' | 'headerClassName'
> &
  Pick<TableCellProps, 'align'>;

/**
 * The heading of a column, by which the list is put in order. In react-admin's table in place of its own (vite.config.ts), whose
 * tooltip brings more than all the rest of the table.
 */
export function DataTableHeadCell(props: HeadCellProps) {
  const { source, label, disableSort, sortByOrder, align, headerClassName = '' } = props;
  const resource = useResourceContext();
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  if (hidden.includes(source ?? String(label))) return null;
  const sorts = handleSort && sort && !disableSort && source;
  const direction = sort?.field === source && (sort?.order === 'ASC' ? 'asc' : 'desc');
  const title = <FieldTitle label={label} source={source} resource={resource} />;
  return (
    <TableCell
      align={align}
      sortDirection={direction}
      variant="head"
      className={`RaDataTable-headerCell column-${source} ${headerClassName}`}
    >
      {sorts ? <Sort source={source} label={label} first={sortByOrder ?? 'ASC'} title={title} /> : title}
    </TableCell>
  );
}

interface SortProps extends Pick<HeadCellProps, 'label'> {
  source: string;
  first: 'ASC' | 'DESC';
  title: ReactNode;
}

function Sort({ source, label, first, title }: SortProps) {
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  const active = sort?.field === source;
  const ascends = sort?.order === 'ASC';
  const said = useSortSaid(source, label, active ? (ascends ? 'DESC' : 'ASC') : first);
  return (
    <TableSortLabel
      active={active}
      direction={ascends ? 'asc' : 'desc'}
      data-field={source}
      data-order={first}
      title={said}
      aria-label={said}
      onClick={handleSort}
    >
      {title}
    </TableSortLabel>
  );
}

/** What a press on the heading does, in words. */
function useSortSaid(source: string, label: HeadCellProps['label'], order: 'ASC' | 'DESC'): string {
  const t = useTranslate();
  const resource = useResourceContext();
  const field = String(useTranslateLabel()({ label: typeof label === 'string' ? label : undefined, resource, source }));
  const field_lower_first = field.charAt(0).toLowerCase() + field.slice(1);
  return t('ra.sort.sort_by', { field, field_lower_first, order: t(`ra.sort.${order}`) });
}

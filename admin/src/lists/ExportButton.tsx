import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { ExportColumn, ExportedList } from '@zikaron/contract';
import { useListContext, useStore, useTranslate } from 'react-admin';
import { useDownload } from '../files/useDownload';
import { MenuButton } from './MenuButton';
import { useFilterValues } from './filter-values';

/** How a list leaves: where in the API, and which columns of the file hold what a column of the table shows. */
export interface Exporting<List extends ExportedList = ExportedList> {
  path: string;
  /** In the order of the table. Without it, the file has all columns. */
  columns?: Record<string, ExportColumn<List>[]>;
  /** Whether the file may have a row for each observer too. */
  perObserver?: boolean;
  /** Columns of the table that are hidden until somebody asks for them. */
  hidden?: string[];
}

/** The list as CSV or Excel: with its search, filters, order and visible columns, and with all of its pages. */
export function ExportButton({ path, columns, perObserver, hidden: hiddenAtFirst = [] }: Exporting) {
  const t = useTranslate();
  const { resource, sort } = useListContext();
  const filterValues = useFilterValues();
  const [hidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const { busy, download } = useDownload();
  const take = (format: 'csv' | 'xlsx', shown: string[] | null, each?: 'observer') => {
    const query = new URLSearchParams({
      format,
      sort: JSON.stringify([sort.field, sort.order]),
      filter: JSON.stringify(filterValues),
    });
    if (shown) query.set('columns', shown.join(','));
    if (each) query.set('each', each);
    void download(`${path}?${query.toString()}`);
  };
  const shown = columns && Object.keys(columns).flatMap((name) => (hidden.includes(name) ? [] : (columns[name] ?? [])));
  const choices = (['csv', 'xlsx'] as const).flatMap((format) => [
    ...(shown ? [{ label: t(`files.${format}Shown`), choose: () => take(format, shown) }] : []),
    { label: t(`files.${format}`), choose: () => take(format, null) },
    ...(perObserver ? [{ label: t(`files.${format}Observers`), choose: () => take(format, null, 'observer') }] : []),
  ]);
  const label = t(busy ? 'files.busy' : 'ra.action.export');
  // Not disabled while a file is fetched: the focus comes back to it from the menu.
  return <MenuButton label={label} choices={choices} startIcon={<DownloadIcon />} />;
}

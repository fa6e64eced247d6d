import { MOST_COUNTED } from '@zikaron/contract';
import { Box, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { lazy, useCallback, useDeferredValue, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import {
  ListBase,
  useListContext,
  useLocaleState,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Part } from '../crash/Part';
import { rowWords } from './Cells';
import { ColumnsChoice } from './columns';
import { useCompact } from './density';
import { LoadError } from './LoadError';
import type { Exporting } from './ExportButton';
import { ListToolbar } from './ListToolbar';
import { NoResults } from './NoResults';
import { PageHead } from './PageHead';
import { pageSizeOf } from './page-sizes';
import { RowsSkeleton } from './skeletons';
import { useFilterValues } from './filter-values';

const Pages = lazy(() => import('./Pages'));

interface ListPageProps {
  /** Left out by a list inside another page, which has a head already. */
  title?: string;
  /** `n` is the total as the reader writes numbers. */
  intro?: (total: number, n: string) => ReactNode;
  /** The page's buttons. */
  actions?: ReactNode;
  /** After the intro, in its line, such as the week's. */
  quiet?: ReactNode;
  /** Between head and rows. */
  above?: ReactNode;
  /** Below the rows, once they are known: what stood there before would be moved by them. */
  below?: ReactNode;
  filters: ReactElement[];
  sort: SortPayload;
  /** How soon to ask again, in milliseconds, judged by the rows that are shown. */
  refetchEvery?: (rows: RaRecord[]) => number | false;
  /** Where columns can be chosen; not every table needs it. */
  columns?: boolean;
  /** How the list leaves as a file; not every list does. */
  exporting?: Exporting;
  /** Further buttons beside the filters. */
  tools?: ReactNode;
  empty: ReactNode;
  error?: string;
  /** The table, and what takes its place on a phone. */
  children: ReactNode;
  cards: ReactNode;
}

/** What could not be loaded is told where the rows would be, and only there. */
const toldBelow = () => undefined;

/** A list in all its states: loading, empty, without results, failed, and with rows. All of it happens on the server. */
export function ListPage(props: ListPageProps) {
  const perPage = pageSizeOf(useResourceContext());
  const { sort, refetchEvery = () => false } = props;
  return (
    <ListBase<RaRecord>
      perPage={perPage}
      sort={sort}
      exporter={false}
      queryOptions={{ refetchInterval: ({ state }) => refetchEvery(state.data?.data ?? []), onError: toldBelow }}
    >
      <Frame {...props} perPage={perPage} />
    </ListBase>
  );
}

/**
 * Whether the rows still are those of the search before. They cannot be ticked, and are not counted: whoever types a name and
 * ticks all at once would choose others than those who are looked for.
 */
function useRowsOfBefore(): boolean {
  const { isPlaceholderData = false } = useListContext();
  const asked = JSON.stringify(useFilterValues());
  const [answered, setAnswered] = useState(asked);
  if (!isPlaceholderData && answered !== asked) setAnswered(asked);
  return isPlaceholderData && answered !== asked;
}

/** How many records there are, in the words of the list; of a search, how many it found. */
function useIntro(intro: ListPageProps['intro'], mayBeMore: boolean): ReactNode {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { total, isPending, error } = useListContext();
  const filterValues = useFilterValues();
  const ofBefore = useRowsOfBefore();
  const failed = error && !total;
  // As much room as the line is going to take: nothing moves when it comes, or does not.
  if ((isPending || ofBefore || failed) && intro)
    return (
      <Skeleton component="span" sx={{ display: 'inline', visibility: failed ? 'hidden' : undefined }}>
        <span>{intro(100, '100')}</span>
      </Skeleton>
    );
  if (!total || !intro) return undefined;
  const n = total.toLocaleString(locale);
  if (Object.keys(filterValues).length === 0) return intro(total, n);
  return t(mayBeMore ? 'lists.foundMany' : 'lists.found', { smart_count: total, n });
}

type FrameProps = ListPageProps & { perPage: number };

function Frame(props: FrameProps) {
  const { title, intro, actions, quiet, above, below, empty } = props;
  const { total, isPending: pending, error: failure } = useListContext();
  const filterValues = useFilterValues();
  // Rows are drawn piece by piece: keys and fingers are answered in between.
  const isPending = useDeferredValue(pending);
  const filtered = Object.keys(filterValues).length > 0;
  const mayBeMore = Boolean(filterValues.q) && total === MOST_COUNTED;
  const told = useIntro(intro, mayBeMore);
  const isEmpty = !isPending && !failure && total === 0 && !filtered;
  const line = (
    <>
      <span>{told}</span> {quiet}
    </>
  );
  return (
    <>
      {title && (
        <PageHead title={title} intro={line}>
          {!isEmpty && actions}
        </PageHead>
      )}
      {above}
      {isEmpty ? empty : <Filled {...props} isPending={isPending} mayBeMore={mayBeMore} />}
      {!isPending && below}
    </>
  );
}

/** The tools above the rows, the rows, and the pages below them. */
function Filled({ isPending, mayBeMore, ...props }: FrameProps & { isPending: boolean; mayBeMore: boolean }) {
  const { filters, columns, exporting, tools, perPage } = props;
  const { total } = useListContext();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [stands, setStands] = useState(false);
  const stand = useCallback(() => setStands(true), []);
  const hasColumns = Boolean(columns) && !narrow && total !== 0;
  return (
    <ColumnsChoice>
      <ListToolbar filters={filters} columns={hasColumns} exporting={exporting} tools={tools} rowsStand={stands} />
      <RowsBox>
        <Rows {...props} isPending={isPending} narrow={narrow} onStand={stand} />
      </RowsBox>
      {!isPending && (total ?? 0) > perPage && (
        <Part fallback={<Box sx={{ height: 52 }} />}>
          <Pages perPage={perPage} mayBeMore={mayBeMore} />
        </Part>
      )}
    </ColumnsChoice>
  );
}

/** Between two lines, as close together as somebody chose. */
function RowsBox({ children }: { children: ReactNode }) {
  const ofBefore = useRowsOfBefore();
  const compact = useCompact();
  return (
    <Box
      inert={ofBefore}
      sx={[
        ofBefore && { opacity: 0.6 },
        { borderBlock: '1px solid', borderColor: 'divider', '& .MuiTableCell-paddingCheckbox': { py: 0 } },
        rowWords,
        compact,
      ]}
    >
      {children}
    </Box>
  );
}

interface RowsProps extends Pick<ListPageProps, 'error' | 'cards' | 'children'> {
  isPending: boolean;
  narrow: boolean;
  onStand: () => void;
}

function Rows({ isPending, onStand, ...props }: RowsProps) {
  if (isPending) return <RowsSkeleton />;
  return (
    <Part fallback={<RowsSkeleton />}>
      <WhatCame {...props} />
      <Stands onStand={onStand} />
    </Part>
  );
}

function WhatCame({ narrow, error, cards, children }: Omit<RowsProps, 'isPending' | 'onStand'>) {
  const t = useTranslate();
  const { total, data, error: failure, refetch } = useListContext();
  const notify = useNotify();
  // Rows that stand stay.
  useEffect(() => {
    if (failure && data) notify(failure.message, { type: 'error' });
  }, [failure, data, notify]);
  if (failure && !data)
    return <LoadError error={failure} onRetry={() => void refetch()} title={error ?? t('lists.error')} />;
  if (total === 0) return <NoResults />;
  return <>{narrow ? cards : children}</>;
}

/** Says that what it stands beside is there: it has come from the server, and so has the program that shows it. */
function Stands({ onStand }: { onStand: () => void }) {
  useEffect(onStand, [onStand]);
  return null;
}

import { Box, Button, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Duplicate, Duplicates, Yahrzeit } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../api/http';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Day, HebrewDate } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { MergeDialog } from '../merging/MergeDialog';
import { useMayWriteYahrzeits } from '../yahrzeits/may-write';
import { Paging } from './Paging';
import { usePage } from './use-page';

/** `/app/data-quality/duplicates`: pairs of records that may be of one person, each with what they share. */
export function EnteredTwice() {
  const t = useTranslate();
  const { page, range, go } = usePage();
  const mayWrite = useMayWriteYahrzeits();
  const [merging, setMerging] = useState<Duplicate | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['data-quality', 'duplicates', page],
    queryFn: ({ signal }) =>
      call<Duplicates>(`/data-quality/duplicates?${new URLSearchParams({ range }).toString()}`, { signal }),
    staleTime: 0,
  });
  return (
    <>
      <PageHead
        title={t('merging.proposed.title')}
        intro={t('merging.proposed.intro')}
        back={{ to: '/app/data-quality', label: t('dataQuality.title') }}
      >
        {mayWrite && <RecentChanges />}
      </PageHead>
      {data?.total === 0 && <EmptyState title={t('merging.proposed.none')} text={t('merging.proposed.noneText')} />}
      {data && data.total > 0 && (
        <Card variant="outlined">
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.data.map((pair) => (
              <Pair key={pair.id} pair={pair} {...(mayWrite && { onMerge: () => setMerging(pair) })} />
            ))}
          </Box>
          <Paging page={page} total={data.total} onChange={(to) => go({ page: String(to) })} />
        </Card>
      )}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {merging && (
        <MergeDialog kind="yahrzeits" id={merging.one.id} otherId={merging.other.id} onClose={() => setMerging(null)} />
      )}
    </>
  );
}

function Pair({ pair: { one, other, same }, onMerge }: { pair: Duplicate; onMerge?: () => void }) {
  const t = useTranslate();
  const shared = (['name', 'date', 'family'] as const).filter((what) => same[what]);
  return (
    <Box component="li" sx={look}>
      <Box sx={{ flex: '3 1 24rem', display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, minWidth: 0 }}>
        <Person record={one} />
        <Person record={other} />
      </Box>
      <Box sx={{ flex: '1 1 8rem', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shared.map((what) => (
          <StatusChip key={what} tone="care">
            {t(`merging.proposed.same.${what}`)}
          </StatusChip>
        ))}
      </Box>
      {onMerge && (
        <Button
          variant="outlined"
          onClick={onMerge}
          aria-label={t('merging.proposed.merge', { one: one.name, other: other.name })}
        >
          {t('merging.button')}
        </Button>
      )}
    </Box>
  );
}

const look = {
  ...{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 1.5 },
  ...{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
};

function Person({ record: { id, name, hebrewName, gregorianDate, ...dates } }: { record: Yahrzeit }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component={Link} to={`/app/yahrzeits/${id}`} dir="auto" sx={{ fontWeight: 600, color: 'inherit' }}>
        {name}
      </Box>
      {hebrewName && <Box dir="auto">{hebrewName}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        <Day date={gregorianDate} /> · <HebrewDate of={dates} />
      </Box>
    </Box>
  );
}

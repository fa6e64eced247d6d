import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ImportSources } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { isAtWork } from './is-at-work';
import { SourceCard } from './SourceCard';
import { SourceDialog } from './SourceDialog';

const LOOK_AGAIN_MS = 2000;

/** `/app/import-sources`: the lists that are fetched every night, and what became of them. */
export function SourcesPage() {
  const t = useTranslate();
  const [making, setMaking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['import-sources'],
    queryFn: ({ signal }) => call<ImportSources>('/import-sources', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ lastImport }) => lastImport && isAtWork(lastImport.state)) ? LOOK_AGAIN_MS : false,
  });
  const begin = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      {t('sources.new')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('sources.title')}
        intro={t('sources.intro')}
        back={{ to: '/app/imports', label: t('sources.back') }}
      >
        {data && data.data.length > 0 && begin}
      </PageHead>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={3} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState title={t('sources.empty')} text={t('sources.emptyText')}>
          {begin}
        </EmptyState>
      ) : (
        <Stack sx={{ '& > * + *': { borderTop: 0 } }}>
          {data.data.map((source) => (
            <SourceCard key={source.id} source={source} folder={data.folder} />
          ))}
        </Stack>
      )}
      {making && data && <SourceDialog folder={data.folder} onClose={() => setMaking(false)} />}
    </>
  );
}

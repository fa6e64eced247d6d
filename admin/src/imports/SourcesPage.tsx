import { Button, Stack } from '@mui/material';
import type { ImportSources } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { EmptyState } from '../lists/EmptyState';
import { Loaded } from '../lists/Loaded';
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
  const answer = useSources();
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
        back={{ to: '/app/imports', label: t('resources.imports.title') }}
      >
        {Boolean(answer.data?.data.length) && begin}
      </PageHead>
      <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
        {(data) => (
          <>
            <Sources {...data} begin={begin} />
            {making && <SourceDialog folder={data.folder} onClose={() => setMaking(false)} />}
          </>
        )}
      </Loaded>
    </>
  );
}

/** Asked again while one of them is at work. */
const useSources = () =>
  useAnswer<ImportSources>(['import-sources'], '/import-sources', {
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ lastImport }) => lastImport && isAtWork(lastImport.state)) ? LOOK_AGAIN_MS : false,
  });

function Sources({ data, folder, begin }: ImportSources & { begin: ReactNode }) {
  const t = useTranslate();
  if (data.length === 0)
    return (
      <EmptyState title={t('sources.empty')} text={t('sources.emptyText')}>
        {begin}
      </EmptyState>
    );
  return (
    <Stack sx={{ '& > * + *': { borderTop: 0 } }}>
      {data.map((source) => (
        <SourceCard key={source.id} source={source} folder={folder} />
      ))}
    </Stack>
  );
}

import { Alert, Box, Card, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Activity, YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ActivityList } from '../activity/ActivityList';
import { call } from '../api/http';
import { SectionTabs } from '../forms/SectionTabs';
import { HoldsOf } from '../holds/HoldsOf';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { SERIF } from '../theme/tokens';
import { useYahrzeitWriting } from './may-write';
import { NextObservance } from './NextObservance';
import { ObserverList } from './ObserverList';
import { OtherDates } from './OtherDates';
import { RecordActions } from './RecordActions';
import { TrialHint } from './TrialHint';
import { YahrzeitFacts } from './YahrzeitFacts';
import { YahrzeitForm } from './YahrzeitForm';

/** The page of one person: who, when, why this date, who is reminded, what was sent and changed. */
export function YahrzeitView({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { allowed, locked } = useYahrzeitWriting();
  const mayWrite = allowed && !locked;
  const archived = yahrzeit.archivedAt !== null;
  const editing = mayWrite && !archived && query.get('edit') === '1';
  return (
    <>
      <PageHead
        title={yahrzeit.name}
        intro={
          yahrzeit.hebrewName && (
            <Box component="bdi" lang="he" sx={{ fontFamily: SERIF, fontSize: '1.5rem' }}>
              {yahrzeit.hebrewName}
            </Box>
          )
        }
        back={{ to: '/app/yahrzeits', label: t('resources.yahrzeits.back') }}
      >
        {allowed && !editing && <RecordActions yahrzeit={yahrzeit} locked={locked} />}
      </PageHead>
      <TrialHint />
      {archived && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('resources.yahrzeits.archivedText')}
        </Alert>
      )}
      <HoldsOf filter={{ yahrzeitId: yahrzeit.id }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
            {editing ? (
              <YahrzeitForm yahrzeit={yahrzeit} onDone={() => setQuery({}, { replace: true })} />
            ) : (
              <YahrzeitFacts yahrzeit={yahrzeit} />
            )}
          </Card>
          <SectionTabs
            label={yahrzeit.name}
            tabs={[
              {
                title: t('observers.title'),
                content: <ObserverList yahrzeit={yahrzeit} mayAdd={mayWrite && !archived} />,
              },
              { title: t('activity.title'), content: <History id={yahrzeit.id} /> },
            ]}
          />
        </Box>
        <Stack sx={{ gap: 3 }}>
          <NextObservance yahrzeit={yahrzeit} />
          <OtherDates yahrzeit={yahrzeit} />
        </Stack>
      </Box>
    </>
  );
}

function History({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['yahrzeits', 'activity', id],
    queryFn: ({ signal }) => call<{ data: Activity[] }>(`/yahrzeits/${id}/activity`, { signal }),
  });
  if (data) return <ActivityList lines={data.data} />;
  if (error)
    return <LoadError error={error} onRetry={() => void refetch()} title={t('resources.yahrzeits.activityError')} />;
  return <RowsSkeleton rows={3} />;
}

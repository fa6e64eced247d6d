import { useQuery } from '@tanstack/react-query';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError, call } from '../api/http';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { YahrzeitView } from './YahrzeitView';

/** `/app/yahrzeits/{id}`; `?edit=1` opens the form. */
export default function YahrzeitPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['yahrzeits', 'details', id],
    queryFn: ({ signal }) =>
      call<YahrzeitDetails>(`/yahrzeits/${encodeURIComponent(id)}/details?includeServiceDates=true`, { signal }),
  });
  if (data) return <YahrzeitView key={id} yahrzeit={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink to="/app/yahrzeits" label={t('resources.yahrzeits.back')} />
        <EmptyState title={t('resources.yahrzeits.loadError')} text={t('resources.yahrzeits.notFound')} />
      </>
    );
  }
  if (error)
    return <LoadError error={error} onRetry={() => void refetch()} title={t('resources.yahrzeits.loadError')} />;
  return <PageSkeleton />;
}

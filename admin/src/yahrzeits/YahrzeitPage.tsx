import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../api/http';
import { inPath } from '../api/in-path';
import { useAnswer } from '../api/useAnswer';
import { useHoldsOf } from '../holds/HoldsOf';
import { EmptyState } from '../lists/EmptyState';
import { FailedPage } from '../lists/FailedPage';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { useAnswersOf } from '../responses/AnswersOf';
import { useCalledName } from '../service-list/CalledName';
import { useActivity } from './use-activity';
import { YahrzeitView } from './YahrzeitView';

/** `/app/yahrzeits/{id}`; `?edit=1` opens the form. `/app/yahrzeits/new` is the list with its dialog. */
export default function YahrzeitPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <Navigate to="/app/yahrzeits" state={{ adding: true }} replace /> : <OnePerson id={id} />;
}

function OnePerson({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<YahrzeitDetails>(
    ['yahrzeits', 'details', id],
    `/yahrzeits/${inPath(id)}/details?includeServiceDates=true`,
  );
  const about = { yahrzeitId: id };
  const beside = [useHoldsOf(about), useAnswersOf(about), useActivity(id), useCalledName('yahrzeits', id)];
  const back = { to: '/app/yahrzeits', label: t('resources.yahrzeits.back') };
  if (data && !beside.some(({ isPending }) => isPending)) return <YahrzeitView key={id} yahrzeit={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.yahrzeits.loadError')} text={t('resources.yahrzeits.notFound')} />
      </>
    );
  }
  if (error)
    return (
      <FailedPage
        {...{ error, back }}
        title={t('resources.yahrzeits.name', { smart_count: 1 })}
        says={t('resources.yahrzeits.loadError')}
        onRetry={() => void refetch()}
      />
    );
  return <PageSkeleton />;
}

import type { ImportSummary } from '@zikaron/contract';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError } from '../api/http';
import { inPath } from '../api/in-path';
import { useAnswer } from '../api/useAnswer';
import { Part } from '../crash/Part';
import { EmptyState } from '../lists/EmptyState';
import { FailedPage } from '../lists/FailedPage';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { ImportView } from './ImportView';
import { isAtWork } from './is-at-work';
import { UploadFile } from './UploadFile';

const PhotographsPage = lazy(() => import('./photographs/PhotographsPage'));

/** `/app/imports/new`, `/app/imports/photographs` and `/app/imports/{id}` */
export default function ImportPage() {
  const { id = '' } = useParams();
  if (id === 'photographs')
    return (
      <Part fallback={<PageSkeleton />}>
        <PhotographsPage />
      </Part>
    );
  return id === 'new' ? <UploadFile /> : <KnownImport key={id} id={id} />;
}

function KnownImport({ id }: { id: string }) {
  const t = useTranslate();
  const path = `/imports/${inPath(id)}`;
  const { data, error, refetch } = useAnswer<ImportSummary>(['imports', 'one', id], path, {
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.state) ? 1000 : false),
  });
  const back = { to: '/app/imports', label: t('resources.imports.title') };
  const name = t('resources.imports.name', { smart_count: 1 });
  if (data) return <ImportView table={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.imports.notFound')} text={t('resources.imports.notFoundText')} />
      </>
    );
  }
  if (error) return <FailedPage {...{ error, back }} title={name} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ApiError } from '../api/http';
import { EmptyState } from '../lists/EmptyState';
import { FailedPage } from '../lists/FailedPage';
import { BackLink } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { MessageView } from './MessageView';
import { useMessage } from './use-message';

/** `/app/emails/{id}` */
export default function EmailPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useMessage(id);
  const back = { to: '/app/emails', label: t('layout.nav.emails') };
  const name = t('resources.emails.name', { smart_count: 1 });
  if (data) return <MessageView message={data} onChange={() => void refetch()} />;
  if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.emails.notFound')} text={t('resources.emails.notFoundText')} />
      </>
    );
  }
  if (error) return <FailedPage {...{ error, back }} title={name} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

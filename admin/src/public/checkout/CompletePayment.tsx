import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../../api/http';
import { Note } from '../fields';
import { usePublicText } from '../text';
import { completePayment } from './buy';

/** Back from the card provider: what was bought is asked for, and then the work begins. */
export function CompletePayment({ sid }: { sid: string }) {
  const { t } = usePublicText();
  const { isSuccess, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'complete', sid],
    queryFn: async () => {
      await completePayment(sid);
      return true;
    },
    staleTime: Infinity,
  });
  if (isSuccess) return <Navigate to="/app" replace />;
  if (!error || isFetching) return <p role="status">{t('checkout.completing')}</p>;
  if (error instanceof ApiError && [403, 404].includes(error.status))
    return <Note kind="bad">{t(`checkout.${error.status === 403 ? 'notYours' : 'unknownPayment'}`)}</Note>;
  return (
    <>
      <Note kind="bad">{t('checkout.notCompleted')}</Note>
      <div className="zk-actions">
        <button type="button" className="zk-button" onClick={() => void refetch()}>
          {t('checkout.retry')}
        </button>
      </div>
    </>
  );
}

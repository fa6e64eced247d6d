import type { EmailJob } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Moment } from '../dates/When';

/** What a job is about, in one line. */
export function JobDetails({ job: { inputJson } }: { job: EmailJob }) {
  const t = useTranslate();
  const { window, yahrzeitIds, sendAt, timing } = inputJson;
  return (
    <>
      {window
        ? t('resources.email-jobs.windowWords', {
            basis: t(`resources.email-jobs.bases.${window.basis}`),
            from: window.fromDays,
            to: window.toDays,
          })
        : t('resources.email-jobs.idsWords', { smart_count: yahrzeitIds.length })}
      {timing === 'eachOnItsDay' && ` · ${t('resources.email-jobs.timings.eachOnItsDay')}`}
      {sendAt && (
        <>
          {' · '}
          {t('resources.email-jobs.at')} <Moment at={sendAt} />
        </>
      )}
    </>
  );
}

import type { EmailJob } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Moment } from '../dates/When';

/** What a job is about, in one line. */
export function JobDetails({ job: { inputJson } }: { job: EmailJob }) {
  const t = useTranslate();
  const { window, yahrzeitIds, contactIds, observerIds, sendAt, timing } = inputJson;
  const people = [
    ...(yahrzeitIds.length > 0 ? [t('resources.email-jobs.idsWords', { smart_count: yahrzeitIds.length })] : []),
    ...(contactIds.length > 0 ? [t('resources.email-jobs.contactWords', { smart_count: contactIds.length })] : []),
    ...(observerIds.length > 0 ? [t('resources.email-jobs.observerWords', { smart_count: observerIds.length })] : []),
  ];
  return (
    <>
      {window
        ? t('resources.email-jobs.windowWords', {
            basis: t(`resources.email-jobs.bases.${window.basis}`),
            from: window.fromDays,
            to: window.toDays,
          })
        : people.join(' · ')}
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

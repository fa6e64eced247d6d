import { kinshipAsRead, type Observer } from '@zikaron/contract';
import { Fragment } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Quiet } from '../theme/Quiet';

/** How somebody observes, in one line, which breaks between its parts: "Mother of David Cohen · Hebrew calendar · by email, 7 days before". */
export function ObserverWords({ observer }: { observer: Observer }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { contact, observeOnHebrewCalendar, adarRule, channel, reminderDaysBefore } = observer;
  const language = locale === 'he' ? 'he' : 'en';
  const called = (language === 'he' ? contact.hebrewName : null) ?? contact.name;
  const kinship = kinshipAsRead({ ...observer, name: called }, language);
  const written = channel === 'email' || channel === 'letter' || channel === 'both';
  const words = [
    kinship && withCapital(kinship),
    t(observeOnHebrewCalendar ? 'observers.hebrew' : 'observers.civil'),
    observeOnHebrewCalendar && adarRule && t(`observers.adars.${adarRule}`),
    written
      ? t('observers.reminded', { channel: t(`observers.channels.${channel}`), smart_count: reminderDaysBefore })
      : t(`observers.channels.${channel}`),
  ];
  return (
    <Quiet sx={{ '& > span': { display: 'inline-block' } }}>
      {words.filter(Boolean).map((word, at, { length }) => (
        <Fragment key={at}>
          <span>
            {word}
            {at < length - 1 && ' ·'}
          </span>{' '}
        </Fragment>
      ))}
    </Quiet>
  );
}

const withCapital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

import { Box } from '@mui/material';
import type { Observer } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

/** How somebody observes, in one line: "Child (daughter) · Hebrew calendar · by email, 7 days before". */
export function ObserverWords({ observer }: { observer: Observer }) {
  const t = useTranslate();
  const { relationship, relationshipDetail: detail, observeOnHebrewCalendar, channel, reminderDaysBefore } = observer;
  const relation = relationship ? t(`observers.relationships.${relationship}`) : null;
  const written = channel === 'email' || channel === 'letter' || channel === 'both';
  const words = [
    relation && detail ? `${relation} (${detail})` : (relation ?? detail),
    t(observeOnHebrewCalendar ? 'observers.hebrew' : 'observers.civil'),
    written
      ? t('observers.reminded', { channel: t(`observers.channels.${channel}`), smart_count: reminderDaysBefore })
      : t(`observers.channels.${channel}`),
  ];
  return <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{words.filter(Boolean).join(' · ')}</Box>;
}

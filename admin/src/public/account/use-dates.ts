import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/account';
import { formatCivil, formatInstant, todayIn } from '../../dates/civil';
import { usePublicText } from '../text';

/** How the account page writes an instant: as the house writes its days, on the congregation's clock; on this computer's where there is none. */
export function useDates(): { day: (instant: string) => string; moment: (instant: string) => string } {
  const { locale } = usePublicText();
  // What the page has fetched: to ask anew for whoever belongs to no organization would take the page away, time after time.
  const { data } = useQuery({ ...accountQuery, enabled: false });
  const timezone = data?.organization.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    day: (instant) => formatCivil(todayIn(timezone, new Date(instant)), locale, 'month'),
    moment: (instant) => formatInstant(instant, locale, timezone),
  };
}

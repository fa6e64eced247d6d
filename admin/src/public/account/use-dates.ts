import { useAccount } from '../../api/account';
import { formatCivil, formatInstant, todayIn } from '../../dates/civil';
import { usePublicText } from '../text';

/** How the account page writes an instant: as the house writes its days, on the congregation's clock; on this computer's where there is none. */
export function useDates(): { day: (instant: string) => string; moment: (instant: string) => string } {
  const { locale } = usePublicText();
  const timezone = useAccount().data?.organization.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    day: (instant) => formatCivil(todayIn(timezone, new Date(instant)), locale, 'month'),
    moment: (instant) => formatInstant(instant, locale, timezone),
  };
}

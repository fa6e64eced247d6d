import { Note } from '../fields';
import { withoutRoom } from '../plans';
import { usePublicText } from '../text';
import { usePlanUsage } from './PlanUse';

/** Before a plan is chosen: that it has no room for another observer, and what becomes of the letters. */
export function WithoutRoom({ plan }: { plan: string }) {
  const { t } = usePublicText();
  const { data } = usePlanUsage();
  const counts = withoutRoom(plan, data?.observers);
  return counts && <Note kind="info">{t('plans.withoutRoom', counts)}</Note>;
}

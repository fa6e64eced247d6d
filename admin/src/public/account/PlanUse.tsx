import type { Account, PlanUsage } from '@zikaron/contract';
import { useId } from 'react';
import { useAnswer } from '../../api/useAnswer';
import { PLANS } from '../plans';
import { usePublicText } from '../text';

const written = (n: number): string => n.toLocaleString('en');

/** How much of the plan is used. */
export const usePlanUsage = () =>
  useAnswer<PlanUsage>(['orgs', 'mine', 'usage'], '/orgs/mine/usage', { staleTime: 60_000 });

/** The limits of the plan, as two facts of a list, and how much of each is used. */
export function PlanUse({ account: { limits, subscription } }: { account: Account }) {
  const { t } = usePublicText();
  const { data: usage } = usePlanUsage();
  const price = PLANS.find(({ plan }) => plan === subscription?.plan)?.overage;
  const beyond = (usage?.emailsThisMonth ?? 0) - limits.emailsPerMonth;
  const isCharged = beyond > 0 && price && subscription?.status === 'active';
  const isLimited = subscription?.plan !== 'free';
  const isFull = usage !== undefined && usage.observers >= limits.observers;
  return (
    <>
      <Use
        name={t(isLimited ? 'account.emails' : 'account.emailsThisMonth')}
        used={usage?.emailsThisMonth}
        limit={isLimited ? limits.emailsPerMonth : null}
        note={isCharged ? t('account.beyond', { count: written(beyond), price }) : null}
      />
      <Use
        name={t('account.observers')}
        used={usage?.observers}
        limit={isLimited ? limits.observers : null}
        note={isFull ? t('account.full') : null}
      />
    </>
  );
}

interface UseProps {
  name: string;
  /** Absent while it is not known: then the limit alone is told. */
  used: number | undefined;
  /** Null: none but the installation's own. */
  limit: number | null;
  note: string | null;
}

function Use({ name, used, limit, note }: UseProps) {
  const { t } = usePublicText();
  const id = useId();
  const [most, now] = [limit, used].map((n) => (n === null || n === undefined ? null : written(n)));
  const told = most && now ? t('account.used', { used: now, limit: most }) : (most ?? now);
  return (
    <div>
      <dt id={id}>{name}</dt>
      <dd>
        {told}
        {used !== undefined && limit !== null && (
          <progress className="zk-use" aria-labelledby={id} max={limit} value={Math.min(used, limit)} />
        )}
        {note && <small className="zk-soft">{note}</small>}
      </dd>
    </div>
  );
}

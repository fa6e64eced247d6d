import type { ReactNode } from 'react';
import { PLANS } from './plans';
import { usePublicText } from './text';

/** The three plans, each with what `action` puts under it. */
export function PlanCards({ action }: { action: (plan: (typeof PLANS)[number]['plan'], name: string) => ReactNode }) {
  const { t } = usePublicText();
  return (
    <div className="zk-plans">
      {PLANS.map(({ plan, price, emails, overage, observers }) => (
        <section className="zk-card" key={plan} aria-labelledby={`plan-${plan}`}>
          <h3 id={`plan-${plan}`}>{t(`plans.${plan}.name`)}</h3>
          <p className="zk-soft">{t(`plans.${plan}.for`)}</p>
          <p>
            <span className="zk-price">${price}</span> {t('plans.month')}
          </p>
          <ul>
            <li>{t('plans.emails', { count: emails.toLocaleString('en') })}</li>
            <li>{t('plans.overage', { price: overage })}</li>
            <li>{t('plans.observers', { count: observers.toLocaleString('en') })}</li>
            {plan !== 'starter' && <li>{t(`plans.${plan}.adds`)}</li>}
          </ul>
          {action(plan, t(`plans.${plan}.name`))}
        </section>
      ))}
    </div>
  );
}

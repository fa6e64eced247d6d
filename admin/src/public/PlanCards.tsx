import type { ReactNode } from 'react';
import { PLANS } from './plans';
import { usePublicText } from './text';

interface PlanCardsProps {
  /** The level below the heading that they stand under. */
  heading: 'h2' | 'h3';
  action: (plan: (typeof PLANS)[number]['plan'], name: string) => ReactNode;
}

/** One filled button among the three: that of the plan which fits most. */
export const buttonOf = (plan: string): string => (plan === 'standard' ? 'zk-button' : 'zk-button zk-quiet');

/** The three plans, each with what `action` puts under it. */
export function PlanCards({ heading: Heading, action }: PlanCardsProps) {
  const { t } = usePublicText();
  return (
    <div className="zk-plans">
      {PLANS.map(({ plan, price, emails, overage, observers }) => (
        <section className="zk-card" key={plan} aria-labelledby={`plan-${plan}`}>
          <Heading id={`plan-${plan}`}>{t(`plans.${plan}.name`)}</Heading>
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

import { Tab, Tabs } from '@mui/material';
import type { Run } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

export type Outcome = 'queued' | 'skipped' | 'error';
export const OUTCOMES_PER_PAGE = 50;

/** The query of one page of outcomes, counted from one. */
export const outcomeQuery = (outcome: Outcome, page: number): string =>
  new URLSearchParams({
    range: JSON.stringify([(page - 1) * OUTCOMES_PER_PAGE, page * OUTCOMES_PER_PAGE - 1]),
    filter: JSON.stringify({ outcome }),
  }).toString();

/** The group that is looked at first: the first that has anybody. */
export const firstGroup = ({ queued, skipped, errors }: Pick<Run, 'queued' | 'skipped' | 'errors'>): Outcome => {
  if (queued > 0) return 'queued';
  if (skipped > 0) return 'skipped';
  return errors > 0 ? 'error' : 'queued';
};

/** The groups into which a run falls, each with its number; `…` until it is known. */
export function OutcomeTabs<Group extends string>(props: {
  counts: Record<Group, number | undefined>;
  chosen: Group;
  onChoose: (group: Group) => void;
  label: string;
}) {
  const t = useTranslate();
  const { counts, chosen, onChoose, label } = props;
  return (
    <Tabs value={chosen} onChange={(_, group: Group) => onChoose(group)} aria-label={label}>
      {(Object.keys(counts) as Group[]).map((group) => (
        <Tab
          key={group}
          value={group}
          label={t(`resources.email-jobs.outcomes.${group}`, { n: counts[group] ?? '…' })}
        />
      ))}
    </Tabs>
  );
}

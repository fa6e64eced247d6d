import { Alert } from '@mui/material';
import type { ImportPlan, ImportSummary } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { LinkButton } from '../lists/LinkButton';

/** Before anything is written: whether the plan has room for everybody in the file. */
export function PlanRoom({ table }: { table: ImportSummary }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const asked = ['imports', 'plan', table.id, table.counts.observers];
  const { data } = useAnswer<ImportPlan>(asked, `/imports/${table.id}/plan`);
  if (!data || data.after <= data.limit) return null;
  const more = data.after - data.limit;
  const written = { n: more.toLocaleString(locale), limit: data.limit.toLocaleString(locale) };
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={<LinkButton to="/pricing" color="inherit" label={t('resources.imports.plan.see')} />}
    >
      {t('resources.imports.plan.more', { smart_count: more, ...written })}
    </Alert>
  );
}

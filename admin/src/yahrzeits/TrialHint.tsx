import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { trialIsOver, useAccount } from '../api/account';
import { LinkButton } from '../lists/LinkButton';

/** Why creating and editing are disabled once a trial is over, with the way to the plans. */
export function TrialHint() {
  const t = useTranslate();
  const { data } = useAccount();
  if (!data || !trialIsOver(data)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={<LinkButton to="/pricing" color="inherit" label={t('layout.trial.plans')} />}
    >
      {t('layout.trial.over')}
    </Alert>
  );
}

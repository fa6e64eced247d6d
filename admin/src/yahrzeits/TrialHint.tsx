import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { trialIsOver, useAccount } from '../api/account';

/** Why creating and editing are disabled once a trial is over, with the way to the plans. */
export function TrialHint() {
  const t = useTranslate();
  const { data } = useAccount();
  if (!data || !trialIsOver(data)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to="/pricing" color="inherit">
          {t('layout.trial.plans')}
        </Button>
      }
    >
      {t('layout.trial.over')}
    </Alert>
  );
}

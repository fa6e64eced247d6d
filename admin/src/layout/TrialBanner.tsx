import { Alert, Button } from '@mui/material';
import type { Account } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { trialDaysLeft, trialIsOver } from '../api/account';

/** How long the free trial lasts, on every page, with the way to the plans. */
export function TrialBanner({ account }: { account: Account }) {
  const t = useTranslate();
  const { subscription } = account;
  if (subscription?.status !== 'trialing' || !subscription.trialEndsAt) return null;
  const over = trialIsOver(account);
  return (
    <Alert
      severity={over ? 'error' : 'info'}
      icon={false}
      sx={{
        borderRadius: 0,
        justifyContent: 'center',
        alignItems: 'center',
        py: 0,
        '& .MuiAlert-action': { p: 0, m: 0, marginInlineStart: 2 },
      }}
      action={
        <Button component={Link} to="/pricing" color="inherit" size="small" sx={{ textDecoration: 'underline' }}>
          {t('layout.trial.plans')}
        </Button>
      }
    >
      {over ? t('layout.trial.over') : t('layout.trial.left', { smart_count: trialDaysLeft(subscription.trialEndsAt) })}
    </Alert>
  );
}

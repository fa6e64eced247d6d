import { Alert } from '@mui/material';
import type { Account } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { trialDaysLeft, trialIsOver } from '../api/account';
import { LinkButton } from '../lists/LinkButton';

const bannerLook = {
  borderRadius: 0,
  justifyContent: 'center',
  alignItems: 'center',
  textAlign: 'center',
  py: 0,
  '@media print': { display: 'none' },
  '& .MuiAlert-message': { flex: '0 1 auto' },
  '& .MuiAlert-action': { p: 0, m: 0, marginInlineStart: 2 },
};

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
      sx={bannerLook}
      action={
        <LinkButton
          to="/pricing"
          color="inherit"
          size="small"
          sx={{ textDecoration: 'underline' }}
          label={t('layout.trial.plans')}
        />
      }
    >
      {over ? t('layout.trial.over') : t('layout.trial.left', { smart_count: trialDaysLeft(subscription.trialEndsAt) })}
    </Alert>
  );
}

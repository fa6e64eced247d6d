import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@zikaron/contract';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { accountQuery } from '../api/account';
import { call } from '../api/http';
import { endLook } from '../api/look';
import { Moment } from '../dates/When';
import { houseNow } from '../dates/house-clock';

/** On every page of a congregation that is looked into: whose it is, until when, and the way out. */
export function LookBand({ account: { look, organization } }: { account: Account }) {
  const t = useTranslate();
  useEndAt(look?.until);
  if (!look) return null;
  // Where the server says that it is over already, the page has gone back.
  const leave = () =>
    void call('/looks/leave', { method: 'POST' })
      .catch(() => undefined)
      .then(() => endLook('left'));
  return (
    <Alert
      severity="warning"
      icon={false}
      component="aside"
      role="complementary"
      aria-label={t('layout.look.label')}
      sx={bandLook}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={leave}>
          {t('layout.look.leave')}
        </Button>
      }
    >
      {t('layout.look.at')} <strong dir="auto">{organization.name}</strong> · {t('layout.look.until')}{' '}
      <Moment at={look.until} /> · {t('layout.look.rule')}
    </Alert>
  );
}

const bandLook = {
  position: 'sticky',
  top: 56,
  zIndex: 'appBar',
  borderRadius: 0,
  borderBottom: '2px solid',
  borderColor: 'warning.main',
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  py: 0.25,
  '@media print': { display: 'none' },
  '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { p: 0, m: 0, marginInlineStart: 2 },
};

/** Browsers count no longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

/** When the time is over the server is asked once more, and says so. */
function useEndAt(until: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (until === undefined) return;
    const left = Math.max(0, Date.parse(until) - houseNow().getTime()) + 500;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
      Math.min(left, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [until, queries]);
}

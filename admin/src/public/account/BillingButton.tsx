import type { NextPage } from '@zikaron/contract';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/http';
import { usePublicText } from '../text';
import { useCameBack } from '../use-came-back';

/** Opens the card provider's own page; without one, the plans. */
export function BillingButton() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  useCameBack(useCallback(() => setBusy(false), []));
  const open = async () => {
    setBusy(true);
    const portal = await call<NextPage>('/billing/portal').catch(() => null);
    if (portal?.url) window.location.assign(portal.url);
    else void navigate('/pricing');
  };
  return (
    <button type="button" className="zk-button zk-quiet" disabled={busy} onClick={() => void open()}>
      {t('account.billing')}
    </button>
  );
}

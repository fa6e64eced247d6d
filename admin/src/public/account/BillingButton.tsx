import type { NextPage } from '@zikaron/contract';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../api/account';
import { call } from '../../api/http';
import { usePublicText } from '../text';
import { useCameBack } from '../use-came-back';

/** Opens the card provider's own page; without one, the plans. Only the owner sees it. */
export function BillingButton() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const mayPay = useMay('billing:write');
  const [busy, setBusy] = useState(false);
  useCameBack(useCallback(() => setBusy(false), []));
  if (!mayPay) return null;
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

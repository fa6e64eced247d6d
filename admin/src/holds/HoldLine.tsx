import { Box, Button } from '@mui/material';
import type { Hold, HoldReasonTold } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { orGone } from '../api/remove';
import { formatCivil } from '../dates/civil';
import { useAction } from '../forms/useAction';
import { Quiet } from '../theme/Quiet';
import { TOUCHED } from './HoldDialog';
import { useDone } from '../forms/useChange';
import { AskToDo } from '../lists/Ask';

/** One hold in force: what, by whom, until when; clergy may read why. */
export function HoldLine({ hold }: { hold: Hold }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [told, setTold] = useState<HoldReasonTold | null>(null);
  const [mayRead, mayWrite] = [useMay('pastoral:read'), useMay('contacts:write')];
  const { busy, act } = useAction();
  const show = () => act(async () => setTold(await call<HoldReasonTold>(`/holds/${hold.id}/reason`)));
  const by = { name: hold.heldBy, date: hold.until && formatCivil(hold.until, locale) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box dir="auto">{whatOf(hold, t)}</Box>
        <Quiet>{t(hold.until ? 'holds.heldUntil' : 'holds.held', by)}</Quiet>
        {told && <ToldReason told={told} />}
      </Box>
      {mayRead && !told && (
        <Button disabled={busy} onClick={() => void show()}>
          {t('holds.showReason')}
        </Button>
      )}
      {mayWrite && <LiftButton hold={hold} />}
    </Box>
  );
}

function ToldReason({ told }: { told: HoldReasonTold }) {
  const t = useTranslate();
  return (
    <Box role="status" sx={{ mt: 0.5 }}>
      {t(`holds.reasons.${told.reason}`)}
      {told.note && (
        <>
          {' · '}
          <bdi>{told.note}</bdi>
        </>
      )}
    </Box>
  );
}

function whatOf({ about, yahrzeit, contact }: Hold, t: ReturnType<typeof useTranslate>): string {
  const names = { name: yahrzeit?.name, contact: contact?.name };
  return t({ yahrzeit: 'holds.all', observer: 'holds.one', contact: 'holds.contact' }[about], names);
}

function LiftButton({ hold }: { hold: Hold }) {
  const t = useTranslate();
  const done = useDone(...TOUCHED);
  const [asking, setAsking] = useState(false);
  const lift = async () => {
    await orGone(call(`/holds/${hold.id}/lift`, { method: 'POST' }));
    await done(t('holds.lifted'));
  };
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        aria-label={`${t('holds.lift')}: ${hold.contact?.name ?? hold.yahrzeit?.name}`}
      >
        {t('holds.lift')}
      </Button>
      {asking && (
        <AskToDo
          title={t('holds.liftAsk')}
          text={t('holds.liftText')}
          confirm={t('holds.lift')}
          work={lift}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

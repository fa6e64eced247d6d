import { Alert, Box, Button, Typography } from '@mui/material';
import { LOOK_HOURS, type Looks } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { Choice } from '../forms/Choice';
import { useReplace } from '../forms/useChange';
import { LoadError } from '../lists/LoadError';
import { PastLooks } from './PastLooks';

const KEY = ['looks'];

/** In the settings, for owners: whether the people who run the installation may look in, and what they looked at. */
export function LookSettings() {
  const t = useTranslate();
  const mayAllow = useMay('looks:write');
  const { data, error, refetch } = useAnswer<Looks>(KEY, '/looks', { enabled: mayAllow });
  if (!mayAllow) return null;
  return (
    <Box
      component="section"
      aria-labelledby="looks"
      sx={{ mt: 6, pt: 5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2" id="looks" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
        {t('settings.looks.title')}
      </Typography>
      <Typography color="text.secondary">{t('settings.looks.text')}</Typography>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (data.who.length > 0 ? <Consent looks={data} /> : <Typography>{t('settings.looks.nobody')}</Typography>)}
      {data && data.looks.length > 0 && <PastLooks looks={data.looks} />}
    </Box>
  );
}

function Consent({ looks: { who, consent } }: { looks: Looks }) {
  const t = useTranslate();
  return (
    <>
      <Typography>
        {t('settings.looks.who')} <bdi>{who.join(', ')}</bdi>
      </Typography>
      {consent ? <InForce consent={consent} /> : <Allow />}
    </>
  );
}

/** Sends a decision, shows what is in force after it, and says it. */
function useDecision() {
  const t = useTranslate();
  const { busy, replace } = useReplace<Looks>(KEY);
  const decide = (method: 'PUT' | 'DELETE', done: string, body?: object) =>
    replace('/looks/consent', { method, body }, t(done), (reason) => t('settings.looks.failed', { reason }));
  return { busy, decide };
}

function InForce({ consent: { until, givenBy } }: { consent: NonNullable<Looks['consent']> }) {
  const t = useTranslate();
  const { busy, decide } = useDecision();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={busy} onClick={() => void decide('DELETE', 'settings.looks.withdrawn')}>
          {t('settings.looks.withdraw')}
        </Button>
      }
    >
      {t('settings.looks.inForce')} <Moment at={until} />. {t('settings.looks.givenBy')} <bdi>{givenBy}</bdi>.
    </Alert>
  );
}

function Allow() {
  const t = useTranslate();
  const { busy, decide } = useDecision();
  const [hours, setHours] = useState<number>(LOOK_HOURS[0]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Choice
        size="small"
        label={t('settings.looks.for')}
        value={hours}
        onChange={setHours}
        choices={LOOK_HOURS.map((id) => ({ id, name: t(`settings.looks.hours.${id}`) }))}
        sx={{ minWidth: 180 }}
      />
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => void decide('PUT', 'settings.looks.allowed', { hours })}
      >
        {t('settings.looks.allow')}
      </Button>
    </Box>
  );
}

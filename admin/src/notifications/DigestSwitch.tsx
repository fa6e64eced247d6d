import { Box, FormControlLabel, Switch } from '@mui/material';
import type { Digest } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { useReplace } from '../forms/useChange';

const KEY = ['notifications', 'digest'];
const PATH = '/notifications/digest';

/** Whether the signed-in person gets the day's notifications by email. */
export function DigestSwitch() {
  const t = useTranslate();
  const mayWrite = useMay('notifications:write');
  const { busy, replace } = useReplace<Digest>(KEY);
  const { data } = useAnswer<Digest>(KEY, PATH);
  if (!data || !mayWrite) return null;
  const choose = (wanted: boolean) =>
    replace(PATH, { method: 'PUT', body: { wanted } }, t(wanted ? 'digest.on' : 'digest.off'), t('lists.failed'));
  return (
    <Box sx={{ mt: 2 }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.wanted}
            disabled={busy || (!data.included && !data.wanted)}
            onChange={(_, wanted) => void choose(wanted)}
          />
        }
        label={t('digest.label')}
      />
      {!data.included && <NotIncluded />}
    </Box>
  );
}

function NotIncluded() {
  const t = useTranslate();
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {t('digest.notIncluded')}{' '}
      <Box component={Link} to="/pricing" sx={{ color: 'primary.main' }}>
        {t('layout.trial.plans')}
      </Box>
    </Box>
  );
}

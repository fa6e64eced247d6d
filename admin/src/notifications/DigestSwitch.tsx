import { Box, FormControlLabel, Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Digest } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useAction, useToast } from '../forms/useAction';

const KEY = ['notifications', 'digest'];

/** Whether the signed-in person gets the day's notifications by email. */
export function DigestSwitch() {
  const t = useTranslate();
  const mayWrite = useMay('notifications:write');
  const { busy, choose } = useChoosing();
  const { data } = useAnswer<Digest>(KEY, '/notifications/digest');
  if (!data || !mayWrite) return null;
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
      {!data.included && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('digest.notIncluded')}{' '}
          <Box component={Link} to="/pricing" sx={{ color: 'primary.main' }}>
            {t('layout.trial.plans')}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function useChoosing() {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const choose = (wanted: boolean) =>
    act(async () => {
      queries.setQueryData(KEY, await call<Digest>('/notifications/digest', { method: 'PUT', body: { wanted } }));
      toast(t(wanted ? 'digest.on' : 'digest.off'));
    }, t('lists.failed'));
  return { busy, choose };
}

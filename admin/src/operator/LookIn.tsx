import { Button, Typography } from '@mui/material';
import type { BegunLook, OperatorOrganization } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { beginLook } from '../api/look';
import { Moment } from '../dates/When';
import { useAction } from '../forms/useAction';

/** The congregation's own pages, as a member sees them: where an owner allows it, for as long as they do. */
export function LookIn({ organization: { id, lookUntil } }: { organization: OperatorOrganization }) {
  const t = useTranslate();
  const { busy, act } = useAction();
  if (!lookUntil) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('operator.look.notAllowed')}
      </Typography>
    );
  }
  const begin = () =>
    act(
      async () => beginLook((await call<BegunLook>(`/operator/organizations/${id}/look`, { method: 'POST' })).id),
      (reason) => t('operator.look.failed', { reason }),
    );
  return (
    <div>
      <Button variant="outlined" disabled={busy} onClick={() => void begin()}>
        {t('operator.look.begin')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('operator.look.allowed')} <Moment at={lookUntil} />. {t('operator.look.told')}
      </Typography>
    </div>
  );
}

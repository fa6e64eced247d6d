import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { CalendarButton } from '../calendars/CalendarButton';
import { useAction, useToast } from '../forms/useAction';
import { HoldButton } from '../holds/HoldsOf';
import { Ask } from '../lists/Ask';

interface RecordActionsProps {
  yahrzeit: YahrzeitDetails;
  /** Nothing may be changed until a plan is chosen. */
  locked: boolean;
}

/** The buttons of a yahrzeit: Run Date Calculation, Delete, Edit; Restore when it was deleted. */
export function RecordActions({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const refresh = () => queries.invalidateQueries({ queryKey: ['yahrzeits'] });
  const own = (reason: string, fallback: string) => reason || t(fallback);

  const restore = () =>
    act(
      async () => {
        await call(`/yahrzeits/${yahrzeit.id}/restore`, { method: 'POST' });
        await refresh();
        toast(t('resources.yahrzeits.restored'));
      },
      (reason) => own(reason, 'resources.yahrzeits.restoreFailed'),
    );

  const recalculate = () =>
    act(
      async () => {
        const dates = await call<Record<string, unknown>>(`/yahrzeits/${yahrzeit.id}/recalculate`, { method: 'POST' });
        await refresh();
        const complete = Object.values(dates).every((value) => value !== null);
        if (complete) toast(t('resources.yahrzeits.recalculated'));
        else toast(t('resources.yahrzeits.recalculatedPartly'), 'warning');
      },
      (reason) => own(reason, 'resources.yahrzeits.recalculateFailed'),
    );

  if (yahrzeit.archivedAt) {
    return (
      <Button variant="contained" disabled={busy || locked} onClick={() => void restore()}>
        {t('resources.yahrzeits.restore')}
      </Button>
    );
  }
  return (
    <>
      <HoldButton
        about="yahrzeit"
        recordId={yahrzeit.id}
        name={yahrzeit.name}
        label="holds.holdOne"
        variant="outlined"
      />
      <Button variant="outlined" disabled={busy || locked} onClick={() => void recalculate()}>
        {t('resources.yahrzeits.recalculate')}
      </Button>
      <CalendarButton kind="yahrzeit" id={yahrzeit.id} name={yahrzeit.name} />
      <DeleteButton yahrzeit={yahrzeit} locked={locked} />
      <Button component={Link} to="?edit=1" variant="contained" disabled={locked}>
        {t('ra.action.edit')}
      </Button>
    </>
  );
}

function DeleteButton({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState(false);
  const remove = () =>
    act(
      async () => {
        await call(`/yahrzeits/${yahrzeit.id}`, { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
        toast(t('resources.yahrzeits.archived'));
        void navigate('/app/yahrzeits');
      },
      (reason) => reason || t('resources.yahrzeits.archiveFailed'),
    );
  return (
    <>
      <Button variant="outlined" color="error" disabled={locked} onClick={() => setAsking(true)}>
        {t('ra.action.delete')}
      </Button>
      <Ask
        open={asking}
        variant="danger"
        title={t('resources.yahrzeits.archiveTitle', { name: yahrzeit.name })}
        text={t('resources.yahrzeits.archiveText')}
        confirm={t('ra.action.delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

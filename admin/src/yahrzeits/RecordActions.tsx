import { Alert, Button, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { YahrzeitDetails } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { Part } from '../crash/Part';
import { useAction, useToast } from '../forms/useAction';
import { HoldButton } from '../holds/HoldsOf';

const MergeDialog = lazy(() =>
  import('../merging/MergeDialog').then(({ MergeDialog: dialog }) => ({ default: dialog })),
);
const CalendarDialog = lazy(() => import('../calendars/CalendarDialog'));

interface RecordActionsProps {
  yahrzeit: YahrzeitDetails;
  /** Nothing may be changed until a plan is chosen. */
  locked: boolean;
}

/** What can be done with a yahrzeit: Run Date Calculation, Edit, More; Restore when it was deleted. */
export function RecordActions({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const mayWriteLetters = useMay('emails:write');
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
      <Button component={Link} to="?edit=1" disabled={locked}>
        {t('ra.action.edit')}
      </Button>
      {mayWriteLetters && (
        <Button component={Link} to={`/app/email-jobs/new?yahrzeitIds=${yahrzeit.id}`}>
          {t('resources.yahrzeits.sendLetter')}
        </Button>
      )}
      <HoldButton about="yahrzeit" recordId={yahrzeit.id} name={yahrzeit.name} label="holds.holdOne" />
      <Button disabled={busy || locked} onClick={() => void recalculate()}>
        {t('resources.yahrzeits.recalculate')}
      </Button>
      <More yahrzeit={yahrzeit} locked={locked} />
    </>
  );
}

/** What is seldom done: the day as a calendar, merging with another record, and Delete, which happens at once and can be undone. */
function More({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [calendar, setCalendar] = useState(false);
  const [merging, setMerging] = useState(false);
  const { busy, remove } = useRemove(yahrzeit);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('lists.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => setCalendar(true))}>{t('calendars.button')}</MenuItem>
        <MenuItem disabled={locked} onClick={choose(() => setMerging(true))}>
          {t('merging.button')}
        </MenuItem>
        <MenuItem disabled={busy || locked} onClick={choose(() => void remove())}>
          {t('ra.action.delete')}
        </MenuItem>
      </Menu>
      {merging && (
        <Part>
          <MergeDialog kind="yahrzeits" id={yahrzeit.id} onClose={() => setMerging(false)} />
        </Part>
      )}
      {calendar && (
        <Part>
          <CalendarDialog kind="yahrzeit" id={yahrzeit.id} name={yahrzeit.name} onClose={() => setCalendar(false)} />
        </Part>
      )}
    </>
  );
}

/** Out of the lists at once; what follows it says so, and takes it back. */
function useRemove({ id }: YahrzeitDetails) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const remove = () =>
    act(
      async () => {
        await call(`/yahrzeits/${id}`, { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
        notify(<Removed id={id} />, { autoHideDuration: UNDO_SHOWS });
        void navigate('/app/yahrzeits');
      },
      (reason) => reason || t('resources.yahrzeits.archiveFailed'),
    );
  return { busy, remove };
}

/** Says that a record is gone, with the button that brings it back; what came of that takes its place. */
function Removed({ id }: { id: string }) {
  const t = useTranslate();
  const toast = useToast();
  const close = useCloseNotification();
  const queries = useQueryClient();
  const { act } = useAction();
  const bringBack = () => {
    close();
    return act(
      async () => {
        await call(`/yahrzeits/${id}/restore`, { method: 'POST' });
        await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
        toast(t('resources.yahrzeits.restored'));
      },
      (reason) => reason || t('resources.yahrzeits.restoreFailed'),
    );
  };
  const undo = (
    <Button color="inherit" onClick={() => void bringBack()}>
      {t('lists.undo')}
    </Button>
  );
  return (
    <Alert severity="success" variant="filled" action={undo}>
      {t('resources.yahrzeits.archived')}
    </Alert>
  );
}

/** In milliseconds: somebody has to read it first. */
const UNDO_SHOWS = 12_000;

import { Button } from '@mui/material';
import type { YahrzeitDetails } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { removeAt } from '../api/remove';
import { Part } from '../crash/Part';
import { useAction, useToast } from '../forms/useAction';
import { useChange, useDone } from '../forms/useChange';
import { useGoOn } from '../forms/useGoOn';
import { UndoNotice } from '../forms/UndoNotice';
import { HoldButton } from '../holds/HoldsOf';
import { LinkButton } from '../lists/LinkButton';
import { MoreMenu } from '../lists/MenuButton';

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
  const { busy, restore } = useRestore(yahrzeit);
  const mayWriteLetters = useMay('emails:write');
  if (yahrzeit.archivedAt) {
    return (
      <Button variant="contained" disabled={busy || locked} onClick={() => void restore()}>
        {t('resources.yahrzeits.restore')}
      </Button>
    );
  }
  return (
    <>
      <LinkButton to="?edit=1" disabled={locked} label={t('ra.action.edit')} />
      {mayWriteLetters && (
        <LinkButton to={`/app/email-jobs/new?yahrzeitIds=${yahrzeit.id}`} label={t('resources.yahrzeits.sendLetter')} />
      )}
      <HoldButton about="yahrzeit" recordId={yahrzeit.id} name={yahrzeit.name} label="holds.holdOne" />
      <Recalculate yahrzeit={yahrzeit} locked={locked} />
      <More yahrzeit={yahrzeit} locked={locked} />
    </>
  );
}

/** Works the dates out anew. */
function Recalculate({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, change } = useChange(['yahrzeits']);
  const words = (name: string) => t(`resources.yahrzeits.${name}`);
  const recalculate = () =>
    change(async () => {
      const dates = await call<Record<string, unknown>>(`/yahrzeits/${yahrzeit.id}/recalculate`, { method: 'POST' });
      const complete = Object.values(dates).every((value) => value !== null);
      return complete ? words('recalculated') : toast(words('recalculatedPartly'), 'warning');
    }, words('recalculateFailed'));
  return (
    <Button disabled={busy || locked} onClick={() => void recalculate()}>
      {words('recalculate')}
    </Button>
  );
}

/** Back into the lists. */
function useRestore({ id }: { id: string }) {
  const t = useTranslate();
  const { busy, change } = useChange(['yahrzeits']);
  const restore = () =>
    change(async () => {
      await call(`/yahrzeits/${id}/restore`, { method: 'POST' });
      return t('resources.yahrzeits.restored');
    }, t('resources.yahrzeits.restoreFailed'));
  return { busy, restore };
}

/** What is seldom done: the day as a calendar, merging with another record, and Delete, which happens at once and can be undone. */
function More({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<'calendar' | 'merge' | null>(null);
  const { busy, remove } = useRemove(yahrzeit);
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenu
        choices={[
          { label: t('calendars.button'), choose: () => setOpen('calendar') },
          { label: t('merging.button'), disabled: locked, choose: () => setOpen('merge') },
          { label: t('ra.action.delete'), disabled: busy || locked, choose: () => void remove() },
        ]}
      />
      {open && (
        <Part>
          {open === 'merge' ? (
            <MergeDialog kind="yahrzeits" id={yahrzeit.id} onClose={close} />
          ) : (
            <CalendarDialog kind="yahrzeit" id={yahrzeit.id} name={yahrzeit.name} onClose={close} />
          )}
        </Part>
      )}
    </>
  );
}

/** Out of the lists at once; what follows it says so, and takes it back. */
function useRemove({ id }: YahrzeitDetails) {
  const t = useTranslate();
  const notify = useNotify();
  const goOn = useGoOn();
  const done = useDone(['yahrzeits']);
  const { busy, act } = useAction();
  const remove = () =>
    act(async () => {
      await removeAt(`/yahrzeits/${id}`);
      await done();
      notify(<Removed id={id} />, { autoHideDuration: UNDO_SHOWS });
      goOn('/app/yahrzeits');
    }, t('resources.yahrzeits.archiveFailed'));
  return { busy, remove };
}

function Removed({ id }: { id: string }) {
  const { restore } = useRestore({ id });
  return <UndoNotice text={useTranslate()('resources.yahrzeits.archived')} onUndo={() => void restore()} />;
}

/** In milliseconds: somebody has to read it first. */
const UNDO_SHOWS = 12_000;

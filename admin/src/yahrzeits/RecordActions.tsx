import { Button, useMediaQuery, type Theme } from '@mui/material';
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
import { HoldDialog } from '../holds/HoldDialog';
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

/** What can be done with a yahrzeit: Edit, Send a letter, Hold, Run Date Calculation, More; Restore when it was deleted. On a phone Hold and the calculation are in More. */
export function RecordActions({ yahrzeit, locked }: RecordActionsProps) {
  const t = useTranslate();
  const { busy, restore } = useRestore(yahrzeit);
  const mayWriteLetters = useMay('emails:write');
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
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
      {!narrow && <HoldButton about="yahrzeit" recordId={yahrzeit.id} name={yahrzeit.name} label="holds.holdOne" />}
      {!narrow && <Recalculate yahrzeit={yahrzeit} locked={locked} />}
      <More yahrzeit={yahrzeit} locked={locked} narrow={narrow} />
    </>
  );
}

/** Works the dates out anew. */
function useRecalculate(yahrzeit: YahrzeitDetails) {
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
  return { label: words('recalculate'), busy, recalculate };
}

function Recalculate({ yahrzeit, locked }: RecordActionsProps) {
  const { label, busy, recalculate } = useRecalculate(yahrzeit);
  return (
    <Button disabled={busy || locked} onClick={() => void recalculate()}>
      {label}
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
function More({ yahrzeit, locked, narrow }: RecordActionsProps & { narrow: boolean }) {
  const t = useTranslate();
  const [open, setOpen] = useState<Asked | null>(null);
  const { busy, remove } = useRemove(yahrzeit);
  const { label, busy: counting, recalculate } = useRecalculate(yahrzeit);
  const withoutRoom = [
    { label: t('holds.holdOne'), choose: () => setOpen('hold') },
    { label, disabled: counting || locked, choose: () => void recalculate() },
  ];
  return (
    <>
      <MoreMenu
        choices={[
          ...(narrow ? withoutRoom : []),
          { label: t('calendars.button'), choose: () => setOpen('calendar') },
          { label: t('merging.button'), disabled: locked, choose: () => setOpen('merge') },
          { label: t('ra.action.delete'), disabled: busy || locked, choose: () => void remove() },
        ]}
      />
      {open && <Dialog open={open} yahrzeit={yahrzeit} onClose={() => setOpen(null)} />}
    </>
  );
}

type Asked = 'calendar' | 'merge' | 'hold';

function Dialog({ open, yahrzeit: { id, name }, onClose }: DialogProps) {
  return (
    <Part>
      {open === 'merge' && <MergeDialog kind="yahrzeits" id={id} onClose={onClose} />}
      {open === 'hold' && <HoldDialog about="yahrzeit" recordId={id} name={name} onClose={onClose} />}
      {open === 'calendar' && <CalendarDialog kind="yahrzeit" id={id} name={name} onClose={onClose} />}
    </Part>
  );
}

interface DialogProps {
  open: Asked;
  yahrzeit: YahrzeitDetails;
  onClose: () => void;
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

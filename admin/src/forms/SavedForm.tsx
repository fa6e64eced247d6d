import CheckIcon from '@mui/icons-material/Check';
import { Box, Button } from '@mui/material';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, setSubmissionErrors, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Keeper, type KeptForm, type Mark, type Marks } from './keeper';
import { LeaveGuard } from './LeaveGuard';
import { useLate } from './useLate';

interface SavedFormProps<Values> {
  record: Values;
  save: KeptForm<Values>['save'];
  /** What is told when the server gave no reason. */
  failed: string;
  children: ReactNode;
}

/** Whoever writes a line of text rests as long before it is saved. */
const PAUSE = 1000;
/** What is written letter by letter: it is saved when one leaves it. */
const TYPED = 'textarea, input:not([type=checkbox]):not([role=combobox])';
/** Of that, what is worth saving half: a number, a time or an address is not. */
const TEXT = 'textarea, input[type=text]:not([role=combobox])';

/**
 * A form without Save: what is chosen is saved at once, what is written when one rests or leaves the field. `SavedMark` says
 * what became of it. Fields that make sense only together, and those that do something that cannot be taken back, are not
 * for it: they stand in a `RecordForm`.
 */
export function SavedForm<Values extends object>({ record, children, ...how }: SavedFormProps<Values>) {
  const [opened] = useState(record);
  const keeper = useRef<Keeper<Values> | null>(null);
  const submit = async () => void (await keeper.current?.keep());
  return (
    <Form record={opened} onSubmit={submit} noValidate disableInvalidFormNotification>
      <Kept opened={opened} keeper={keeper} {...how}>
        {children}
      </Kept>
    </Form>
  );
}

interface Keeping {
  marks: Marks;
  again: () => void;
}

const Keeping = createContext<Keeping>({ marks: {}, again: () => undefined });

interface KeptProps<Values extends object> extends Omit<SavedFormProps<Values>, 'record'> {
  opened: Values;
  keeper: RefObject<Keeper<Values> | null>;
}

function Kept<Values extends object>({ opened, keeper: known, save, failed, children }: KeptProps<Values>) {
  const { keeper, marks } = useKeeper(opened, save, failed);
  const later = useKeptLater(keeper);
  useEffect(() => {
    known.current = keeper;
  }, [known, keeper]);
  const keeping = useMemo(() => ({ marks, again: () => void keeper.keep() }), [marks, keeper]);
  return (
    <Keeping.Provider value={keeping}>
      <LeaveGuard when isOpen={() => !keeper.isAllSaved()} settle={() => keeper.keep()} />
      <Box onBlur={() => later(0)}>{children}</Box>
    </Keeping.Provider>
  );
}

function useKeeper<Values extends object>(opened: Values, save: KeptForm<Values>['save'], failed: string) {
  const { getValues, trigger, setError } = useFormContext();
  const [marks, setMarks] = useState<Marks>({});
  const latest = useRef({ save, failed });
  useEffect(() => {
    latest.current = { save, failed };
  });
  const [keeper] = useState(
    () =>
      new Keeper<Values>(opened, {
        values: () => getValues() as Values,
        isFine: (field) => trigger(field),
        save: (...sent) => latest.current.save(...sent),
        failed: () => latest.current.failed,
        refuse: (errors) => setSubmissionErrors(errors, setError),
        marked: setMarks,
      }),
  );
  return { keeper, marks };
}

/** Has changes saved when they are ready, and what could not be sent once the line is back. Answers how to ask for it. */
function useKeptLater<Values extends object>(keeper: Keeper<Values>): (rest: number) => void {
  const { watch } = useFormContext();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [later] = useState(() => (rest: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keeper.keep(), rest);
  });
  useEffect(() => {
    const watching = watch(() => {
      const at = document.activeElement;
      clearTimeout(timer.current);
      if (at?.matches(TEXT)) later(PAUSE);
      else if (!at?.matches(TYPED)) later(0);
    });
    const online = () => keeper.isWaiting() && later(0);
    const hidden = () => document.visibilityState === 'hidden' && void keeper.keep();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer.current);
      watching.unsubscribe();
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [watch, keeper, later]);
  return later;
}

/** What matters most is said of several fields. */
const WEIGHT = ['failed', 'refused', 'saving', 'saved'] as const;

/** In a `SavedForm`, below some of its fields: that they are being saved, are saved, or why not. In sight as long as they are. */
export function SavedMark({ of }: { of: readonly string[] }) {
  const { marks, again } = useContext(Keeping);
  const own = of.flatMap((field) => marks[field] ?? []);
  const mark = WEIGHT.map((state) => own.find((one) => one.state === state)).find(Boolean);
  const isWrong = mark?.state === 'failed' || mark?.state === 'refused';
  const line = useBelowTheField(mark);
  return (
    <Box ref={line} sx={{ ...markLook, ...(mark && { bgcolor: 'background.default' }) }}>
      <Box role="status">{mark && !isWrong && <Said mark={mark} />}</Box>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {mark && isWrong && <Said mark={mark} />}
      </Box>
      {mark?.state === 'failed' && <Again again={again} />}
    </Box>
  );
}

/** At the foot of a phone what is said may lie over the field that one is at: that goes up by as much, with its words. */
function useBelowTheField(said: Mark | undefined): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = document.activeElement?.closest('.MuiFormControl-root');
    if (!said || !line.current || !field || !line.current.closest('form')?.contains(field)) return;
    const [over, hidden] = [line.current.getBoundingClientRect(), field.getBoundingClientRect()];
    if (hidden.top < over.bottom && hidden.bottom > over.top) window.scrollBy({ top: hidden.bottom - over.top });
  }, [said]);
  return line;
}

function Said({ mark: { state, reason } }: { mark: Mark }) {
  const t = useTranslate();
  const late = useLate(state === 'saving');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {state === 'saved' && <CheckIcon fontSize="small" aria-hidden sx={{ color: 'success.main' }} />}
      <span>
        {t(`forms.kept.${late ? 'late' : state}`)}
        {reason && `. ${reason}`}
      </span>
    </Box>
  );
}

function Again({ again }: { again: () => void }) {
  const t = useTranslate();
  return (
    <Button size="small" onClick={again} sx={{ ml: 1.5 }}>
      {t('lists.retry')}
    </Button>
  );
}

const markLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.secondary',
} as const;

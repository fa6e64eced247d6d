import { Alert, Box, Stack } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, SaveButton, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiError, newKey, reasonOf } from '../api/http';
import type { FieldErrors } from '../api/refusals';
import { LeaveGuard } from './LeaveGuard';
import { sayOfField } from './say-of-field';
import { useUnsaved } from './unsaved';
import { useOrLate } from './useLate';

/**
 * Does the work of a form, and answers what comes after it, such as going elsewhere. `opened` is what the form was opened
 * with or last saved: what differs from it was typed here.
 */
export type Save<Values> = (values: Values, key: string, opened: Values) => Promise<void | (() => void)>;

export interface RecordFormProps<Values> {
  record?: Partial<RaRecord> | Record<string, unknown>;
  /**
   * Does the work; what it throws is told above the form, and under each field that the server named. `key` is this form's
   * own: with it the server makes a thing once, however often it is asked. The answer is what comes when all is saved.
   */
  save: Save<Values>;
  /** What is told when the server gave no reason, where there is more to say than that it did not work. */
  failed?: string;
  /** How what is wrong with a field is said above the form, where that is not by its label. */
  sayOf?: typeof sayOfField;
  saveLabel?: string;
  /** Save waits until these fields hold something. */
  requires?: string[];
  /** Whoever may not change it has nothing to save or to cancel. Its fields say so each by itself. */
  readOnly?: boolean;
  /** Beside Save, such as Cancel. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** The row of Save and what stands beside it. */
export const FORM_BUTTONS = 'form-buttons';

/** A form that tells errors under their fields and in a summary, never in a toast over its buttons, and does not let typed text be lost. */
export function RecordForm<Values>(props: RecordFormProps<Values>) {
  const { saveLabel, requires = [], readOnly = false, buttons, children } = props;
  const { opened, failure, late, submit, leaving, typed } = useSubmit(props);
  const t = useTranslate();
  return (
    <Form record={opened} onSubmit={submit} noValidate disableInvalidFormNotification>
      <Guard leaving={leaving} typed={typed} />
      {failure && <Told severity="error" text={failure} />}
      {late && <Told severity="info" text={t('forms.late')} />}
      <Box>{children}</Box>
      {!readOnly && (
        <Stack className={FORM_BUTTONS} direction="row" sx={{ gap: 1.5, mt: 3, flexWrap: 'wrap' }}>
          <SaveIt label={saveLabel} requires={requires} />
          {buttons}
        </Stack>
      )}
    </Form>
  );
}

/**
 * Saves once at a time; what was refused is told, and what was saved is what the form was opened with from then on. A save
 * that is not answered for long is told too, and may be pressed again: under its key it is done once.
 */
function useSubmit<Values>({ record, save, failed, sayOf = sayOfField }: RecordFormProps<Values>) {
  const t = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const { late, orLate } = useOrLate();
  const presses = useRef(0);
  const [key] = useState(newKey);
  const { opened, saved, typed, keep } = useOpened(record);
  const leaving = useRef(false);
  const saving = useRef<Promise<FieldErrors | undefined>>(null);
  // A second press on Save comes before the button can be greyed: it waits with the first, and the form says so until all is done.
  const submit = (values: unknown) => (saving.current ??= orLate(once(values)).finally(() => (saving.current = null)));
  const once = async (values: unknown) => {
    const press = ++presses.current;
    setFailure(null);
    const typedBefore = typed.current();
    try {
      const after = await save(values as Values, key, saved.current as Values);
      keep(values as Record<string, unknown>, typedBefore);
      leaving.current = true;
      after?.();
      return undefined;
    } catch (error) {
      if (press === presses.current) setFailure(reasonOf(error, failed ?? t('lists.failed'), sayOf));
      return error instanceof ApiError ? error.body.errors : undefined;
    } finally {
      leaving.current = false;
    }
  };
  return { opened, failure, late, submit, leaving, typed };
}

/** What the form shows, which a record that is fetched again behind it must not wipe out, and what was saved last. */
function useOpened(record: RecordFormProps<unknown>['record']) {
  const [opened, setOpened] = useState(record);
  const saved = useRef(record);
  const typed = useRef(() => '');
  /** What was typed while these were on their way stays typed, and waits for the next save. */
  const keep = (values: Record<string, unknown>, typedBefore: string) => {
    saved.current = values;
    if (typed.current() === typedBefore) setOpened(values);
  };
  return { opened, saved, typed, keep };
}

interface GuardProps {
  leaving: RefObject<boolean>;
  typed: RefObject<() => string>;
}

function Guard({ leaving, typed }: GuardProps) {
  const { getValues } = useFormContext();
  useEffect(() => {
    typed.current = () => JSON.stringify(getValues());
  }, [typed, getValues]);
  return <LeaveGuard when={useUnsaved()} leaving={leaving} />;
}

/** The summary stands above the form and Save below it: it comes into sight, also on a long page. */
function Told({ text, severity }: { text: string; severity: 'error' | 'info' }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <Alert
      ref={alert}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{ mb: 2, scrollMarginTop: 96 }}
    >
      {text}
    </Alert>
  );
}

function SaveIt({ label = 'ra.action.save', requires }: { label?: string | undefined; requires: string[] }) {
  const values = useWatch<Record<string, unknown>>({ name: requires });
  const waits = values.some((value) => typeof value !== 'string' || value.trim() === '');
  return <SaveButton type="submit" label={label} icon={<></>} alwaysEnable={!waits} disabled={waits} />;
}

/** Two columns on a desk, one on a phone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 3,
      rowGap: 0.5,
    }}
  >
    {children}
  </Box>
);

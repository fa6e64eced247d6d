import { Box, Button } from '@mui/material';
import type { FirstYear, FirstYearStep, FirstYearStepChange } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { formatCivil } from '../dates/civil';
import { Day } from '../dates/When';
import { useAction } from '../forms/useAction';
import { useDone } from '../forms/useChange';
import { TypedInput, DayInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';
import { Quiet } from '../theme/Quiet';

/** The steps of a first year: the next one that is open, and the whole path folded below it. */
export function Steps({ of, today }: { of: FirstYear; today: string }) {
  const t = useTranslate();
  const next = of.steps.find(({ state }) => state === 'open');
  return (
    <Box sx={{ mt: 1 }}>
      {next && <Step of={of} step={next} today={today} />}
      <details>
        <summary>{t('firstYear.path')}</summary>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {of.steps.map((step) => (
            <Box component="li" key={step.kind} sx={{ py: 0.75 }}>
              <Step of={of} step={step} today={today} />
            </Box>
          ))}
        </Box>
      </details>
    </Box>
  );
}

interface OneStep {
  of: FirstYear;
  step: FirstYearStep;
}

function Step({ of, step, today }: OneStep & { today: string }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const { kind, state, dueOn, fallsOn, owner, closedBy, festival, usual } = step;
  const [locale] = useLocaleState();
  const isLate = state === 'open' && dueOn < today;
  return (
    <Box>
      <Box sx={{ fontWeight: 600, textDecoration: state === 'left' ? 'line-through' : 'none' }}>
        {t(`firstYear.steps.${kind}`)}
      </Box>
      <StepDays isLate={isLate} dueOn={dueOn} fallsOn={fallsOn} owner={owner} closedBy={closedBy} state={state} />
      {usual && (
        <Quiet>{t('firstYear.ended', { date: formatCivil(fallsOn, locale), usual: formatCivil(usual, locale) })}</Quiet>
      )}
      {festival && state === 'open' && <Festival of={of} step={step} festival={festival} />}
      {mayWrite && <Acts of={of} step={step} />}
    </Box>
  );
}

interface StepDaysProps {
  isLate: boolean;
  dueOn: string;
  fallsOn: string;
  owner: string | null;
  closedBy: string | null;
  state: 'open' | 'done' | 'left';
}

/** When a step is due and of which day, who takes care of it, and who has closed it. */
function StepDays({ isLate, dueOn, fallsOn, owner, closedBy, state }: StepDaysProps) {
  const t = useTranslate();
  return (
    <Quiet sx={{ color: isLate ? 'error.main' : 'text.secondary' }}>
      <Day date={dueOn} style="weekday" />
      {dueOn !== fallsOn && (
        <>
          {' · '}
          {t('firstYear.fallsOn')} <Day date={fallsOn} style="weekday" />
        </>
      )}
      {owner && (
        <>
          {' · '}
          <bdi>{owner}</bdi>
        </>
      )}
      {closedBy && ` · ${t(`firstYear.by.${state}`, { name: closedBy })}`}
    </Quiet>
  );
}

/** Changes a step: at once, or with what a form makes of a failure. */
function useStep({ of, step: { kind } }: OneStep) {
  const t = useTranslate();
  const done = useDone(['first-year'], ['yahrzeits']);
  const { busy, act } = useAction();
  const put = async (change: Omit<FirstYearStepChange, 'kind'>) => {
    await call(`/first-year/${of.id}/step`, { method: 'PUT', body: { kind, ...change } });
    await done(t('firstYear.saved'));
  };
  const change = (to: Omit<FirstYearStepChange, 'kind'>) => void act(() => put(to));
  return { busy, put, change };
}

/** A festival lies in between: the congregation says which of the two days counts. */
function Festival({ festival, ...one }: OneStep & { festival: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayWrite = useMay('contacts:write');
  const { busy, change } = useStep(one);
  return (
    <Quiet role="note">
      {t('firstYear.festival', { date: formatCivil(festival, locale) })}
      {mayWrite && (
        <Box>
          {[festival, one.step.fallsOn].map((day) => (
            <Button
              key={day}
              size="small"
              variant="outlined"
              disabled={busy}
              onClick={() => change({ fallsOn: day })}
              sx={{ m: 0.5 }}
            >
              {formatCivil(day, locale)}
            </Button>
          ))}
        </Box>
      )}
    </Quiet>
  );
}

function Acts({ of, step }: OneStep) {
  const t = useTranslate();
  const { busy, change } = useStep({ of, step });
  const [open, setOpen] = useState(false);
  const named = (label: string) => ({ 'aria-label': `${label}: ${t(`firstYear.steps.${step.kind}`)}, ${of.name}` });
  const toState = (label: string, state: FirstYearStep['state']) => (
    <Button size="small" disabled={busy} onClick={() => change({ state })} {...named(label)}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {step.state === 'open' ? (
        <>
          {toState(t('firstYear.done'), 'done')}
          {toState(t('firstYear.leave'), 'left')}
          <Button size="small" onClick={() => setOpen(true)} {...named(t('lists.words.change'))}>
            {t('lists.words.change')}
          </Button>
        </>
      ) : (
        toState(t('firstYear.reopen'), 'open')
      )}
      {open && <ChangeDialog of={of} step={step} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function ChangeDialog({ of, step, onClose }: OneStep & { onClose: () => void }) {
  const t = useTranslate();
  const { put } = useStep({ of, step });
  const save = async ({ owner, fallsOn }: { owner?: string | null; fallsOn?: string | null }) => {
    const isMoved = fallsOn && fallsOn !== step.fallsOn;
    await put({ owner: owner?.trim() || null, ...(isMoved && { fallsOn }) });
    onClose();
  };
  return (
    <DialogForm
      title={t(`firstYear.steps.${step.kind}`)}
      maxWidth="xs"
      record={{ owner: step.owner, fallsOn: step.fallsOn }}
      save={save}
      onClose={onClose}
    >
      <TypedInput source="owner" label={t('firstYear.owner')} />
      <DayInput source="fallsOn" label={t('firstYear.day')} helperText={t('firstYear.dayHint')} />
    </DialogForm>
  );
}

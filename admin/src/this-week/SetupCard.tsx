import { Box, Button, Typography } from '@mui/material';
import type { Setup, SetupAnswer } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useChange } from '../forms/useChange';
import { useSoon } from '../forms/useSoon';
import { LinkButton } from '../lists/LinkButton';
import { theHour } from './words';

interface Step {
  name: 'place' | 'letter' | 'hour' | 'address';
  done: boolean;
  text: string;
  button: string;
  /** The section of the settings in which it is decided. */
  section: string;
}

/** What a congregation decides before its letters leave: four lines, each with the one button that does it. */
export function SetupCard({ setup }: { setup: Setup }) {
  const t = useTranslate();
  const steps = useSteps(setup);
  const mayDecide = useMay('organization:write');
  const { busy, isDeclined, confirm, decline } = useAnswer();
  if (isDeclined) return null;
  return (
    <Box component="section" aria-labelledby="setup" sx={cardLook}>
      <Head remindersOn={setup.remindersOn} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {steps.map((step) => (
          <StepLine key={step.name} step={step}>
            {mayDecide && step.name === 'place' && setup.place && (
              <Button variant="outlined" onClick={confirm} disabled={busy} children={t('thisWeek.setup.confirm')} />
            )}
            {mayDecide && <LinkButton to={`/app/settings#section-${step.section}`} label={step.button} />}
          </StepLine>
        ))}
      </Box>
      {mayDecide ? (
        <Button onClick={decline} disabled={busy} sx={{ mt: 1 }} children={t('thisWeek.setup.decline')} />
      ) : (
        <Typography color="text.secondary" sx={{ mt: 1 }} children={t('thisWeek.setup.ask')} />
      )}
    </Box>
  );
}

/** The way back for whoever did not want to be asked. */
export function AskAgain() {
  const t = useTranslate();
  const mayDecide = useMay('organization:write');
  const { busy, askAgain } = useAnswer();
  if (!mayDecide) return null;
  return (
    <Button onClick={askAgain} disabled={busy} color="inherit" sx={{ marginInlineStart: -1, mb: 1 }}>
      {t('thisWeek.setup.askAgain')}
    </Button>
  );
}

function StepLine({ step: { name, done, text }, children }: { step: Step; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }} color={done ? 'text.secondary' : 'text.primary'}>
          {t(`thisWeek.setup.${name}`)}
        </Typography>
        <Typography color="text.secondary">{done ? t('thisWeek.setup.done') : text}</Typography>
      </Box>
      {!done && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  );
}

function useSteps(setup: Setup): Step[] {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { place, calendar, customsConfirmed, hasLetter, remindersOn, hour, hasAddress, hasReplyTo } = setup;
  const word = (key: string, values?: object) => t(`thisWeek.setup.${key}`, values);
  const known = { place: `\u2068${place ?? ''}\u2069`, calendar: t(`observers.${calendar}`) };
  return [
    {
      ...{ name: 'place', done: place !== null && customsConfirmed },
      ...(place === null
        ? { text: word('placeText'), button: word('enterPlace'), section: 'place' }
        : { text: word('placeKnown', known), button: word('seeRules'), section: 'rules' }),
    },
    {
      ...{ name: 'letter', done: hasLetter, text: word('letterText'), button: word('chooseLetter') },
      section: 'reminders',
    },
    {
      ...{ name: 'hour', done: remindersOn, text: word('hourText', { hour: theHour(hour, locale) }) },
      ...{ button: word('switchOn'), section: 'reminders' },
    },
    {
      ...{ name: 'address', done: hasAddress && hasReplyTo, text: word('addressText'), button: word('enterAddress') },
      section: hasAddress ? 'sender' : 'place',
    },
  ];
}

/** What staff answer. That nobody should ask can be undone for ten seconds, and the card is gone meanwhile. */
function useAnswer(): Record<'confirm' | 'decline' | 'askAgain', () => void> & { busy: boolean; isDeclined: boolean } {
  const t = useTranslate();
  const { waits, soon } = useSoon();
  const { busy, change } = useChange(['yahrzeits', 'this-week']);
  const say = (answer: SetupAnswer) =>
    change(
      () => call('/orgs/mine/setup', { method: 'PUT', body: answer }),
      (reason) => t('thisWeek.setup.failed', { reason }),
    );
  return {
    busy,
    isDeclined: waits,
    confirm: () => void say({ customsConfirmed: true }),
    askAgain: () => void say({ declined: false }),
    decline: () => soon(t('thisWeek.setup.declined'), () => say({ declined: true })),
  };
}

const cardLook = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  px: { xs: 2, sm: 3 },
  py: 2.5,
  mb: 3,
};
const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
};

function Head({ remindersOn }: Pick<Setup, 'remindersOn'>) {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h2" id="setup">
        {t(remindersOn ? 'thisWeek.setup.titleOn' : 'thisWeek.setup.title')}
      </Typography>
      <Typography color="text.secondary">{t(remindersOn ? 'thisWeek.setup.textOn' : 'thisWeek.setup.text')}</Typography>
    </>
  );
}

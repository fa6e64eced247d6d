import { Box, Button, Typography } from '@mui/material';
import type { Release } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { formatInstant } from '../dates/civil';
import { useTimezone } from '../dates/When';
import { useChange } from '../forms/useChange';
import { LinkFrom } from '../lists/LinkFrom';
import { ChangedLetter } from './ChangedLetter';
import { lineLook, lineTitle, lineWords } from './line-look';
import { counted } from './words';

const KEY = ['releases'];

/** The letters that wait for a second person longest, where there are any. */
export function useFirstRelease(): Release | undefined {
  const { data } = useAnswer<{ data: Release[] }>(KEY, '/releases', { enabled: useMay('emails:read') });
  return data?.data[0];
}

/** Letters of a night that wait for a second person: one line, which opens to what changed and the button that lets them leave. */
export function ReleaseLine({ release }: { release: Release }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { mayRelease } = release;
  return (
    <Box component="section" aria-labelledby="release">
      <Box sx={{ ...lineLook, borderBottom: 0 }}>
        <Question release={release} />
        <Button
          variant={mayRelease && !isOpen ? 'contained' : 'outlined'}
          aria-expanded={isOpen}
          aria-controls="released"
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'ra.action.close' : mayRelease ? 'thisWeek.release.look' : 'thisWeek.waiting.look')}
        </Button>
      </Box>
      <Box id="released" sx={{ pb: isOpen ? 2.5 : 0 }}>
        {isOpen && <Within release={release} />}
      </Box>
    </Box>
  );
}

function Question({ release: { reasons, letters, firstYahrzeits, until, unanswered } }: { release: Release }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timezone = useTimezone();
  return (
    <Box sx={lineWords}>
      <Typography component="h3" id="release" sx={lineTitle}>
        {t('thisWeek.release.title', counted(t, letters))}
      </Typography>
      <Typography color="text.secondary">
        {reasons.map((one) => t(`thisWeek.release.reasons.${one}`, { smart_count: firstYahrzeits })).join(' ')}
      </Typography>
      <Typography color="text.secondary">
        {unanswered === 'keep'
          ? t('thisWeek.release.keeps')
          : t('thisWeek.release.leaves', { at: formatInstant(until, locale, timezone) })}
      </Typography>
    </Box>
  );
}

function Within({ release }: { release: Release }) {
  const t = useTranslate();
  const { id, letters, week, lastYear, causedBy, words, mayRelease } = release;
  const mayRead = useMay('templates:read');
  const { busy, letThemLeave } = useRelease(id, letters);
  const word = (key: string, values?: object) => t(`thisWeek.release.${key}`, values);
  return (
    <>
      <Typography>
        {lastYear === null ? word('nothingToCompare', { week }) : word('compared', { week, lastYear })}
      </Typography>
      {causedBy.length > 0 && (
        <Typography color="text.secondary">
          {word('causedBy', { names: causedBy.map((name) => `\u2068${name}\u2069`).join(', ') })}
        </Typography>
      )}
      {mayRead && words.map((one) => <ChangedLetter key={one.language} words={one} />)}
      <LookAtIt release={release} />
      {mayRelease ? (
        <Button variant="contained" disabled={busy} onClick={() => void letThemLeave()} sx={{ mt: 1 }}>
          {word('button', { smart_count: letters })}
        </Button>
      ) : (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>{word('somebodyElse')}</Typography>
      )}
    </>
  );
}

/** Nobody releases what they cannot read: the letter with a family's values in it, and whom last year's letters reached. */
function LookAtIt({ release: { template, localDate } }: { release: Release }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, my: 1 }}>
      {template && <LinkFrom to={`/app/templates/${template.id}`}>{t('thisWeek.release.letter')}</LinkFrom>}
      <LinkFrom to={`/app/coverage?from=${localDate}&show=all`}>{t('thisWeek.release.families')}</LinkFrom>
      <LinkFrom to={`/app/coverage?view=lost&from=${localDate}`}>{t('thisWeek.release.missing')}</LinkFrom>
    </Box>
  );
}

function useRelease(id: string, letters: number) {
  const t = useTranslate();
  const { busy, change } = useChange(KEY);
  const letThemLeave = () =>
    change(
      async () => {
        await call(`/releases/${id}/release`, { method: 'POST' });
        return t('thisWeek.release.done', { smart_count: letters });
      },
      (message) => t('thisWeek.release.failed', { message }),
    );
  return { busy, letThemLeave };
}

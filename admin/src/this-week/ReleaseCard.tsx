import { Box, Button, Typography } from '@mui/material';
import type { Release } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { formatInstant } from '../dates/civil';
import { useTimezone } from '../dates/When';
import { useChange } from '../forms/useChange';
import { LinkFrom } from '../lists/LinkFrom';
import { ChangedLetter } from './ChangedLetter';
import { cardLook } from './card-look';
import { counted } from './words';

const KEY = ['releases'];

/** The letters that wait for a second person longest, where there are any. */
export function useFirstRelease(): Release | undefined {
  const { data } = useAnswer<{ data: Release[] }>(KEY, '/releases', { enabled: useMay('emails:read') });
  return data?.data[0];
}

/** Letters of a night that wait for a second person: why, beside last year, and the button that lets them leave. */
export function ReleaseCard() {
  const release = useFirstRelease();
  return release ? <Waits release={release} /> : null;
}

function Waits({ release }: { release: Release }) {
  const t = useTranslate();
  const { reasons, letters, firstYahrzeits, week, lastYear, causedBy, words } = release;
  const mayRead = useMay('templates:read');
  const word = (key: string, values?: object) => t(`thisWeek.release.${key}`, values);
  return (
    <Box component="section" aria-labelledby="release" sx={{ ...cardLook, mt: { md: 3 } }}>
      <Typography variant="h2" id="release">
        {word('title', counted(t, letters))}
      </Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
        {reasons.map((reason) => (
          <li key={reason}>{word(`reasons.${reason}`, { smart_count: firstYahrzeits })}</li>
        ))}
      </Box>
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
      <Decide release={release} />
    </Box>
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

function Decide({ release: { id, mayRelease, until, unanswered, letters } }: { release: Release }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timezone = useTimezone();
  const { busy, letThemLeave } = useRelease(id, letters);
  return (
    <>
      <Typography color="text.secondary">
        {unanswered === 'keep'
          ? t('thisWeek.release.keeps')
          : t('thisWeek.release.leaves', { at: formatInstant(until, locale, timezone) })}
      </Typography>
      {mayRelease ? (
        <Button variant="contained" disabled={busy} onClick={() => void letThemLeave()} sx={{ mt: 2 }}>
          {t('thisWeek.release.button', { smart_count: letters })}
        </Button>
      ) : (
        <Typography sx={{ mt: 1, fontWeight: 600 }}>{t('thisWeek.release.somebodyElse')}</Typography>
      )}
    </>
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

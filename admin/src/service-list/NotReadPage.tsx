import { Box, Button, Typography } from '@mui/material';
import type { NotRead, NotReadName, NotReadReason } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { formatCivil } from '../dates/civil';
import { hebrewDayOf } from '../dates/hebrew';
import { useChange } from '../forms/useChange';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { MourningDialog, type Mourned } from './MourningDialog';
import { ReadingDialog, type Reading } from './ReadingDialog';
import { isByPolicy, POLICY, useWhyNotRead } from './WhyRead';
import { NameLink } from '../lists/Cells';

interface NotReadPageProps {
  friday: string;
  language: 'en' | 'he';
}

/** The second page of a Friday's list: who is not read this week, and why; and decisions whose date is gone. */
export function NotReadPage({ friday, language }: NotReadPageProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<Reading | null>(null);
  const [mourned, setMourned] = useState<Mourned | null>(null);
  const { data, error, refetch } = useAnswer<NotRead>(
    ['yahrzeits', 'not-read', friday, language],
    `/service-list/not-read?friday=${friday}&language=${language}`,
  );
  if (!data) return error && <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="section" className="no-print" aria-labelledby="not-read" sx={{ mt: 5, maxWidth: 900 }}>
      <Typography variant="h2" id="not-read">
        {t('serviceList.notRead.title')}
      </Typography>
      {data.names.length + data.lost.length === 0 && (
        <Typography color="text.secondary">{t('serviceList.notRead.nobody')}</Typography>
      )}
      {byReason(data.names).map(([reason, names]) => (
        <ReasonGroup key={reason} {...{ reason, names, setOpen, setMourned }} />
      ))}
      {data.more && <Typography color="text.secondary">{t('serviceList.notRead.more')}</Typography>}
      {data.lost.length > 0 && <Lost lost={data.lost} />}
      {mourned && <MourningDialog mourned={mourned} onClose={() => setMourned(null)} />}
      {open && <ReadingDialog reading={open} language={language} onClose={() => setOpen(null)} />}
    </Box>
  );
}

interface ReasonGroupProps {
  reason: NotReadReason;
  names: NotReadName[];
  setOpen: (next: Reading | null) => void;
  setMourned: (next: Mourned | null) => void;
}

function ReasonGroup({ reason, names, setOpen, setMourned }: ReasonGroupProps) {
  const t = useTranslate();
  const maySet = useMay('organization:write');
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={line}>
        <Typography variant="h3">{t(`serviceList.notRead.reasons.${reason}`)}</Typography>
        {maySet && isByPolicy(reason) && (
          <LinkButton to={POLICY} size="small" label={t('serviceList.notRead.policy')} />
        )}
      </Box>
      <Box component="ul" sx={plainList}>
        {names.map((name) => (
          <NotReadLine
            key={`${name.yahrzeitId} ${name.calendar} ${name.date}`}
            name={name}
            onOpen={setOpen}
            onMourned={setMourned}
          />
        ))}
      </Box>
    </Box>
  );
}

const plainList = { listStyle: 'none', m: 0, p: 0 };
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, py: 0.5 };

/** In the order in which the reasons come first. */
function byReason(names: readonly NotReadName[]): [NotReadName['reason'], NotReadName[]][] {
  const groups = new Map<NotReadName['reason'], NotReadName[]>();
  for (const name of names) groups.set(name.reason, [...(groups.get(name.reason) ?? []), name]);
  return [...groups];
}

interface NotReadLineProps {
  name: NotReadName;
  onOpen: (reading: Reading) => void;
  onMourned: (mourned: Mourned) => void;
}

function NotReadLine({ name, onOpen, onMourned }: NotReadLineProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const whyNot = useWhyNotRead();
  const { yahrzeitId, calendar, date, hebrewDate, service, note, decidedBy, mourningEnd } = name;
  const ended = mourningEnd?.sheloshim ?? mourningEnd?.shiva;
  const words = [
    hebrewDate && hebrewDayOf(date, locale),
    calendar ? formatCivil(date, locale) : t('serviceList.notRead.died', { date: formatCivil(date, locale) }),
    service && t('serviceList.notRead.readOn', { date: formatCivil(service, locale) }),
    ended && t('serviceList.notRead.mourningEnded', { date: formatCivil(ended, locale) }),
    note,
    decidedBy && t('serviceList.notRead.by', { name: decidedBy }),
  ];
  const why = whyNot(name);
  const about = { yahrzeitId, name: name.name, date, decided: decidedBy !== null, why };
  return (
    <Line
      yahrzeitId={yahrzeitId}
      name={name.name}
      words={<Words words={words} />}
      button={t('serviceList.reading.change')}
      what={t(`serviceList.${calendar ? 'reading.changeOf' : 'mourning.title'}`, { name: name.name })}
      onChange={() => (calendar ? onOpen({ ...about, calendar }) : onMourned({ ...name, why }))}
    />
  );
}

const Words = ({ words }: { words: readonly (string | null | undefined)[] }) =>
  words.filter(Boolean).map((word, at) => (
    <span key={word}>
      {at > 0 && ' · '}
      <bdi>{word}</bdi>
    </span>
  ));

/** What somebody decided about a date that the record does not have any more: a question for people. */
function Lost({ lost }: { lost: NotRead['lost'] }) {
  const t = useTranslate();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3">{t('serviceList.notRead.lost')}</Typography>
      <Typography color="text.secondary">{t('serviceList.notRead.lostHint')}</Typography>
      <Box component="ul" sx={plainList}>
        {lost.map((one) => (
          <LostLine key={`${one.yahrzeitId} ${one.calendar} ${one.date}`} lost={one} />
        ))}
      </Box>
    </Box>
  );
}

/** Its date is gone, so nothing can be decided about it but that it no longer stands; the record has the new date. */
function LostLine({ lost }: { lost: NotRead['lost'][number] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { busy, change } = useChange(['yahrzeits']);
  const { yahrzeitId, name, calendar, date, service, note, decidedBy } = lost;
  const letGo = () =>
    change(async () => {
      const body = { yahrzeitId, calendar, date };
      await call('/service-list/readings/usual', { method: 'POST', body });
      return t('serviceList.notRead.letGone', { name });
    });
  const words = t(`serviceList.notRead.${service ? 'wasMoved' : 'wasLeftOut'}`, {
    date: formatCivil(date, locale),
    service: service && formatCivil(service, locale),
    name: decidedBy,
  });
  return (
    <Line
      {...{ yahrzeitId, name, busy }}
      words={<Words words={[words, note]} />}
      button={t('serviceList.notRead.letGo')}
      what={t('serviceList.notRead.letGoOf', { name })}
      onChange={() => void letGo()}
    />
  );
}

interface LineProps {
  yahrzeitId: string;
  name: string;
  words: ReactNode;
  button: string;
  /** What the button does, for whoever does not see the line. */
  what: string;
  busy?: boolean;
  onChange: () => void;
}

/** A name, what is said of it, and the button that changes it. */
function Line({ yahrzeitId, name, words, button, what, busy = false, onChange }: LineProps) {
  const mayWrite = useMay('yahrzeits:write');
  return (
    <Box component="li" sx={line}>
      <NameLink quiet to={`/app/yahrzeits/${yahrzeitId}`}>
        {name}
      </NameLink>
      <Box sx={wordsLook}>{words}</Box>
      {mayWrite && (
        <Button size="small" aria-label={what} disabled={busy} onClick={onChange} sx={buttonLook}>
          {button}
        </Button>
      )}
    </Box>
  );
}

/** On a phone the button stands at the end of the name's line, and the words below. */
const wordsLook = { color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } };
const buttonLook = { '&&': { ml: { xs: 'auto', sm: 0 } } };

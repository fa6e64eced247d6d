import { Box, Button, Typography } from '@mui/material';
import type { HeldLetter, Hold, HoldSuggestion } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { formatCivil } from '../dates/civil';
import { NextDay } from '../dates/When';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { Quiet } from '../theme/Quiet';
import { TOUCHED } from './HoldDialog';
import { HoldButton } from './HoldsOf';
import { HoldLine } from './HoldLine';
import { useChange } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';
import { NameLink } from '../lists/Cells';

/** `/app/holds`: the families whom a person tells, what is held, and who may want to be. */
export function HoldsPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('layout.menu.holds')} intro={t('holds.intro')} />
      <Part<HeldLetter> title={t('holds.waiting')} path="/holds/letters?range=[0,199]" none={t('holds.none')}>
        {(letter) => <Waiting letter={letter} />}
      </Part>
      <Part<Hold> title={t('holds.inForce')} path="/holds?range=[0,199]" none={t('holds.noneInForce')}>
        {(hold) => <HoldLine hold={hold} />}
      </Part>
      <Part<HoldSuggestion> title={t('holds.suggestions')} path="/holds/suggestions" none={null}>
        {(suggestion) => <Suggested suggestion={suggestion} />}
      </Part>
    </>
  );
}

interface PartProps<Row> {
  title: string;
  path: string;
  /** What is said where there is nothing; null leaves the part out. */
  none: string | null;
  children: (row: Row) => ReactNode;
}

function Part<Row extends { id: string }>({ title, path, none, children }: PartProps<Row>) {
  const answer = useAnswer<{ data: Row[] }>(['holds', path], path);
  if (answer.data?.data.length === 0 && none === null) return null;
  return (
    <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
      {({ data }) => (
        <Box component="section" sx={{ mt: 3, mb: 4 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {data.length === 0 && <Typography color="text.secondary">{none}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((row) => (
              <Box component="li" key={row.id} sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
                {children(row)}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Loaded>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };

function Waiting({ letter }: { letter: HeldLetter }) {
  const t = useTranslate();
  const { contact, yahrzeit, date, heldBy } = letter;
  return (
    <Box sx={line}>
      <Box sx={{ flex: '0 0 9rem' }}>
        <NextDay date={date} />
      </Box>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <NameLink to={`/app/contacts/${contact.id}`}>{contact.name}</NameLink>
        <Box dir="auto">{t('holds.letterAbout', { name: yahrzeit.name })}</Box>
        <Quiet>{t('holds.held', { name: heldBy })}</Quiet>
      </Box>
      <Tell letter={letter} />
    </Box>
  );
}

/** Telephone, a letter of one's own, and the note that they have been told. */
function Tell({ letter: { observanceId, date, contact, yahrzeit } }: { letter: HeldLetter }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayWrite = useMay('contacts:write');
  const { busy, change } = useChange(...TOUCHED);
  const words = { name: yahrzeit.name, contact: contact.name, date: formatCivil(date, locale) };
  const draft = new URLSearchParams({ subject: t('holds.subject', words), body: t('holds.draft', words) });
  const named = (key: string) => ({ children: t(key), 'aria-label': `${t(key)}: ${contact.name}` });
  const told = async () => {
    await call(`/observers/${observanceId}/told`, { method: 'POST', body: { date } });
    return t('holds.toldDone', { name: contact.name });
  };
  const tell = () => void change(told);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {contact.phone && (
        <Button href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
          {t('holds.call', { phone: `\u2066${contact.phone}\u2069` })}
        </Button>
      )}
      {contact.email && (
        <Button href={`mailto:${contact.email}?${draft.toString().replace(/\+/g, '%20')}`} {...named('holds.write')} />
      )}
      {mayWrite && <Button variant="outlined" disabled={busy} onClick={tell} {...named('holds.told')} />}
    </Box>
  );
}

function Suggested({ suggestion: { why, about, recordId, yahrzeit, contact } }: { suggestion: HoldSuggestion }) {
  const t = useTranslate();
  const mayWrite = useMay('contacts:write');
  const of = contact ?? yahrzeit;
  return (
    <Box sx={line}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <NameLink to={`/app/${contact ? 'contacts' : 'yahrzeits'}/${of.id}`}>{of.name}</NameLink>
        <Quiet>{t(`holds.why.${why}`)}</Quiet>
      </Box>
      {mayWrite && <HoldButton about={about} recordId={recordId} name={of.name} label="holds.hold" />}
    </Box>
  );
}

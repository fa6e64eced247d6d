import { Box, Button, TextField, Typography } from '@mui/material';
import type { CorrectedIssue, ListIssue } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { formatCivil } from '../dates/civil';
import { Moment } from '../dates/When';
import { useChange } from '../forms/useChange';

const SHOWN = 5;

/** The lists that were taken for the bulletin or laid on the pulpit; of each, what has changed since. */
export function TakenLists({ friday, language }: { friday: string | undefined; language: 'en' | 'he' }) {
  const t = useTranslate();
  const mayTake = useMay('yahrzeits:write');
  const [address] = useSearchParams();
  const [open, setOpen] = useState(Number(address.get('issue')) || null);
  const { data } = useAnswer<{ data: ListIssue[] }>(
    ['yahrzeits', 'list-issues'],
    `/list-issues?range=[0,${SHOWN - 1}]`,
  );
  return (
    <Box component="section" className="no-print" aria-labelledby="taken-lists" sx={{ mt: 5, maxWidth: 900 }}>
      <Typography variant="h2" id="taken-lists">
        {t('serviceList.taken.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('serviceList.taken.text')}
      </Typography>
      {friday && mayTake && <TakeForm friday={friday} language={language} />}
      {data?.data.map((issue) => (
        <Issue
          key={issue.number}
          issue={issue}
          open={open === issue.number}
          onOpen={() => setOpen(open === issue.number ? null : issue.number)}
        />
      ))}
      {open !== null && data && !data.data.some(({ number }) => number === open) && <Corrections number={open} />}
    </Box>
  );
}

/** Takes the list as it is now, for the bulletin. */
function TakeForm({ friday, language }: { friday: string; language: 'en' | 'he' }) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const { busy, change } = useChange(['yahrzeits', 'list-issues']);
  const take = () =>
    change(async () => {
      const body = { friday, language, email };
      const { number } = await call<ListIssue>('/list-issues', { method: 'POST', body });
      return t('serviceList.taken.done', { number });
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1 }}>
      <TextField
        type="email"
        label={t('serviceList.taken.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ flex: '0 1 22rem', m: 0 }}
      />
      <Button variant="outlined" disabled={busy} onClick={() => void take()}>
        {t('serviceList.taken.take')}
      </Button>
    </Box>
  );
}

function Issue({ issue, open, onOpen }: { issue: ListIssue; open: boolean; onOpen: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { number, kind, from, to, takenBy, takenAt, email } = issue;
  const days = { from: formatCivil(from, locale), to: formatCivil(to, locale) };
  return (
    <Box sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`serviceList.taken.kinds.${kind}`, { number })}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('serviceList.taken.days', days)} · <Moment at={takenAt} /> · <bdi>{takenBy}</bdi>
          {email && ' · '}
          {email && <bdi dir="ltr">{email}</bdi>}
        </Box>
        <Button
          size="small"
          aria-expanded={open}
          aria-label={t('serviceList.taken.changesOf', { number })}
          onClick={onOpen}
        >
          {t('serviceList.taken.changes')}
        </Button>
      </Box>
      {open && <Corrections number={number} />}
    </Box>
  );
}

function Corrections({ number }: { number: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useAnswer<CorrectedIssue>(['yahrzeits', 'list-issues', number], `/list-issues/${number}`);
  if (!data) return null;
  if (data.corrections.length === 0)
    return <Typography color="text.secondary">{t('serviceList.taken.nothing')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, ps: 3 }}>
      {data.corrections.map(({ change, service, text, before }, at) => (
        <li key={at}>
          {t(`serviceList.taken.${change}`)} <strong dir="auto">{text}</strong>
          {before && (
            <>
              {' '}
              ({t('serviceList.taken.before')} <bdi>{before}</bdi>)
            </>
          )}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            · {formatCivil(service, locale)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

import { Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarLink } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, newKey } from '../api/http';
import { Moment } from '../dates/When';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';

/** Of whom; with neither, of the whole organization. */
export type About = { yahrzeitId: string } | { contactId: string } | Record<string, never>;

const QUERY = 'calendar-links';

/** The private addresses in force: made, copied, revoked. */
export function PrivateLinks({ about }: { about: About }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [key, setKey] = useState(newKey);
  const range = JSON.stringify([0, 199]);
  const query = new URLSearchParams({ filter: JSON.stringify(about), range, sort: '["createdAt","DESC"]' });
  const { data, error, refetch } = useQuery({
    queryKey: [QUERY, about],
    queryFn: ({ signal }) => call<{ data: CalendarLink[] }>(`/calendar-links?${query.toString()}`, { signal }),
  });
  const make = () =>
    act(
      async () => {
        await call('/calendar-links', { method: 'POST', key, body: about });
        setKey(newKey);
        await queries.invalidateQueries({ queryKey: [QUERY] });
        toast(t('calendars.made'));
      },
      (reason) => reason || t('calendars.makeFailed'),
    );
  return (
    <Box component="section" aria-labelledby="private-links" sx={{ mt: 3 }}>
      <Typography variant="h3" id="private-links">
        {t('calendars.linkTitle')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('calendars.linkText')}
      </Typography>
      {data ? (
        data.data.map((link) => <LinkLine key={link.id} link={link} />)
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={1} />
      )}
      {data?.data.length === 0 && <Typography sx={{ mb: 1 }}>{t('calendars.none')}</Typography>}
      <Button variant="outlined" disabled={busy} onClick={() => void make()} sx={{ mt: 1 }}>
        {t('calendars.make')}
      </Button>
    </Box>
  );
}

function LinkLine({ link }: { link: CalendarLink }) {
  const t = useTranslate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const about = link.yahrzeit?.name ?? link.contact?.name ?? t('calendars.organization');
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => toast(t('calendars.copied')),
      () => toast(t('calendars.copyFailed'), 'warning'),
    );
  return (
    <Box sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <TextField
        label={t('calendars.address')}
        value={link.url}
        size="small"
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', onFocus: select } }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem', color: 'text.secondary', fontSize: '.9375rem' }}>
          <bdi>{about}</bdi> · <Moment at={link.createdAt} /> · {t('calendars.by', { name: link.createdBy })}
        </Box>
        <Button onClick={() => void copy()}>{t('calendars.copy')}</Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {t('calendars.revoke')}
        </Button>
      </Box>
      {asking && <Revoke link={link} onClose={() => setAsking(false)} />}
    </Box>
  );
}

const select = ({ target }: { target: EventTarget }) => (target as HTMLInputElement).select();

function Revoke({ link, onClose }: { link: CalendarLink; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const revoke = () =>
    act(
      async () => {
        await call(`/calendar-links/${link.id}`, { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: [QUERY] });
        toast(t('calendars.revoked'));
        onClose();
      },
      (reason) => reason || t('calendars.revokeFailed'),
    );
  return (
    <Ask
      open
      variant="danger"
      title={t('calendars.revokeTitle')}
      text={t('calendars.revokeText')}
      confirm={t('calendars.revoke')}
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  );
}

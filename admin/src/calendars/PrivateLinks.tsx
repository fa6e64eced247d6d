import { Box, Button, Typography } from '@mui/material';
import type { CalendarLink } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, newKey } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { useChange } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';
import { PrivateAddress } from '../lists/PrivateAddress';
import { RowsSkeleton } from '../lists/skeletons';

/** Of whom; with neither, of the whole organization. */
type About = { yahrzeitId: string } | { contactId: string } | Record<string, never>;

const QUERY = 'calendar-links';

/** The private addresses in force: made, copied, revoked. */
export function PrivateLinks({ about }: { about: About }) {
  const t = useTranslate();
  const range = JSON.stringify([0, 199]);
  const query = new URLSearchParams({ filter: JSON.stringify(about), range, sort: '["createdAt","DESC"]' });
  const answer = useAnswer<{ data: CalendarLink[] }>([QUERY, about], `/calendar-links?${query.toString()}`);
  return (
    <Box component="section" aria-labelledby="private-links" sx={{ mt: 3 }}>
      <Typography variant="h3" id="private-links">
        {t('calendars.linkTitle')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('calendars.linkText')}
      </Typography>
      <Loaded answer={answer} shape={<RowsSkeleton rows={1} />}>
        {({ data }) =>
          data.length > 0 ? (
            data.map((link) => <LinkLine key={link.id} link={link} />)
          ) : (
            <Typography sx={{ mb: 1 }}>{t('calendars.none')}</Typography>
          )
        }
      </Loaded>
      <Make about={about} />
    </Box>
  );
}

function Make({ about }: { about: About }) {
  const t = useTranslate();
  const { busy, change } = useChange([QUERY]);
  const [key, setKey] = useState(newKey);
  const make = () =>
    change(async () => {
      await call('/calendar-links', { method: 'POST', key, body: about });
      setKey(newKey);
      return t('calendars.made');
    }, t('calendars.makeFailed'));
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void make()} sx={{ mt: 1 }}>
      {t('calendars.make')}
    </Button>
  );
}

function LinkLine({ link }: { link: CalendarLink }) {
  const t = useTranslate();
  const about = link.yahrzeit?.name ?? link.contact?.name ?? t('calendars.organization');
  return (
    <PrivateAddress link={link} path={QUERY} words="calendars">
      <bdi>{about}</bdi> · <Moment at={link.createdAt} /> · {t('calendars.by', { name: link.createdBy })}
    </PrivateAddress>
  );
}

import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { SenderDomains as Answer } from '@zikaron/contract';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../api/account';
import { ApiError, call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useAction } from '../forms/useAction';
import { useDone } from '../forms/useChange';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { DOMAINS_QUERY, SenderDomainCard } from './SenderDomainCard';

/** The congregation's own domains under which its letters leave; a hint where the plan has none. */
export function SenderDomains() {
  const t = useTranslate();
  const answer = useAnswer<Answer>(DOMAINS_QUERY, '/sender-domains');
  const isThere = answer.data !== undefined;
  const card = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === '#sender-domains';
  useEffect(() => {
    if (isAsked && isThere) card.current?.scrollIntoView();
  }, [isAsked, isThere]);
  return (
    <Box ref={card} sx={{ mt: 6, pt: 5, borderTop: '1px solid', borderColor: 'divider', scrollMarginTop: '5rem' }}>
      <Box component="section" aria-labelledby="sender-domains">
        <Typography variant="h2" id="sender-domains" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
          {t('settings.senderDomains.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
          {t('settings.senderDomains.text')}
        </Typography>
        <Loaded answer={answer} shape={<RowsSkeleton rows={1} />}>
          {(domains) => <Domains {...domains} />}
        </Loaded>
      </Box>
    </Box>
  );
}

function Domains({ included, data }: Answer) {
  const mayWrite = useMay('organization:write');
  return (
    <>
      {!included && <NotIncluded hasSome={data.length > 0} />}
      {data.map((domain) => (
        <SenderDomainCard key={domain.id} domain={domain} mayWrite={mayWrite} />
      ))}
      {included && mayWrite && <AddDomain />}
    </>
  );
}

function NotIncluded({ hasSome }: { hasSome: boolean }) {
  const t = useTranslate();
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {t(`settings.senderDomains.${hasSome ? 'noLonger' : 'notIncluded'}`)}{' '}
      <Box component={Link} to="/pricing" sx={{ color: 'inherit', fontWeight: 600 }}>
        {t('layout.trial.plans')}
      </Box>
    </Alert>
  );
}

/** Adds the domain of an address; what is wrong with the address stands beside it. */
function useAdd(address: string, onAdded: () => void) {
  const t = useTranslate();
  const done = useDone(DOMAINS_QUERY);
  const { busy, act } = useAction();
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    try {
      await call('/sender-domains', { method: 'POST', body: { address } });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status < 400 || failure.status > 499) throw failure;
      return setWrong(failure.body.details?.[0]?.message ?? failure.message);
    }
    await done(t('settings.senderDomains.added'));
    onAdded();
  };
  const add = () => {
    setWrong(null);
    void act(send, t('settings.senderDomains.addFailed'));
  };
  return { wrong, busy, add };
}

function AddDomain() {
  const t = useTranslate();
  const [address, setAddress] = useState('');
  const { wrong, busy, add } = useAdd(address, () => setAddress(''));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 2 }}>
      <TextField
        label={t('settings.senderDomains.address')}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={wrong !== null}
        helperText={wrong ?? t('settings.senderDomains.addressHint')}
        sx={{ flex: '1 1 18rem', m: 0 }}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', inputMode: 'email' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={busy || !address}
        sx={{ alignSelf: 'flex-start', minHeight: 48, mt: { xs: 0, sm: '1.75rem' } }}
      >
        {t('settings.senderDomains.add')}
      </Button>
    </Box>
  );
}

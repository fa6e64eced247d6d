import { Box, Button, Typography } from '@mui/material';
import type { DnsRecord, SenderDomain } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { removeAt } from '../api/remove';
import { Moment } from '../dates/When';
import { useChange } from '../forms/useChange';
import { useCopy } from '../forms/useCopy';
import { Ask } from '../lists/Ask';
import { StatusChip } from '../lists/Cells';
import type { Tone } from '../theme/tokens';

export const DOMAINS_QUERY = ['sender-domains'];

const STATES: Record<SenderDomain['state'], Tone> = { unverified: 'care', verified: 'done', broken: 'danger' };
const FINDINGS: Record<DnsRecord['finding'], Tone> = {
  found: 'done',
  missing: 'care',
  different: 'danger',
  unknown: 'care',
  unchecked: 'calm',
};

/** One domain: where it stands, and the records to be copied into its DNS. */
export function SenderDomainCard({ domain, mayWrite }: { domain: SenderDomain; mayWrite: boolean }) {
  const t = useTranslate();
  const text = (name: string) => t(`settings.senderDomains.${name}`);
  return (
    <Box sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <NameAndState domain={domain} />
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text(`meanings.${domain.state}`)}{' '}
        {domain.checkedAt && (
          <>
            {text('checkedAt')} <Moment at={domain.checkedAt} />
          </>
        )}
      </Typography>
      <Box component="details" open={domain.state !== 'verified'}>
        <Box component="summary" sx={{ fontWeight: 600 }}>
          {text('dnsRecords')}
        </Box>
        {domain.records.map((record) => (
          <RecordToCopy key={record.key} record={record} />
        ))}
      </Box>
      {mayWrite && <Buttons domain={domain} />}
    </Box>
  );
}

/** Looks again whether the records are there, or gives the domain up. */
function Buttons({ domain }: { domain: SenderDomain }) {
  const t = useTranslate();
  const text = (name: string) => t(`settings.senderDomains.${name}`);
  const { busy, run } = useRun();
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => void run(`/sender-domains/${domain.id}/check`, 'POST', 'checked')}
      >
        {text(busy ? 'checking' : 'check')}
      </Button>
      <Button color="error" disabled={busy} onClick={() => setAsking(true)}>
        {t('ra.action.remove')}
      </Button>
      <Ask
        open={asking}
        danger
        title={text('removeTitle')}
        text={text('removeText')}
        confirm={t('ra.action.remove')}
        busy={busy}
        onConfirm={() => void run(`/sender-domains/${domain.id}`, 'DELETE', 'removed')}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

function useRun() {
  const t = useTranslate();
  const { busy, change } = useChange(DOMAINS_QUERY);
  const run = (path: string, method: 'POST' | 'DELETE', done: string) =>
    change(async () => {
      await (method === 'DELETE' ? removeAt(path) : call(path, { method }));
      return t(`settings.senderDomains.${done}`);
    }, t('lists.failed'));
  return { busy, run };
}

/** What it is called, and where it stands. */
function NameAndState({ domain }: { domain: SenderDomain }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{domain.address}</bdi>
      </Typography>
      <StatusChip tone={STATES[domain.state]}>{t(`settings.senderDomains.states.${domain.state}`)}</StatusChip>
      {domain.inUse && <StatusChip tone="done">{t('settings.senderDomains.inUse')}</StatusChip>}
    </Box>
  );
}

/** Names and values in DNS are read from left to right in every language. */
function RecordToCopy({ record }: { record: DnsRecord }) {
  const t = useTranslate();
  const text = (name: string) => t(`settings.senderDomains.${name}`);
  const what = text(`records.${record.key}`);
  return (
    <Box
      role="group"
      aria-label={what}
      sx={{ mt: 1.5, p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Box sx={{ fontWeight: 600 }}>{what}</Box>
        <StatusChip tone={FINDINGS[record.finding]}>{text(`findings.${record.finding}`)}</StatusChip>
        {!record.isRequired && <Box sx={{ color: 'text.secondary' }}>{text('optional')}</Box>}
      </Box>
      <Line name={text('type')} value={record.type} />
      <Line name={text('name')} value={record.name} canBeCopied />
      <Line name={text('value')} value={record.value} canBeCopied />
      {record.key === 'spf' && record.finding !== 'found' && (
        <Typography color="text.secondary">{text('spfHint')}</Typography>
      )}
    </Box>
  );
}

function Line({ name, value, canBeCopied }: { name: string; value: string; canBeCopied?: boolean }) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '6rem 1fr auto' },
        columnGap: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{name}</Box>
      <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', fontSize: '.9375rem', justifySelf: 'start' }}>
        {value}
      </Box>
      {canBeCopied && (
        <Button size="small" aria-label={`${t('calendars.copy')}: ${name}`} onClick={() => copy(value)}>
          {t('calendars.copy')}
        </Button>
      )}
    </Box>
  );
}

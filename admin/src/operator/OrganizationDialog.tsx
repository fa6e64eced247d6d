import { Alert, Box, Button, Divider, TextField, Typography } from '@mui/material';
import type { OperatorOrganization } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { Day, MomentCell } from '../dates/When';
import { env } from '../env';
import { Fact, Facts } from '../forms/Facts';
import { Choice } from '../forms/Choice';
import { useChange } from '../forms/useChange';
import { PlainDialog } from '../forms/PlainDialog';
import { Loaded } from '../lists/Loaded';
import { fieldAndButton } from './field-and-button';
import { LookIn } from './LookIn';

const PLANS = ['free', 'starter', 'standard', 'plus'] as const;
const TRIAL_DAYS = [7, 30] as const;

interface Change {
  path: 'plan' | 'trial' | 'suspension';
  method: 'PUT' | 'POST' | 'DELETE';
  body?: object;
}

/** One congregation: how it stands, and what whoever runs the installation decides about it. */
export function OrganizationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const answer = useAnswer<OperatorOrganization>(['operator', 'organization', id], `/operator/organizations/${id}`);
  return (
    <PlainDialog title={answer.data?.name ?? t('operator.columns.organizations')} onClose={onClose}>
      <Loaded answer={answer}>{(organization) => <Decisions organization={organization} />}</Loaded>
    </PlainDialog>
  );
}

function Decisions({ organization }: { organization: OperatorOrganization }) {
  const t = useTranslate();
  const { busy, change } = useChange(['operator']);
  const decide = ({ path, ...request }: Change) =>
    void change(async () => {
      await call<OperatorOrganization>(`/operator/organizations/${organization.id}/${path}`, request);
      return t('operator.act.done');
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <HowItStands organization={organization} />
      <Divider />
      <LookIn organization={organization} />
      <Divider />
      {organization.paysByCard ? (
        <Alert severity="info">{t('operator.act.byCard')}</Alert>
      ) : (
        <GivePlan organization={organization} busy={busy} onChange={decide} />
      )}
      <Divider />
      <Suspend organization={organization} busy={busy} onChange={decide} />
    </Box>
  );
}

function HowItStands({ organization: one }: { organization: OperatorOrganization }) {
  const t = useTranslate();
  const facts: [string, ReactNode][] = [
    [t('operator.columns.code'), one.orgCode],
    [t('operator.columns.plan'), t(`operator.plans.${one.plan}`)],
    [t('operator.columns.status'), t(`operator.statuses.${one.status}`)],
    ...(one.trialEndsAt ? [moment('trialEnds', one.trialEndsAt)] : []),
    ...(one.suspendedAt ? [moment('suspended', one.suspendedAt)] : []),
    moment('since', one.createdAt),
    [t('operator.facts.members'), one.members],
    [t('operator.facts.observers'), one.observers],
    [t('operator.columns.lastNight'), <Day key="night" date={one.lastNight} />],
    [t('operator.columns.week'), one.lettersThisWeek],
    [t('operator.columns.waiting'), one.waiting],
    [t('operator.columns.troubled'), one.troubled],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );

  function moment(fact: string, at: string): [string, ReactNode] {
    return [t(`operator.facts.${fact}`), <MomentCell key={fact} at={at} />];
  }
}

interface DecisionProps {
  organization: OperatorOrganization;
  busy: boolean;
  onChange: (change: Change) => void;
}

function GivePlan({ organization, busy, onChange }: DecisionProps) {
  const t = useTranslate();
  const [plan, setPlan] = useState<string>(organization.plan === 'trial' ? 'free' : organization.plan);
  const give = () => onChange({ path: 'plan', method: 'PUT', body: { plan } });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={fieldAndButton}>
        <Choice
          size="small"
          label={t('operator.columns.plan')}
          value={plan}
          onChange={setPlan}
          choices={PLANS.map((id) => ({ id, name: t(`operator.plans.${id}`) }))}
          sx={{ flex: 1, minWidth: 180 }}
        />
        <Button variant="outlined" disabled={busy} onClick={give}>
          {t('operator.act.setPlan')}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('operator.act.planText')}
      </Typography>
      {env.BILLING !== 'off' && <ExtendTrial busy={busy} onChange={onChange} />}
    </Box>
  );
}

function ExtendTrial({ busy, onChange }: Omit<DecisionProps, 'organization'>) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {TRIAL_DAYS.map((days) => (
        <Button key={days} disabled={busy} onClick={() => onChange({ path: 'trial', method: 'POST', body: { days } })}>
          {t('operator.act.extend', { days })}
        </Button>
      ))}
    </Box>
  );
}

function Suspend({ organization, busy, onChange }: DecisionProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  if (organization.suspendedAt) return <Resume busy={busy} onChange={onChange} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t('operator.act.suspendText')}
      </Typography>
      <Box sx={fieldAndButton}>
        <TextField
          size="small"
          label={t('operator.act.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          sx={{ flex: 1, minWidth: 240 }}
        />
        <Button
          color="error"
          variant="outlined"
          disabled={busy || !reason.trim()}
          onClick={() => onChange({ path: 'suspension', method: 'PUT', body: { reason } })}
        >
          {t('operator.act.suspend')}
        </Button>
      </Box>
    </Box>
  );
}

function Resume({ busy, onChange }: Omit<DecisionProps, 'organization'>) {
  const t = useTranslate();
  return (
    <div>
      <Button variant="outlined" disabled={busy} onClick={() => onChange({ path: 'suspension', method: 'DELETE' })}>
        {t('operator.act.resume')}
      </Button>
    </div>
  );
}

import { Alert, Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import type { NewApiKey as MadeKey } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, newKey, reasonOf } from '../api/http';
import { ShowSecret } from '../webhooks/ShowSecret';
import { SCOPES_BY_NOUN, useVerb, type Scope } from './scopes';
import { useDone } from '../forms/useChange';
import { PlainDialog } from '../forms/PlainDialog';
import { Choice } from '../forms/Choice';

const LIVES = [
  { days: 30, text: 'apiKeys.days' },
  { days: 90, text: 'apiKeys.days' },
  { days: 365, text: 'apiKeys.year' },
  { days: 0, text: 'apiKeys.never' },
];
const DAY_MS = 86_400_000;

/** Makes a key, and then shows its secret, this once. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeKey | null>(null);
  if (!made) return <Draft onMade={setMade} onClose={onClose} />;
  return <ShowSecret words="apiKeys" secret={made.secret} onClose={onClose} />;
}

function Draft({ onMade, onClose }: { onMade: (made: MadeKey) => void; onClose: () => void }) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>([]);
  const [days, setDays] = useState<number>(365);
  const { busy, failure, make } = useMaking(onMade);
  const confirm = {
    ...{ label: t('apiKeys.make'), does: () => void make({ name, scopes }, days) },
    disabled: busy || !name.trim() || scopes.length === 0,
  };
  return (
    <PlainDialog title={t('apiKeys.new')} rank="h2" confirm={confirm} onClose={onClose}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        label={t('apiKeys.name')}
        helperText={t('apiKeys.nameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
      />
      <Scopes chosen={scopes} onChange={setScopes} />
      <Life days={days} onChange={setDays} />
    </PlainDialog>
  );
}

/** How long the key is good for. */
function Life({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const t = useTranslate();
  const choices = LIVES.map(({ days: id, text }) => ({ id, name: t(text, { smart_count: id }) }));
  return <Choice label={t('apiKeys.expires')} value={days} onChange={onChange} choices={choices} sx={{ mt: 2 }} />;
}

/** Makes the key; what fails is told in the dialog. */
function useMaking(onMade: (made: MadeKey) => void) {
  const t = useTranslate();
  const done = useDone(['api-keys']);
  const [key] = useState(newKey);
  const [begun] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (draft: { name: string; scopes: Scope[] }, days: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const expiresAt = days ? new Date(begun + days * DAY_MS).toISOString() : null;
      const made = await call<MadeKey>('/api-keys', { method: 'POST', key, body: { ...draft, expiresAt } });
      await done();
      onMade(made);
    } catch (error) {
      setFailure(reasonOf(error, t('apiKeys.failed')));
      setBusy(false);
    }
  };
  return { busy, failure, make };
}

function Scopes({ chosen, onChange }: { chosen: Scope[]; onChange: (scopes: Scope[]) => void }) {
  const t = useTranslate();
  const toggle = (scope: Scope) =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {t('apiKeys.scopes')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('apiKeys.scopesHint')}
      </Typography>
      {SCOPES_BY_NOUN.map(([noun, scopes]) => (
        <ScopeLine key={noun} noun={noun} scopes={scopes} chosen={chosen} toggle={toggle} />
      ))}
    </Box>
  );
}

interface ScopeLineProps {
  noun: string;
  scopes: Scope[];
  chosen: Scope[];
  toggle: (scope: Scope) => void;
}

function ScopeLine({ noun, scopes, chosen, toggle }: ScopeLineProps) {
  const t = useTranslate();
  const verb = useVerb();
  return (
    <Box
      role="group"
      aria-label={t(`apiKeys.nouns.${noun}`)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Box sx={{ flex: '1 1 12rem' }}>{t(`apiKeys.nouns.${noun}`)}</Box>
      {scopes.map((scope) => (
        <FormControlLabel
          key={scope}
          label={verb(scope)}
          control={<Checkbox checked={chosen.includes(scope)} onChange={() => toggle(scope)} />}
        />
      ))}
    </Box>
  );
}

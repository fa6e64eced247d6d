import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { NewApiKey as MadeKey } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { call, newKey, reasonOf } from '../api/http';
import { CopyText } from '../forms/CopyText';
import { SCOPES_BY_NOUN, useVerb, type Scope } from './scopes';

const LIVES = [30, 90, 365, 0] as const;
const DAY_MS = 86_400_000;

/** Makes a key, and then shows its secret, this once. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={made ? undefined : onClose} aria-labelledby="new-key">
      <DialogTitle id="new-key" sx={{ typography: 'h2' }}>
        {t(made ? 'apiKeys.madeTitle' : 'apiKeys.new')}
      </DialogTitle>
      {made ? <Made made={made} onClose={onClose} /> : <Draft onMade={setMade} onClose={onClose} />}
    </Dialog>
  );
}

function Made({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const t = useTranslate();
  return (
    <>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('apiKeys.madeText')}
        </Alert>
        <CopyText label={t('apiKeys.secret')} text={made.secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('apiKeys.done')}
        </Button>
      </DialogActions>
    </>
  );
}

function Draft({ onMade, onClose }: { onMade: (made: MadeKey) => void; onClose: () => void }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>([]);
  const [days, setDays] = useState<number>(365);
  const [key] = useState(newKey);
  const [begun] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const expiresAt = days ? new Date(begun + days * DAY_MS).toISOString() : null;
      const made = await call<MadeKey>('/api-keys', { method: 'POST', key, body: { name, scopes, expiresAt } });
      await queries.invalidateQueries({ queryKey: ['api-keys'] });
      onMade(made);
    } catch (error) {
      setFailure(reasonOf(error, t('apiKeys.failed')));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void make(event)}>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <TextField
          label={t('apiKeys.name')}
          helperText={t('apiKeys.nameHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        />
        <Scopes chosen={scopes} onChange={setScopes} />
        <TextField
          select
          label={t('apiKeys.expires')}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          sx={{ mt: 2, minWidth: 200 }}
        >
          {LIVES.map((life) => (
            <MenuItem key={life} value={life}>
              {life === 0
                ? t('apiKeys.never')
                : life === 365
                  ? t('apiKeys.year')
                  : t('apiKeys.days', { smart_count: life })}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button type="submit" variant="contained" disabled={busy || !name.trim() || scopes.length === 0}>
          {t('apiKeys.make')}
        </Button>
        <Button onClick={onClose}>{t('lists.cancel')}</Button>
      </DialogActions>
    </form>
  );
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

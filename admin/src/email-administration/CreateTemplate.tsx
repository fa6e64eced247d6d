import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TEMPLATE_KEYS, type Template } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { call, newKey } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

const fresh = { name: 'New Template', key: 'default_reminder' };

/** A new template by name and key; it waits for both. */
export function CreateTemplate() {
  const t = useTranslate();
  const toast = useToast();
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [{ name, key }, setDraft] = useState(fresh);
  const [once, setOnce] = useState(newKey);
  const isComplete = name.trim() !== '' && key !== '';
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return toast(t('emailAdministration.both'), 'warning');
    return void act(
      async () => {
        const body = { name: name.trim(), jsxComponentKey: key, language: locale };
        await call<Template>('/templates', { method: 'POST', key: once, body });
        await queries.invalidateQueries({ queryKey: ['templates'] });
        toast(t('resources.templates.created'));
        setDraft(fresh);
        setOnce(newKey);
      },
      (message) => t('resources.templates.createFailed', { message }),
    );
  };
  return (
    <Box component="form" onSubmit={create} noValidate sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('emailAdministration.create')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          label={t('resources.templates.fields.name')}
          value={name}
          onChange={({ target }) => setDraft({ name: target.value, key })}
          sx={{ flex: '1 1 16rem', my: 0 }}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
        />
        <KeyChoice itsKey={key} setDraft={setDraft} name={name} />
        <Button type="submit" variant="contained" disabled={!isComplete || busy}>
          {t('emailAdministration.createButton')}
        </Button>
      </Box>
      {!isComplete && (
        <Typography role="status" sx={{ mt: 1, color: 'warning.main' }}>
          {t('emailAdministration.both')}
        </Typography>
      )}
    </Box>
  );
}

interface KeyChoiceProps {
  itsKey: string;
  setDraft: (next: { name: string; key: string }) => void;
  name: string;
}

function KeyChoice({ itsKey: key, setDraft, name }: KeyChoiceProps) {
  const t = useTranslate();
  return (
    <TextField
      select
      label={t('resources.templates.fields.jsxComponentKey')}
      value={key}
      onChange={({ target }) => setDraft({ name, key: target.value })}
      sx={{ flex: '1 1 14rem', my: 0 }}
    >
      {TEMPLATE_KEYS.map((one) => (
        <MenuItem key={one} value={one}>
          <bdi dir="ltr">{one}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

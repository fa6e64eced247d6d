import { Box, Button, TextField, Typography } from '@mui/material';
import { TEMPLATE_KEYS, type Template } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { call, newKey } from '../api/http';
import { useToast } from '../forms/useAction';
import { useChange } from '../forms/useChange';
import { Choice } from '../forms/Choice';

interface Draft {
  name: string;
  key: string;
}
const fresh = (t: (key: string) => string): Draft => ({ name: t('resources.templates.new'), key: 'default_reminder' });

/** A new template by name and key; it waits for both. */
export function CreateTemplate() {
  const t = useTranslate();
  const toast = useToast();
  const [draft, setDraft] = useState(() => fresh(t));
  const { busy, make } = useMaking(() => setDraft(fresh(t)));
  const isComplete = draft.name.trim() !== '' && draft.key !== '';
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return toast(t('emailAdministration.both'), 'warning');
    return make(draft.name, draft.key);
  };
  return (
    <Box component="form" onSubmit={create} noValidate sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('emailAdministration.create')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <NameAndKey draft={draft} onChange={setDraft} />
        <Button type="submit" variant="contained" disabled={!isComplete || busy}>
          {t('emailAdministration.create')}
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

/** Makes it, once for every draft. */
function useMaking(onMade: () => void) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { busy, change } = useChange(['templates']);
  const [once, setOnce] = useState(newKey);
  const make = (name: string, jsxComponentKey: string) =>
    void change(
      async () => {
        const body = { name: name.trim(), jsxComponentKey, language: locale };
        await call<Template>('/templates', { method: 'POST', key: once, body });
        onMade();
        setOnce(newKey);
        return t('resources.templates.created');
      },
      (message) => t('resources.templates.createFailed', { message }),
    );
  return { busy, make };
}

function NameAndKey({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useTranslate();
  return (
    <>
      <TextField
        label={t('resources.templates.fields.name')}
        value={draft.name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
        sx={{ flex: '1 1 16rem', my: 0 }}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
      />
      <Choice
        label={t('resources.templates.fields.jsxComponentKey')}
        value={draft.key}
        onChange={(key) => onChange({ ...draft, key })}
        choices={TEMPLATE_KEYS.map((id) => ({ id, name: <KeyInWords id={id} /> }))}
        sx={{ flex: '1 1 14rem', my: 0 }}
      />
    </>
  );
}

/** What an office calls it, and behind it the key as programs know it. */
function KeyInWords({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <>
      {t(`resources.templates.keys.${id}`)} · <bdi dir="ltr">{id}</bdi>
    </>
  );
}

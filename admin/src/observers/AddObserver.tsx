import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useState } from 'react';
import { call } from '../api/http';
import { Columns, RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { choicesOf, RELATIONSHIPS } from './relationships';

interface Values {
  email?: string;
  name?: string;
  relationship?: string;
}

/** Adds an observer by email: a known address is linked, a new one becomes a contact. The name is optional. */
export function AddObserver({ yahrzeitId }: { yahrzeitId: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Box sx={{ p: 2 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('observers.add')}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ p: 3, borderTop: '1px solid', borderColor: 'divider' }}>
      <AddForm yahrzeitId={yahrzeitId} onClose={() => setOpen(false)} />
    </Box>
  );
}

function AddForm({ yahrzeitId, onClose }: { yahrzeitId: string; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async ({ email: typed, name, relationship }: Values) => {
    await call('/observers/upsert-by-email', {
      method: 'POST',
      body: { yahrzeitId, email: typed?.trim(), name: name || null, relationship: relationship || null },
    });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('observers.added'));
    onClose();
  };
  return (
    <RecordForm
      save={save}
      failed={t('observers.addFailed')}
      saveLabel={t('observers.addNow')}
      requires={['email']}
      guarded={false}
      buttons={<Button onClick={onClose}>{t('lists.cancel')}</Button>}
    >
      <Columns>
        <TextInput
          source="email"
          type="email"
          label={t('observers.email')}
          helperText={t('observers.emailHint')}
          autoFocus
        />
        <TextInput
          source="name"
          label={t('observers.name')}
          helperText={t('observers.nameHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <SelectInput
          source="relationship"
          label={t('observers.relationship')}
          choices={choicesOf(RELATIONSHIPS, 'observers.relationships')}
          emptyText="–"
          helperText={t('observers.relationshipHint')}
        />
      </Columns>
    </RecordForm>
  );
}

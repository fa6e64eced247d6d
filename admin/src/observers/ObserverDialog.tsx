import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Observer, ObserverChange } from '@zikaron/contract';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { CHANNELS, choicesOf, RELATIONSHIPS } from './relationships';

/** The Edit Observance modal: how one contact observes one yahrzeit. */
export function ObserverDialog({ observer, onClose }: { observer: Observer; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async (values: Observer) => {
    const change: ObserverChange = {
      observeOnHebrewCalendar: values.observeOnHebrewCalendar,
      relationship: values.relationship || null,
      relationshipDetail: values.relationshipDetail,
      reminderDaysBefore: values.reminderDaysBefore,
      channel: values.channel,
    };
    await call(`/observers/${observer.id}`, { method: 'PUT', body: change });
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'contacts' || queryKey[0] === 'yahrzeits',
    });
    toast(t('observers.saved'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="observance">
      <DialogTitle id="observance" sx={{ typography: 'h2', pb: 0.5 }}>
        {t('observers.edit')}
      </DialogTitle>
      <DialogContent>
        <p>
          <bdi>{observer.contact.name}</bdi> · <bdi>{observer.yahrzeit.name}</bdi>
        </p>
        <RecordForm
          record={observer}
          save={save}
          failed={t('observers.failed')}
          guarded={false}
          buttons={<Button onClick={onClose}>{t('lists.cancel')}</Button>}
        >
          <SelectInput
            source="observeOnHebrewCalendar"
            label={t('observers.calendar')}
            choices={[
              { id: true, name: 'observers.hebrew' },
              { id: false, name: 'observers.civil' },
            ]}
            translateChoice
          />
          <SelectInput
            source="relationship"
            label={t('observers.relationship')}
            helperText={t('observers.relationshipHint')}
            choices={choicesOf(RELATIONSHIPS, 'observers.relationships')}
            emptyText="–"
          />
          <TextInput
            source="relationshipDetail"
            label={t('observers.detail')}
            helperText={t('observers.detailHint')}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <NumberInput
            source="reminderDaysBefore"
            label={t('observers.lead')}
            helperText={t('observers.leadHint')}
            min={0}
            max={90}
          />
          <SelectInput
            source="channel"
            label={t('observers.channel')}
            choices={choicesOf(CHANNELS, 'observers.channels')}
          />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}

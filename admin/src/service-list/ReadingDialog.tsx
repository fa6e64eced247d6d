import { MenuItem, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { DatedServices, ReadingDecision } from '@zikaron/contract';
import { TextInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { WhyNote, type Why } from './WhyRead';

/** One reading: whose, about which observance, where it is now, and whether somebody decided about it. */
export interface Reading {
  readonly yahrzeitId: string;
  readonly name: string;
  readonly calendar: 'hebrew' | 'civil';
  readonly date: string;
  readonly service: string | null;
  readonly decided: boolean;
  /** Why it is where it is, or nowhere. */
  readonly why: Why | null;
}

interface ReadingDialogProps {
  reading: Reading;
  language: 'en' | 'he';
  onClose: () => void;
}

const [NOT_THIS_YEAR, USUAL] = ['none', 'usual'];

/** Read at a service within five weeks, or not this year; or as the rule has it again. */
export function ReadingDialog({ reading, language, onClose }: ReadingDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async ({ choice, reason }: { choice: string; reason?: string | null }) => {
    const { yahrzeitId, calendar, date } = reading;
    const about = { yahrzeitId, calendar, date };
    if (choice === USUAL) await call('/service-list/readings/usual', { method: 'POST', body: about });
    else {
      // A date, and which of its services.
      const [date = null, ...key] = choice === NOT_THIS_YEAR ? [] : choice.split(' ');
      const body: ReadingDecision = { ...about, service: date, key: key.join(' ') || null, reason: reason ?? null };
      await call('/service-list/readings', { method: 'PUT', body });
    }
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('serviceList.reading.saved', { name: reading.name }));
    return onClose;
  };
  return (
    <FormDialog title={t('serviceList.reading.title', { name: reading.name })} onClose={onClose}>
      {(cancel) => (
        <>
          <WhyNote why={reading.why} />
          <RecordForm
            record={{ choice: '', reason: '' }}
            save={save}
            failed={t('serviceList.reading.failed')}
            requires={['choice']}
            buttons={cancel}
          >
            <ServiceChoice reading={reading} language={language} />
            <TextInput source="reason" label={t('serviceList.reading.reason')} fullWidth />
          </RecordForm>
        </>
      )}
    </FormDialog>
  );
}

function ServiceChoice({ reading, language }: { reading: Reading; language: 'en' | 'he' }) {
  const t = useTranslate();
  const { field } = useController({ name: 'choice' });
  const around = reading.service ?? reading.date;
  const { data } = useAnswer<DatedServices>(
    ['yahrzeits', 'services', around, language],
    `/service-list/services?date=${around}&language=${language}`,
  );
  return (
    <TextField {...field} select required fullWidth label={t('serviceList.reading.when')} sx={{ my: 1.5 }}>
      {reading.decided && <MenuItem value={USUAL}>{t('serviceList.reading.usual')}</MenuItem>}
      <MenuItem value={NOT_THIS_YEAR}>{t('serviceList.reading.notThisYear')}</MenuItem>
      {(data?.data ?? []).map(({ date, key, heading }) => (
        <MenuItem key={`${date} ${key}`} value={`${date} ${key}`}>
          <bdi>{heading}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

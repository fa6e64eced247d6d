import { MenuItem, TextField } from '@mui/material';
import type { DatedServices, ReadingDecision } from '@zikaron/contract';
import { TextInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { WhyNote, type Why } from './WhyRead';
import { useDone } from '../forms/useChange';
import { DialogForm } from '../forms/DialogForm';

/** One reading: whose, about which observance, and whether somebody decided about it. */
export interface Reading {
  readonly yahrzeitId: string;
  readonly name: string;
  readonly calendar: 'hebrew' | 'civil';
  readonly date: string;
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

/** Read at a service within five weeks of the day, or not this year; or as the rule has it again. */
export function ReadingDialog({ reading, language, onClose }: ReadingDialogProps) {
  const t = useTranslate();
  const done = useDone(['yahrzeits']);
  const save = async (typed: Draft) => {
    await decide(reading, typed);
    await done(t('serviceList.reading.saved', { name: reading.name }));
    return onClose;
  };
  return (
    <DialogForm
      title={t('serviceList.reading.title', { name: reading.name })}
      record={{ choice: '', reason: '' }}
      save={save}
      failed={t('serviceList.reading.failed')}
      requires={['choice']}
      onClose={onClose}
    >
      <WhyNote why={reading.why} />
      <ServiceChoice reading={reading} language={language} />
      <TextInput source="reason" label={t('serviceList.reading.reason')} />
    </DialogForm>
  );
}

interface Draft {
  /** A date, and which of its services; or one of the two words above. */
  choice: string;
  reason?: string | null;
}

async function decide({ yahrzeitId, calendar, date }: Reading, { choice, reason }: Draft): Promise<void> {
  const about = { yahrzeitId, calendar, date };
  if (choice === USUAL) return call('/service-list/readings/usual', { method: 'POST', body: about });
  const [service = null, ...key] = choice === NOT_THIS_YEAR ? [] : choice.split(' ');
  const body: ReadingDecision = { ...about, service, key: key.join(' ') || null, reason: reason ?? null };
  return call('/service-list/readings', { method: 'PUT', body });
}

function ServiceChoice({ reading, language }: { reading: Reading; language: 'en' | 'he' }) {
  const t = useTranslate();
  const { field } = useController({ name: 'choice' });
  const { data } = useAnswer<DatedServices>(
    ['yahrzeits', 'services', reading.date, language],
    `/service-list/services?date=${reading.date}&language=${language}`,
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

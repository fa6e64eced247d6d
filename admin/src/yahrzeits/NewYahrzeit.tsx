import type { Yahrzeit } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { formatCivil } from '../dates/civil';
import { OnRecord } from '../forms/OnRecord';
import { draftOf, type YahrzeitFormValues } from './form-values';
import { useUnderstoodDates } from './UnderstoodDatesPanel';
import { YahrzeitInputs } from './YahrzeitInputs';
import { useDone } from '../forms/useChange';
import { DialogForm } from '../forms/DialogForm';
import { useGoOn } from '../forms/useGoOn';

/** People of the same name, Hebrew name, or day of death. */
function AlreadyOnRecord() {
  const { name, hebrewName } = useWatch<YahrzeitFormValues>();
  const diedOn = useUnderstoodDates()?.settled?.gregorianDate;
  const [locale] = useLocaleState();
  return (
    <OnRecord<Yahrzeit>
      resource="yahrzeits"
      filters={[{ called: name }, { called: hebrewName }, { diedOn }]}
      about={({ gregorianDate, hebrewDate, hebrewDateHe }) =>
        [gregorianDate && formatCivil(gregorianDate, locale), locale === 'he' ? hebrewDateHe : hebrewDate]
          .filter(Boolean)
          .join(' · ')
      }
    />
  );
}

/** The dialog behind "New yahrzeit". */
export function NewYahrzeit({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const goOn = useGoOn();
  const done = useDone(['yahrzeits']);
  const save = async (values: YahrzeitFormValues, key: string) => {
    const draft = await draftOf(values);
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York';
    const made = await call<Yahrzeit>('/yahrzeits', { method: 'POST', key, body: { ...draft, timezone } });
    await done(t('resources.yahrzeits.created'));
    return () => {
      onClose();
      goOn(`/app/yahrzeits/${made.id}`);
    };
  };
  return (
    <DialogForm
      title={t('resources.yahrzeits.new')}
      maxWidth="md"
      record={{ afterSunset: 'unsure' }}
      save={save}
      failed={t('resources.yahrzeits.createFailed')}
      requires={['name']}
      onClose={onClose}
    >
      <YahrzeitInputs />
      <AlreadyOnRecord />
    </DialogForm>
  );
}

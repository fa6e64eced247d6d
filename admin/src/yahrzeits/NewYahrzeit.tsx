import { useQueryClient } from '@tanstack/react-query';
import type { Yahrzeit } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { formatCivil } from '../dates/civil';
import { FormDialog } from '../forms/FormDialog';
import { OnRecord } from '../forms/OnRecord';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { draftOf, type YahrzeitFormValues } from './form-values';
import { useUnderstoodDates } from './UnderstoodDatesPanel';
import { YahrzeitInputs } from './YahrzeitInputs';

/** People of the same name, Hebrew name, or day of death. */
function AlreadyOnRecord() {
  const { name, hebrewName } = useWatch() as YahrzeitFormValues;
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
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = async (values: YahrzeitFormValues, key: string) => {
    const draft = await draftOf(values);
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York';
    const made = await call<Yahrzeit>('/yahrzeits', { method: 'POST', key, body: { ...draft, timezone } });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('resources.yahrzeits.created'));
    return () => {
      onClose();
      void navigate(`/app/yahrzeits/${made.id}`);
    };
  };
  return (
    <FormDialog title={t('resources.yahrzeits.new')} maxWidth="md" onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ afterSunset: 'unsure' }}
          save={save}
          failed={t('resources.yahrzeits.createFailed')}
          requires={['name']}
          buttons={cancel}
        >
          <YahrzeitInputs />
          <AlreadyOnRecord />
        </RecordForm>
      )}
    </FormDialog>
  );
}

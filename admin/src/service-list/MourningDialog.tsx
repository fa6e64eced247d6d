import { useQueryClient } from '@tanstack/react-query';
import type { MourningEndDraft, ServiceName } from '@zikaron/contract';
import { DateInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';

/** One who died recently, and when their mourning ended, if somebody has said so. */
export type Mourned = Pick<ServiceName, 'yahrzeitId' | 'name' | 'mourningEnd'>;

/** When the week of mourning and the thirty days ended, as a rabbi told it: the house computes no festival that cuts them short. */
export function MourningDialog({ mourned, onClose }: { mourned: Mourned; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { yahrzeitId, name, mourningEnd } = mourned;
  const save = async ({ shiva, sheloshim }: Partial<MourningEndDraft>) => {
    const body: MourningEndDraft = { yahrzeitId, shiva: shiva || null, sheloshim: sheloshim || null };
    await call('/service-list/mourning', { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('serviceList.reading.saved', { name }));
    return onClose;
  };
  return (
    <FormDialog title={t('serviceList.mourning.title', { name })} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ shiva: mourningEnd?.shiva ?? null, sheloshim: mourningEnd?.sheloshim ?? null }}
          save={save}
          failed={t('serviceList.reading.failed')}
          buttons={cancel}
        >
          <DateInput source="shiva" label={t('serviceList.mourning.shiva')} parse={(date: string) => date} fullWidth />
          <DateInput
            source="sheloshim"
            label={t('serviceList.mourning.sheloshim')}
            helperText={t('serviceList.mourning.hint')}
            parse={(date: string) => date}
            fullWidth
          />
        </RecordForm>
      )}
    </FormDialog>
  );
}

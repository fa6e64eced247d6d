import { useQueryClient } from '@tanstack/react-query';
import { RECENT_DAYS, type MourningEndDraft, type ServiceName } from '@zikaron/contract';
import { DateInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { WhyNote, type Why } from './WhyRead';

/** One who died recently, and when their mourning ended, if somebody has said so. */
export type Mourned = Pick<ServiceName, 'yahrzeitId' | 'name' | 'mourningEnd'> & { readonly why: Why | null };

const AS_POLICY = 'policy';
type Draft = Partial<Pick<MourningEndDraft, 'shiva' | 'sheloshim' | 'reason'>> & {
  days: (typeof RECENT_DAYS)[number] | typeof AS_POLICY;
};

/**
 * When the week of mourning and the thirty days ended, as a rabbi told it: the house computes no festival that cuts them short. And
 * for how long this one is named, where it is not as the settings say of everybody.
 */
export function MourningDialog({ mourned, onClose }: { mourned: Mourned; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { yahrzeitId, name, mourningEnd, why } = mourned;
  const choices = [
    { id: AS_POLICY, name: t('serviceList.mourning.asPolicy') },
    ...RECENT_DAYS.map((id) => ({ id, name: t(`serviceList.mourning.named.${id}`) })),
  ];
  const save = async ({ shiva, sheloshim, days, reason }: Draft) => {
    const ends = { shiva: shiva || null, sheloshim: sheloshim || null };
    const body: MourningEndDraft = {
      yahrzeitId,
      ...ends,
      days: days === AS_POLICY ? null : days,
      reason: reason ?? null,
    };
    await call('/service-list/mourning', { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('serviceList.reading.saved', { name }));
    return onClose;
  };
  return (
    <FormDialog title={t('serviceList.mourning.title', { name })} onClose={onClose}>
      {(cancel) => (
        <>
          <WhyNote why={why} />
          <RecordForm
            record={{ ...mourningEnd, days: mourningEnd?.days ?? AS_POLICY }}
            save={save}
            failed={t('serviceList.reading.failed')}
            buttons={cancel}
          >
            <DateInput
              source="shiva"
              label={t('serviceList.mourning.shiva')}
              parse={(date: string) => date}
              fullWidth
            />
            <DateInput
              source="sheloshim"
              label={t('serviceList.mourning.sheloshim')}
              helperText={t('serviceList.mourning.hint')}
              parse={(date: string) => date}
              fullWidth
            />
            <SelectInput
              source="days"
              label={t('serviceList.mourning.days')}
              choices={choices}
              translateChoice={false}
              isRequired
              fullWidth
            />
            <TextInput source="reason" label={t('serviceList.reading.reason')} fullWidth />
          </RecordForm>
        </>
      )}
    </FormDialog>
  );
}

import { RECENT_DAYS, type MourningEndDraft, type ServiceName } from '@zikaron/contract';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { WhyNote, type Why } from './WhyRead';
import { useDone } from '../forms/useChange';
import { DayInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';

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
  const done = useDone(['yahrzeits']);
  const { yahrzeitId, name, mourningEnd, why } = mourned;
  const save = async ({ shiva, sheloshim, days, reason }: Draft) => {
    const ends = { shiva: shiva || null, sheloshim: sheloshim || null };
    const named = { days: days === AS_POLICY ? null : days, reason: reason ?? null };
    await call('/service-list/mourning', {
      method: 'PUT',
      body: { yahrzeitId, ...ends, ...named } satisfies MourningEndDraft,
    });
    await done(t('serviceList.reading.saved', { name }));
    return onClose;
  };
  return (
    <DialogForm
      title={t('serviceList.mourning.title', { name })}
      record={{ ...mourningEnd, days: mourningEnd?.days ?? AS_POLICY }}
      save={save}
      failed={t('serviceList.reading.failed')}
      onClose={onClose}
    >
      <WhyNote why={why} />
      <Inputs />
    </DialogForm>
  );
}

function Inputs() {
  const t = useTranslate();
  const word = (key: string | number) => t(`serviceList.mourning.${key}`);
  return (
    <>
      <DayInput source="shiva" label={word('shiva')} />
      <DayInput source="sheloshim" label={word('sheloshim')} helperText={word('hint')} />
      <SelectInput
        source="days"
        label={word('days')}
        choices={[
          { id: AS_POLICY, name: word('asPolicy') },
          ...RECENT_DAYS.map((id) => ({ id, name: word(`named.${id}`) })),
        ]}
        translateChoice={false}
        isRequired
      />
      <TextInput source="reason" label={t('serviceList.reading.reason')} />
    </>
  );
}

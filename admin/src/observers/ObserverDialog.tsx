import type { Observer, ObserverChange, YahrzeitDetails } from '@zikaron/contract';
import { NumberInput, SelectInput, useTranslate } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { useAccount } from '../api/account';
import { call } from '../api/http';
import type { Edition } from '../forms/merge-conflicts';
import { FormDialog } from '../forms/FormDialog';
import { VersionedForm } from '../forms/VersionedForm';
import { KinshipInput } from './KinshipInput';
import { RULES } from '../settings/rules';
import { CHANNELS, choicesOf } from './relationships';
import { useDone } from '../forms/useChange';
import { OF_PEOPLE } from '../api/freshness';

/** The lead time is null where the congregation's is followed. */
type Values = Pick<
  Observer,
  'observeOnHebrewCalendar' | 'adarRule' | 'relationship' | 'relationshipDetail' | 'channel'
> & {
  reminderDaysBefore: number | null;
};

const valuesOf = (typed: Values): Values => ({
  observeOnHebrewCalendar: typed.observeOnHebrewCalendar,
  adarRule: typed.adarRule || null,
  relationship: typed.relationship || null,
  relationshipDetail: typed.relationshipDetail || null,
  reminderDaysBefore: typed.reminderDaysBefore ?? null,
  channel: typed.channel,
});
const editionOf = ({ version, ...observer }: Observer): Edition<Values> => ({
  values: valuesOf({ ...observer, reminderDaysBefore: observer.ownLead ? observer.reminderDaysBefore : null }),
  version,
});

/** The Edit Observance modal: how one contact observes one yahrzeit. Somebody else's newer change is not overwritten. */
export function ObserverDialog({ observer, onClose }: { observer: Observer; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(...OF_PEOPLE);
  const save = async (typed: Values, { version }: Edition<Values>) => {
    const change: ObserverChange = { ...valuesOf(typed), version };
    await call(`/observers/${observer.id}`, { method: 'PUT', body: change });
    await done(t('observers.saved'));
    onClose();
  };
  return (
    <FormDialog title={t('observers.edit')} onClose={onClose}>
      {(cancel) => (
        <VersionedForm
          first={editionOf(observer)}
          latest={() => latestOf(observer)}
          save={save}
          failed={t('observers.failed')}
          buttons={cancel}
        >
          {() => <Inputs observer={observer} />}
        </VersionedForm>
      )}
    </FormDialog>
  );
}

/** As it stands now. One that is gone meanwhile is refused with the next save. */
async function latestOf(observer: Observer) {
  const { observers } = await call<YahrzeitDetails>(`/yahrzeits/${observer.yahrzeit.id}/details`);
  return editionOf(observers.find(({ id }) => id === observer.id) ?? observer);
}

function Inputs({ observer }: { observer: Observer }) {
  const t = useTranslate();
  const lead = useAccount().data?.organization.leadDays;
  return (
    <>
      <KinshipInput deceased={observer.yahrzeit} observer={observer.contact} />
      <ChosenInput source="observeOnHebrewCalendar" label={t('observers.calendar')} choices={CALENDARS} />
      {observer.choosesAdar && <AdarChoice />}
      <NumberInput
        source="reminderDaysBefore"
        label={t('observers.lead')}
        helperText={t('observers.leadHint', { smart_count: lead ?? observer.reminderDaysBefore })}
        min={0}
        max={90}
      />
      <ChosenInput
        source="channel"
        label={t('observers.channel')}
        choices={choicesOf(CHANNELS, 'observers.channels')}
      />
    </>
  );
}

const CALENDARS = [
  { id: true, name: 'observers.hebrew' },
  { id: false, name: 'observers.civil' },
];

function AdarChoice() {
  const t = useTranslate();
  return (
    <SelectInput
      source="adarRule"
      label={t('observers.adar')}
      helperText={t('observers.adarHint')}
      emptyText={t('observers.adarOfRecord')}
      choices={RULES.adarRule.map((id) => ({ id, name: t(`settings.rules.adarRule.answers.${id}`) }))}
      translateChoice={false}
    />
  );
}
